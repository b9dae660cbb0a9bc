import { leadCodeOfPage } from './leadCodeOfPage.ts'
import { categoryOfPage, type SitePage } from './sitePage.ts'

/**
 * Whether the category code in a page's link is for the page itself: it has a form that can ask for the
 * category, or its estimate or order is of it (spec 1 §2, §3).
 *
 * @example
 * readsCode(sitePageOf(site)('/en-IN/trucks')) // → true
 * readsCode(sitePageOf(site)('/en-IN/offers')) // → false
 */
export const readsCode = (page: SitePage): boolean =>
  page.kind !== 'content' || categoryOfPage(page) !== null || leadCodeOfPage(page) !== null
