import type { either as E } from 'fp-ts'
import { right, sharedLeft } from '../answer.ts'
import { asciiDigit } from '../form/digits.ts'
import { seen, withoutInvisible } from '../form/invisible.ts'
import type { PhoneRule } from './phoneRule.ts'

declare const brand: unique symbol

/** A mobile number of one market in its national form: digits only, no country code, no trunk 0. */
export type MobileNumber = string & { readonly [brand]: 'MobileNumber' }

/** The errors of a mobile number (spec 1 §5). */
export type MobileError =
  | { readonly kind: 'MobileMissing' }
  | { readonly kind: 'MobileMalformed'; readonly country: string }
  | { readonly kind: 'MobileCountryUnserved'; readonly country: string }

const zero = 0x30
const plus = 0x2b

// A number copied from a text may bring along direction marks, which are dropped.
const isMark = /^[\s\u2010-\u2015]?$/u

const isDigit = (code: number): boolean => code >= zero && code <= zero + 9

/** Whether the code is punctuation that may stand between digits: space ( ) - . and the like. */
const isPunctuation = (code: number): boolean =>
  code < 0x80
    ? code === 0x20 ||
      code === 0x28 ||
      code === 0x29 ||
      code === 0x2d ||
      code === 0x2e ||
      (code > 8 && code < 14)
    : isMark.test(withoutInvisible(String.fromCharCode(code)))

const skipPunctuation = (typed: string, from: number): number => {
  let at = from
  while (at < typed.length && isPunctuation(typed.charCodeAt(at))) at += 1
  return at
}

/**
 * The position after `prefix` in `typed`, ignoring punctuation and accepting the digits of any script;
 * -1 if the prefix is not there.
 */
const after = (prefix: string, typed: string, from: number): number => {
  let at = from
  for (let index = 0; index < prefix.length; index += 1) {
    at = skipPunctuation(typed, at)
    if (asciiDigit(typed.charCodeAt(at)) !== prefix.charCodeAt(index)) return -1
    at += 1
  }
  return at
}

const afterCallingCode = ({ callingCode }: PhoneRule, typed: string): number => {
  // The shortcut for numbers as browsers fill them in.
  if (typed.charCodeAt(0) === plus && typed.startsWith(callingCode, 1))
    return 1 + callingCode.length
  const first = skipPunctuation(typed, 0)
  const code = asciiDigit(typed.charCodeAt(first))
  if (code !== plus && code !== zero) return 0
  const dialled = code === plus ? first + 1 : after('0', typed, first + 1)
  // Without a second zero, the calling code does not match either.
  return Math.max(0, after(callingCode, typed, dialled))
}

/**
 * The rest of the typed text in ASCII digits, without punctuation. If only digits are wanted, the empty
 * text when anything else is left.
 */
const gathered = (typed: string, from: number, wanted: 'digits' | 'all'): string => {
  let kept = ''
  let start = from
  for (let at = from; at < typed.length; at += 1) {
    const code = typed.charCodeAt(at)
    if (isDigit(code)) continue
    const digit = asciiDigit(code)
    const isKept = digit === code && !isPunctuation(code)
    if (isKept && wanted === 'digits') return ''
    if (isKept) continue
    kept += typed.slice(start, at)
    if (digit !== code) kept += String.fromCharCode(digit)
    start = at + 1
  }
  return start === 0 ? typed : kept + typed.slice(start)
}

const national = (rule: PhoneRule, typed: string, wanted: 'digits' | 'all'): string => {
  const text = gathered(typed, afterCallingCode(rule, typed), wanted)
  return text.length === rule.digits + 1 && text.startsWith('0') ? text.slice(1) : text
}

/**
 * Reduces what was typed or autofilled to the national form of `rule` (spec 1 §5). Arabic digits, those
 * of India's scripts and full-width digits become ASCII. Punctuation, invisible characters, the
 * country's calling code (`+91`, `0091`) and one trunk `0` are dropped. Nothing is truncated, and
 * nothing is validated: that is for `parseMobile`.
 *
 * @example
 * nationalForm(india.phone)('+91 (98765) 43-210') // → '9876543210'
 * nationalForm(india.phone)('ring me') // → 'ringme'
 */
export const nationalForm =
  (rule: PhoneRule) =>
  (typed: string): string =>
    national(rule, typed, 'all')

/**
 * Whether the text has ASCII digits only, or is empty. Scans the whole text, because few branches are
 * fast.
 */
const isDigits = (text: string): boolean => {
  let signs = 0
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - zero
    signs |= digit | (9 - digit)
  }
  return signs >= 0
}

/** For each first digit, the allowed starts without that digit. */
const startsByDigit = ({ starts }: PhoneRule): ReadonlyArray<readonly string[]> =>
  Array.from({ length: 10 }, (_, digit) =>
    starts.filter((start) => start.startsWith(String(digit))).map((start) => start.slice(1)),
  )

const startsWithOne = (rests: readonly string[] | undefined, digits: string): boolean => {
  for (const rest of rests ?? []) if (rest === '' || digits.startsWith(rest, 1)) return true
  return false
}

/**
 * Validates a typed mobile number by the rule of its country (spec 1 §5, spec 2 §5). Fails with
 * `MobileMissing` if blank, with `MobileCountryUnserved` if the rule has no `starts`, otherwise with
 * `MobileMalformed`.
 *
 * @example
 * parseMobile(india.phone)('098765 43210') // → right: '9876543210'
 * parseMobile(india.phone)('12345') // → left: { kind: 'MobileMalformed', country: 'IN' }
 * parseMobile(india.phone)(' ') // → left: { kind: 'MobileMissing' }
 */
export const parseMobile = (
  rule: PhoneRule,
): ((typed: string) => E.Either<MobileError, MobileNumber>) => {
  const restsByDigit = startsByDigit(rule)
  const isMobile = (digits: string): digits is MobileNumber =>
    digits.length === rule.digits &&
    startsWithOne(restsByDigit[digits.charCodeAt(0) - zero], digits)
  const { country, starts } = rule
  const missing = sharedLeft({ kind: 'MobileMissing' } as const)
  const wrong = sharedLeft(
    starts.length === 0
      ? ({ kind: 'MobileCountryUnserved', country } as const)
      : ({ kind: 'MobileMalformed', country } as const),
  )
  const whole = (typed: string): E.Either<MobileError, MobileNumber> => {
    if (typed.length === rule.digits) {
      // As long as a number, so nothing is dropped if it is one: a first digit that no number has rules
      // it out.
      if (restsByDigit[typed.charCodeAt(0) - zero]?.length === 0) return wrong
      if (isDigits(typed) && isMobile(typed)) return right(typed)
    }
    const digits = national(rule, typed, 'digits')
    if (isMobile(digits)) return right(digits)
    return digits === '' && seen(typed) === '' ? missing : wrong
  }
  return (typed) => {
    if (typed === '') return missing
    // Dropping characters never lengthens a text, so too few digits stay too few.
    return typed.length < rule.digits && isDigit(typed.charCodeAt(0)) ? wrong : whole(typed)
  }
}
