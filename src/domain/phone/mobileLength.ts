import { nationalForm } from './mobileNumber.ts'
import type { PhoneRule } from './phoneRule.ts'

const hasLengthOf = (rule: PhoneRule, national: string): boolean =>
  national.length === rule.digits && /^[0-9]+$/.test(national)

/**
 * Whether a number from a link is as long as a mobile number of the market, in any notation, even with
 * an unencoded plus sign (spec 1 §5). Whether the number is valid is for `parseMobile` to decide.
 *
 * @example
 * isMobileWhole(india.phone)('5555555555') // → true
 * isMobileWhole(india.phone)(' 919876543210') // → true
 * isMobileWhole(india.phone)('98765') // → false
 */
export const isMobileWhole = (rule: PhoneRule): ((mobile: string) => boolean) => {
  const toNational = nationalForm(rule)
  const isWhole = (mobile: string): boolean => hasLengthOf(rule, toNational(mobile))
  // Which blanks were a plus, the rule decides: `linkedMobile` knows no country.
  return (mobile) => isWhole(mobile) || isWhole(mobile.replace(/^\s/, '+'))
}
