import { site } from '../../config/market/site.ts'
import { makeResultsFeature, type ResultsNeeds } from '../application/fare/resultsFeature.ts'
import type { Feature } from '../application/store/createAppStore.ts'
import { orderReviewScreen } from './screenLoads.ts'

/** What the results need besides the data of the site: the store has it too. */
export type ResultsPorts = Omit<ResultsNeeds, 'site'>

/** The results, which lead to order review. */
export const resultsFeature = (ports: ResultsPorts, loadBooking: () => Promise<unknown>): Feature =>
  makeResultsFeature({ ...ports, site, loadOrderReview: orderReviewScreen(loadBooking) })
