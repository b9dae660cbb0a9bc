export {
  type Asker,
  type Contact,
  type ContactEntry,
  type ContactErrors,
  knownContact,
  parseContact,
  type SentContact,
} from '../../domain/fare/contact.ts'
export {
  draftFor,
  type Entered,
  type FareDraft,
  fareDraft,
} from '../../domain/fare/fareDraft.ts'
export {
  type ConsentError,
  emptyFareForm,
  type FareEnquiry,
  type FareField,
  type FareForm,
  type FareFormErrors,
  parseFareEnquiry,
} from '../../domain/fare/fareForm.ts'
export {
  allowsCallback,
  callbackQuery,
  consentQuery,
  geoRegionOf,
  linkedCategory,
  partFareQuery,
  readResultsLink,
  resultsLink,
  routeInLink,
} from '../../domain/fare/fareLink.ts'
export type { FarePage } from '../../domain/fare/farePage.ts'
export type {
  CallbackOutcome,
  FareEstimate,
  FareQuote,
  QuotedPlace,
} from '../../domain/fare/fareQuote.ts'
export {
  type FareRefusal,
  type FormRefusal,
  type FormRefused,
  type RefusalReading,
  readRefusal,
  refusedFields,
} from '../../domain/fare/fareRefusal.ts'
export {
  askedCategory,
  type CategoryAliases,
  parseCategory,
} from '../../domain/fare/namedCategory.ts'
export { type QuotedRoute, quotedFields } from '../../domain/fare/quotedFields.ts'
export {
  fareRequirements,
  knownRequirement,
  namedRequirement,
  parseRequirement,
  type Requirement,
  type RequirementError,
} from '../../domain/fare/requirement.ts'
export {
  type FollowedCode,
  followCode,
  type Service,
  serviceLink,
  servicesIn,
} from '../../domain/fare/service.ts'
export {
  categoryName,
  categoryToken,
  codeIn,
  type FareCategory,
  fareCategories,
  type ServiceCategory,
} from '../../domain/fare/serviceCategory.ts'
export {
  cheapestFirst,
  isCheapest,
  shownVehicles,
  type Vehicle,
} from '../../domain/fare/vehicle.ts'

// Entries whose types appear here, so that an importer's declarations can name them too.
export type {} from './form.ts'
export type {} from './link.ts'
export type {} from './place.ts'
