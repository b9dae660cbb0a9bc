export {
  type AppLinkSource,
  appLink,
  storeLink,
  trackingOf,
} from '../../domain/attribution/appLink.ts'
export {
  type Attribution,
  parseAttribution,
  utmNames,
} from '../../domain/attribution/attribution.ts'
export { attributionQuery } from '../../domain/attribution/attributionQuery.ts'
export type { Platform } from '../../domain/attribution/platform.ts'
export { sourceLabel } from '../../domain/attribution/sourceLabel.ts'

// Entries whose types appear here, so that an importer's declarations can name them too.
export type {} from './link.ts'
