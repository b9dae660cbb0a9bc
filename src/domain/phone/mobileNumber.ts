import { either as E } from 'fp-ts'
import type { PhoneRule } from './phoneRule.ts'

declare const brand: unique symbol

/** A mobile number of one market in its national form: digits only, no country code, no trunk 0. */
export type MobileNumber = string & { readonly [brand]: 'MobileNumber' }

export type MobileError =
  | { readonly kind: 'MobileMissing' }
  | { readonly kind: 'MobileMalformed'; readonly country: string }
  | { readonly kind: 'MobileCountryUnserved'; readonly country: string }

const zeroOfScripts = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10]

// Bengali, Devanagari and Arabic keyboards type their own digits; they mean the same number.
const asAsciiDigit = (digit: string): string => {
  const code = digit.charCodeAt(0)
  const zero = zeroOfScripts.find((start) => code >= start && code <= start + 9)
  return zero === undefined ? digit : String(code - zero)
}

// A number that is copied out of a text brings along the marks that kept it left to right there.
const isPunctuation = /[\s\-().\u00a0\u2010-\u2015\p{Bidi_Control}]/gu
const isBlank = /^[\s\p{Bidi_Control}]*$/u
const isForeignDigit = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g
const isDigits = /^[0-9]+$/

const withoutCallingCode = (rule: PhoneRule, text: string): string => {
  const dialled = [`+${rule.callingCode}`, `00${rule.callingCode}`].find((prefix) =>
    text.startsWith(prefix),
  )
  return dialled === undefined ? text : text.slice(dialled.length)
}

const withoutTrunk = (rule: PhoneRule, text: string): string =>
  text.length === rule.digits + 1 && text.startsWith('0') ? text.slice(1) : text

/**
 * What was typed or autofilled, reduced to the national form of `rule` (spec 1 §5): digits of other
 * scripts become ASCII ones; punctuation, invisible direction marks, the country's calling code
 * (`+91`, `0091`) and one trunk `0` are dropped. Nothing is truncated, and nothing is checked: that
 * is `parseMobile`.
 *
 * @example
 * nationalForm(india.phone)('+91 (98765) 43-210') // → '9876543210'
 * nationalForm(india.phone)('ring me') // → 'ringme'
 */
export const nationalForm =
  (rule: PhoneRule) =>
  (typed: string): string =>
    withoutTrunk(
      rule,
      withoutCallingCode(
        rule,
        typed.replace(isPunctuation, '').replace(isForeignDigit, asAsciiDigit),
      ),
    )

const isMobileOf =
  (rule: PhoneRule) =>
  (national: string): national is MobileNumber =>
    national.length === rule.digits &&
    isDigits.test(national) &&
    rule.starts.some((start) => national.startsWith(start))

/**
 * The mobile number that was typed, by the rule of its country (spec 1 §5, spec 2 §5). Fails with
 * `MobileMissing` when blank, `MobileCountryUnserved` where the country has no rule, and
 * `MobileMalformed` otherwise.
 *
 * @example
 * parseMobile(india.phone)('098765 43210') // → right: '9876543210'
 * parseMobile(india.phone)('12345') // → left: { kind: 'MobileMalformed', country: 'IN' }
 * parseMobile(india.phone)(' ') // → left: { kind: 'MobileMissing' }
 */
export const parseMobile = (
  rule: PhoneRule,
): ((typed: string) => E.Either<MobileError, MobileNumber>) => {
  const toNational = nationalForm(rule)
  const isMobile = isMobileOf(rule)
  return (typed) => {
    if (isBlank.test(typed)) return E.left({ kind: 'MobileMissing' })
    if (rule.starts.length === 0) {
      return E.left({ kind: 'MobileCountryUnserved', country: rule.country })
    }
    const national = toNational(typed)
    return isMobile(national)
      ? E.right(national)
      : E.left({ kind: 'MobileMalformed', country: rule.country })
  }
}
