import type { either as E } from 'fp-ts'
import { isLeft, left, right } from '../answer.ts'
import { seen } from '../form/invisible.ts'

/** The reasons for cancelling, in the order in which they are offered. For `other` the customer writes one. */
export const cancelReasons = Object.freeze(['plans', 'slow', 'mistake', 'fare', 'other'] as const)

/** One of the reasons for cancelling; the screen gives it a name. */
export type CancelReasonKind = (typeof cancelReasons)[number]

/** The longest reason that the service takes, in UTF-16 units, as it counts them. */
export const longestReason = 500

/** The form for cancelling an order; `ownWords` are used for `other` only. */
export type CancelForm = {
  readonly chosen: CancelReasonKind | null
  readonly ownWords: string
}

/** A complete reason for cancelling an order. */
export type CancelReason =
  | { readonly kind: Exclude<CancelReasonKind, 'other'> }
  | { readonly kind: 'other'; readonly words: string }

/** Why a reason's words are refused; `most` in UTF-16 units. */
export type ReasonWordsError =
  | { readonly kind: 'ReasonWordsMissing' }
  | { readonly kind: 'ReasonWordsTooLong'; readonly most: number }

/** Why a reason is refused. */
export type CancelReasonError = { readonly kind: 'ReasonMissing' } | ReasonWordsError

/**
 * The words of a reason, trimmed and without invisible characters (spec 2 §4). Fails with
 * `ReasonWordsMissing` when blank, and with `ReasonWordsTooLong` when longer than `longestReason`.
 *
 * @example
 * parseReasonWords(' The lift is broken ') // → right: 'The lift is broken'
 * parseReasonWords(' ') // → left: { kind: 'ReasonWordsMissing' }
 */
export const parseReasonWords = (typed: string): E.Either<ReasonWordsError, string> => {
  const words = seen(typed)
  if (words === '') return left({ kind: 'ReasonWordsMissing' })
  return words.length > longestReason
    ? left({ kind: 'ReasonWordsTooLong', most: longestReason })
    : right(words)
}

/**
 * The reason that a form gives (spec 2 §4). Fails with `ReasonMissing` if none is chosen, and for
 * `other` with the errors of `parseReasonWords`.
 *
 * @example
 * parseCancelReason({ chosen: 'slow', ownWords: '' }) // → right: { kind: 'slow' }
 * parseCancelReason({ chosen: 'other', ownWords: '' }) // → left: { kind: 'ReasonWordsMissing' }
 * parseCancelReason({ chosen: null, ownWords: '' }) // → left: { kind: 'ReasonMissing' }
 */
export const parseCancelReason = ({
  chosen,
  ownWords,
}: CancelForm): E.Either<CancelReasonError, CancelReason> => {
  if (chosen === null) return left({ kind: 'ReasonMissing' })
  if (chosen !== 'other') return right({ kind: chosen })
  const words = parseReasonWords(ownWords)
  return isLeft(words) ? words : right({ kind: 'other', words: words.right })
}
