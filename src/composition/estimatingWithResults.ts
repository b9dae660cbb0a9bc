import { taskEither as TE } from 'fp-ts'
import { type EstimatingNeeds, makeEstimating } from '../application/fare/estimating.ts'
import { endPauses } from '../ui/app/chunk/loadedOnce.ts'

/** What follows a submit on the website, where the page of the fares and its feature are chunks of their own. */
export const estimatingWithResults = (
  needs: EstimatingNeeds,
  loadFeature: () => Promise<unknown>,
) =>
  makeEstimating({
    ...needs,
    loadResults: TE.fromTask(async () => {
      await Promise.allSettled([
        import(/* webpackChunkName: "fare-results" */ '../ui/results/FareResultsPage.tsx'),
        loadFeature(),
      ])
      // The page asks at once for what did not come, and says so itself.
      endPauses()
    }),
  })
