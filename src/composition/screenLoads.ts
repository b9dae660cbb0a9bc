import { taskEither as TE } from 'fp-ts'
import { endPauses } from '../ui/app/chunk/loadedOnce.ts'

/** Loads a screen and its feature ahead, for a flow that will lead there. Never fails. */
const screenOf = (
  loadPage: () => Promise<unknown>,
  loadFeature: () => Promise<unknown>,
): TE.TaskEither<never, void> =>
  TE.fromTask(async () => {
    await Promise.allSettled([loadPage(), loadFeature()])
    // The screen loads at once whatever did not come, and shows a failure itself.
    endPauses()
  })

/** The results page, with its feature. */
export const resultsScreen = (loadFeature: () => Promise<unknown>) =>
  screenOf(
    () => import(/* webpackChunkName: "fare-results" */ '../ui/results/FareResultsPage.tsx'),
    loadFeature,
  )

/** Order review, with the booking feature. */
export const orderReviewScreen = (loadFeature: () => Promise<unknown>) =>
  screenOf(
    () => import(/* webpackChunkName: "order-review" */ '../ui/booking/OrderReviewPage.tsx'),
    loadFeature,
  )
