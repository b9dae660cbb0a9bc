import { isRight } from '../../../domain/answer.ts'
import { parseMobile } from '../../../domain/phone/mobileNumber.ts'
import type { PhoneRule } from '../../../domain/phone/phoneRule.ts'

/** The number as dialled from anywhere; unchanged if it is no number of the country. */
export const wholeNumber = (rule: PhoneRule, mobile: string): string => {
  const parsed = parseMobile(rule)(mobile)
  return isRight(parsed) ? `+${rule.callingCode} ${parsed.right}` : mobile
}
