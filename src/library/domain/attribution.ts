export {
  type AppLinkSource,
  appLink,
  storeLink,
  trackingOf,
} from '../../domain/attribution/appLink.ts'
export {
  type Attribution,
  attributionQuery,
  parseAttribution,
  utmNames,
} from '../../domain/attribution/attribution.ts'
export { type Platform, platformOf } from '../../domain/attribution/platform.ts'
export { sourceLabel } from '../../domain/attribution/sourceLabel.ts'

// Entries whose types are named here: an importer's declarations can name them too.
export type {} from './link.ts'
