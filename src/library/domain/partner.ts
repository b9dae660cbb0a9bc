export {
  type InfoSource,
  type InfoSourceError,
  infoSources,
  parseInfoSource,
} from '../../domain/partner/infoSource.ts'
export type { OfferedCity, PartnerCity, PartnerRules } from '../../domain/partner/partnerRules.ts'
export type { PartnerVehicle } from '../../domain/partner/partnerVehicle.ts'
export {
  cityOfName,
  emptyRegistration,
  type PartnerNameError,
  parseRegistration,
  type Registration,
  type RegistrationErrors,
  type RegistrationForm,
} from '../../domain/partner/registration.ts'
export { keptRegistrationFor } from '../../domain/partner/registrationDraft.ts'
