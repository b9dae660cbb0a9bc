export { isMobileWhole } from '../../domain/phone/mobileLength.ts'
export {
  type MobileError,
  type MobileNumber,
  nationalForm,
  parseMobile,
} from '../../domain/phone/mobileNumber.ts'
export type { PhoneRule } from '../../domain/phone/phoneRule.ts'
