import { site } from '../../config/market/site.ts'
import { makeResultsFeature, type ResultsNeeds } from '../application/fare/resultsFeature.ts'
import type { Feature } from '../application/store/createAppStore.ts'
import { makeOnConnection } from '../infrastructure/browser/onConnection.ts'
import { orderReviewScreen } from './screenLoads.ts'

/** What the results need besides the site's data and the connection. The store has it too. */
export type ResultsPorts = Omit<ResultsNeeds, 'site' | 'onConnection'>

/** The results, which lead on to order review. */
export const resultsFeature = (ports: ResultsPorts, loadBooking: () => Promise<unknown>): Feature =>
  makeResultsFeature({
    ...ports,
    site,
    onConnection: makeOnConnection(window),
    loadOrderReview: orderReviewScreen(loadBooking),
  })
