import { either as E } from 'fp-ts'

declare const brand: unique symbol

/** A person's name, trimmed, inner runs of white space made one space. */
export type PersonName = string & { readonly [brand]: 'PersonName' }

export type NameError =
  | { readonly kind: 'NameMissing' }
  | { readonly kind: 'NameTooShort'; readonly least: number }
  | { readonly kind: 'NameTooLong'; readonly most: number }
  | { readonly kind: 'NameMalformed' }

/** Lengths in characters (code points) after trimming. */
export type NameRule = { readonly least: number; readonly most: number }

// Combining marks belong to letters: without them किरण and রহিম would not be names. Two invisible
// joiners between them say how they are drawn: without those র‍্যাচেল and علی‌رضا would not.
const words = /^[\p{L}\p{M}]+(?:[ \u200c\u200d][\p{L}\p{M}]+)*$/u
const hasLetter = /\p{L}/u

// The last letter of രമേശന്‍ as older keyboards write it: a joiner that ends a word.
const endingJoiner = /\u0d4d\u200d(?= |$)/g

const isName = (text: string): text is PersonName =>
  words.test(text.replace(endingJoiner, '\u0d4d')) && hasLetter.test(text)

/**
 * A name as links carry it: plus signs are spaces (spec 1 §5). It is trimmed, not checked.
 *
 * @example
 * prefilledName('Asha+Rao') // → 'Asha Rao'
 */
export const prefilledName = (raw: string): string => raw.replaceAll('+', ' ').trim()

/**
 * A person's name by `rule` (spec 1 §5, spec 2 §5): letters of any script and white space, at least
 * one letter, and the joiners that some scripts have between letters. Fails with `NameMissing` when
 * blank, `NameTooShort` and `NameTooLong` by the characters of the rule, `NameMalformed` otherwise.
 * Length is checked before content, so that a long text costs nothing.
 *
 * @example
 * parseName(india.name)('  Asha   Rao ') // → right: 'Asha Rao'
 * parseName(india.name)('Jo') // → left: { kind: 'NameTooShort', least: 3 }
 * parseName(india.name)('R2-D2') // → left: { kind: 'NameMalformed' }
 */
export const parseName =
  (rule: NameRule) =>
  (typed: string): E.Either<NameError, PersonName> => {
    const text = typed.trim().replace(/\s+/g, ' ')
    if (text === '') return E.left({ kind: 'NameMissing' })
    const length = Array.from(text.slice(0, 4 * rule.most)).length
    if (length < rule.least) return E.left({ kind: 'NameTooShort', least: rule.least })
    if (length > rule.most) return E.left({ kind: 'NameTooLong', most: rule.most })
    return isName(text) ? E.right(text) : E.left({ kind: 'NameMalformed' })
  }

/**
 * First word and last word; a single word has no last name (spec 1 §3).
 *
 * @example
 * splitFullName('Asha Devi Rao') // → { firstName: 'Asha', lastName: 'Rao' }
 * splitFullName('Asha') // → { firstName: 'Asha', lastName: null }
 */
export const splitFullName = (
  name: string,
): { readonly firstName: string; readonly lastName: string | null } => {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  return { firstName: first, lastName: words.length > 1 ? (words.at(-1) ?? null) : null }
}
