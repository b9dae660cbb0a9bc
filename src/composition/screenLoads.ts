import { taskEither as TE } from 'fp-ts'
import { endPauses } from '../ui/app/chunk/loadedOnce.ts'

/** A screen and its feature, chunks of their own, for a flow that is about to lead there: it never fails. */
const screenOf = (
  loadPage: () => Promise<unknown>,
  loadFeature: () => Promise<unknown>,
): TE.TaskEither<never, void> =>
  TE.fromTask(async () => {
    await Promise.allSettled([loadPage(), loadFeature()])
    // A page that is led to asks at once for what did not come, and says so itself.
    endPauses()
  })

/** The page of the fares, with its feature. */
export const resultsScreen = (loadFeature: () => Promise<unknown>) =>
  screenOf(
    () => import(/* webpackChunkName: "fare-results" */ '../ui/results/FareResultsPage.tsx'),
    loadFeature,
  )

/** Order review, with the feature of booking. */
export const orderReviewScreen = (loadFeature: () => Promise<unknown>) =>
  screenOf(
    () => import(/* webpackChunkName: "order-review" */ '../ui/booking/OrderReviewPage.tsx'),
    loadFeature,
  )
