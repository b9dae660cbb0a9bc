import { type EstimatingNeeds, makeEstimating } from '../application/fare/estimating.ts'
import { leavingForms } from '../infrastructure/browser/leavingForms.ts'
import type { Surroundings } from '../ui/app/surroundings.ts'
import { orderReviewScreen, resultsScreen } from './screenLoads.ts'

/**
 * The flow after a submit on the website, where the screens it leads to are chunks of their own.
 */
export const estimatingHere = (
  needs: EstimatingNeeds,
  features: () => Pick<Surroundings['features'], 'results' | 'booking'>,
) =>
  makeEstimating({
    ...needs,
    goTo: leavingForms(window)(needs.goTo),
    loadResults: resultsScreen(() => features().results()),
    loadOrderReview: orderReviewScreen(() => features().booking()),
  })
