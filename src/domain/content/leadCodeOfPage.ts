import type { SitePage } from './sitePage.ts'

// Of what no fare is estimated for; home asks for any truck below its form.
const leadCodes = new Map<SitePage['name'], number>([
  ['Home', 4],
  ['Services', 4],
  ['Courier', 6],
  ['Packers And Movers', 7],
])

/**
 * The category code of the service that a page's lead form is about; null where the page has no such
 * form (spec 2 §3).
 *
 * @example
 * leadCodeOfPage(sitePageOf(site)('/en-IN/courier')) // → 6
 * leadCodeOfPage(sitePageOf(site)('/en-IN/trucks')) // → null
 */
export const leadCodeOfPage = ({ name }: SitePage): number | null => leadCodes.get(name) ?? null
