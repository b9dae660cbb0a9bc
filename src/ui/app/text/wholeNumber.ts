import { isRight } from '../../../domain/answer.ts'
import { parseMobile } from '../../../domain/phone/mobileNumber.ts'
import type { PhoneRule } from '../../../domain/phone/phoneRule.ts'

/** As it is dialled from anywhere; what is no number of the country stands as it was given. */
export const wholeNumber = (rule: PhoneRule, mobile: string): string => {
  const parsed = parseMobile(rule)(mobile)
  return isRight(parsed) ? `+${rule.callingCode} ${parsed.right}` : mobile
}
