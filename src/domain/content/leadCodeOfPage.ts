import type { SitePage } from './sitePage.ts'

// Pages whose services have no fare estimate. Home asks for any truck in a lead form below its fare
// form.
const leadCodes = new Map<SitePage['name'], number>([
  ['Home', 4],
  ['Services', 4],
  ['Courier', 6],
  ['Packers And Movers', 7],
])

/**
 * The category code of a page's lead form; null if the page has none (spec 2 §3).
 *
 * @example
 * leadCodeOfPage(sitePageOf(site)('/en-IN/courier')) // → 6
 * leadCodeOfPage(sitePageOf(site)('/en-IN/trucks')) // → null
 */
export const leadCodeOfPage = ({ name }: SitePage): number | null => leadCodes.get(name) ?? null
