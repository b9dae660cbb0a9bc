import { makeResultsFeature, type ResultsNeeds } from '../application/fare/resultsFeature.ts'
import type { Feature } from '../application/store/createAppStore.ts'
import { orderReviewScreen } from './screenLoads.ts'

/** The results, which lead to order review. */
export const resultsFeature = (ports: ResultsNeeds, loadBooking: () => Promise<unknown>): Feature =>
  makeResultsFeature({ ...ports, loadOrderReview: orderReviewScreen(loadBooking) })
