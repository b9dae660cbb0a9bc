export {
  type ContentAddress,
  isContentAddress,
  isWithinSite,
} from '../../domain/content/contentAddress.ts'
export { isQuotedIn } from '../../domain/content/isQuotedIn.ts'
export { leadCodeOfPage } from '../../domain/content/leadCodeOfPage.ts'
export { citiesIn, localesOf, type Site } from '../../domain/content/site.ts'
export {
  announcedLocales,
  type CityPageName,
  type ContentPageName,
  categoryOfPage,
  cityOfSlug,
  citySlug,
  contentSlug,
  type FlowPageName,
  isPublic,
  localesOfPage,
  pathOf,
  publicPages,
  type SitePage,
  sitePageOf,
} from '../../domain/content/sitePage.ts'

// Entries whose types appear here, so that an importer's declarations can name them too.
export type {} from './fare.ts'
export type {} from './market.ts'
