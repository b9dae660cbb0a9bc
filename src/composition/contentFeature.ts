import { site } from '../../config/market/site.ts'
import { makeContentFeature } from '../application/content/contentFeature.ts'
import type { KeptPage } from '../application/content/keptPage.ts'
import type { Feature } from '../application/store/createAppStore.ts'
import { lazily } from '../infrastructure/lazily.ts'
import { isOnline, type Page } from './page.ts'

/**
 * The content pages: a chunk of their own. The footer of every page needs it too, but not its
 * calls.
 */
export const contentFeature = (page: Page, sent: KeptPage | null): Feature => {
  const { market, limits, report } = page
  const patience = { deadline: limits.requestDeadline, isOnline }
  const calls = async () =>
    (await import(/* webpackChunkName: "content-calls" */ './contentCalls.ts')).contentCalls(page)
  return makeContentFeature({
    site,
    sent,
    market,
    limits,
    report,
    loadPage: lazily(async () => (await calls()).loadPage, patience),
    loadCities: lazily(async () => (await calls()).loadCities, patience),
  })
}
