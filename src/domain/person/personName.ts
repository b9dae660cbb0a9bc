import type { either as E } from 'fp-ts'
import { left, right } from '../answer.ts'
import { type ErrorsByFault, errorOf, type Fault } from '../form/fault.ts'
import { seen } from '../form/invisible.ts'

declare const brand: unique symbol

/** A person's name, trimmed, with each inner run of white space replaced by one space. */
export type PersonName = string & { readonly [brand]: 'PersonName' }

/** The errors of a name; lengths in characters (spec 1 §5). */
export type NameError =
  | { readonly kind: 'NameMissing' }
  | { readonly kind: 'NameTooShort'; readonly least: number }
  | { readonly kind: 'NameTooLong'; readonly most: number }
  | { readonly kind: 'NameMalformed' }

/** Minimum and maximum length in characters (code points), after trimming. */
export type NameRule = { readonly least: number; readonly most: number }

// Combining marks belong to letters: without them, किरण and রহিম would not be names. Two zero-width
// joiners between letters affect how these are drawn: without them, র‍্যাচেল and علی‌رضا would not be
// names.
const words = /^[\p{L}\p{M}]+(?:[ \u200c\u200d][\p{L}\p{M}]+)*$/u
const hasLetter = /\p{L}/u

// A joiner after the last mark of a word: part of the last letter of രമേശന്‍ and অভিজিত্‍ on older
// keyboards, and usual at the end of names like ಕಿರಣ್‌ and సచిన్‌.
const endingJoiner = /(?<=\p{M})[\u200c\u200d](?= |$)/gu

/**
 * Whether the text consists of words of ASCII letters, separated by single spaces, and is thus a name
 * already. Scans the whole text, because few branches are fast.
 */
const isPlain = (text: string): text is PersonName => {
  let signs = 0
  // Negative for anything but a letter, including the start.
  let before = -1
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const lowerCase = code | 0x20
    const letter = (lowerCase - 0x61) | (0x7a - lowerCase)
    // Anything but a letter, or a space after a letter, is wrong.
    signs |= letter & (before | -(code ^ 0x20))
    before = letter
  }
  return (signs | before) >= 0
}

const isName = (text: string): text is PersonName =>
  words.test(text.replace(endingJoiner, '')) && hasLetter.test(text)

/**
 * A name to prefill a form with, in which plus signs mean spaces, as in a link (spec 1 §5). It is trimmed but not
 * validated.
 *
 * @example
 * prefilledName('Asha+Rao') // → 'Asha Rao'
 */
export const prefilledName = (raw: string): string => raw.replaceAll('+', ' ').trim()

const missing: Fault = 1
const malformed: Fault = 2
const tooShort: Fault = 3
const tooLong: Fault = 4

/** The result of `parseName` without allocating an Either. */
export const nameOrFault = ({ least, most }: NameRule): ((typed: string) => PersonName | Fault) => {
  const reduced = (typed: string): PersonName | Fault => {
    const text = seen(typed).replace(/\s+/g, ' ')
    if (text === '') return missing
    const length = Array.from(text.slice(0, 4 * most)).length
    if (length < least) return tooShort
    if (length > most) return tooLong
    return isName(text) ? text : malformed
  }
  return (typed) => {
    // Checked first: while a form is being filled in, most fields are still empty.
    if (typed === '') return missing
    if (typed.length <= most && isPlain(typed)) return typed.length < least ? tooShort : typed
    return reduced(typed)
  }
}

/**
 * Validates a person's name by `rule` (spec 1 §5, spec 2 §5). It consists of letters of any script and
 * white space, with at least one letter, and may contain the joiners that some scripts use between
 * letters or after a word's last mark. Invisible characters are dropped. Fails with `NameMissing` if
 * blank, with `NameTooShort` or `NameTooLong` by the rule's lengths, otherwise with `NameMalformed`.
 * Length is checked before content; only the search for invisible characters reads all of the text
 * first.
 *
 * @example
 * parseName(india.name)('  Asha   Rao ') // → right: 'Asha Rao'
 * parseName(india.name)('Jo') // → left: { kind: 'NameTooShort', least: 3 }
 * parseName(india.name)('R2-D2') // → left: { kind: 'NameMalformed' }
 */
export const parseName = (rule: NameRule): ((typed: string) => E.Either<NameError, PersonName>) => {
  const toName = nameOrFault(rule)
  const { least, most } = rule
  const errors: ErrorsByFault<NameError> = [
    Object.freeze({ kind: 'NameMissing' }),
    Object.freeze({ kind: 'NameMalformed' }),
    Object.freeze({ kind: 'NameTooShort', least }),
    Object.freeze({ kind: 'NameTooLong', most }),
  ]
  return (typed) => {
    const said = toName(typed)
    return typeof said === 'string' ? right(said) : left(errorOf(errors, said))
  }
}

const isSpace = (name: string, at: number): boolean => {
  const code = name.charCodeAt(at)
  return code < 0x80 ? code === 0x20 || (code > 8 && code < 14) : /\s/.test(name.charAt(at))
}

/**
 * Splits a name into its first and last word; a single word has no last name (spec 1 §3).
 *
 * @example
 * splitFullName('Asha Devi Rao') // → { firstName: 'Asha', lastName: 'Rao' }
 * splitFullName('Asha') // → { firstName: 'Asha', lastName: null }
 */
export const splitFullName = (
  name: string,
): { readonly firstName: string; readonly lastName: string | null } => {
  const words = name.trim()
  let end = 0
  while (end < words.length && !isSpace(words, end)) end += 1
  if (end === words.length) return { firstName: words, lastName: null }
  let start = words.length
  while (!isSpace(words, start - 1)) start -= 1
  return { firstName: words.slice(0, end), lastName: words.slice(start) }
}
