export { type LeadCategory, leadCategory } from '../../domain/lead/leadCategory.ts'
export { type LeadDraft, leadDraft, leadDraftFor } from '../../domain/lead/leadDraft.ts'
export {
  emptyLeadForm,
  type LeadEnquiry,
  type LeadErrors,
  type LeadField,
  type LeadForm,
  parseLead,
} from '../../domain/lead/leadForm.ts'
export {
  type CallbackNews,
  callbackNews,
  isOfUncalledLead,
  leadLink,
} from '../../domain/lead/leadLink.ts'

// Entries whose types appear here, so that an importer's declarations can name them too.
export type {} from './fare.ts'
export type {} from './form.ts'
export type {} from './link.ts'
export type {} from './market.ts'
export type {} from './place.ts'
