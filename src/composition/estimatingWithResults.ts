import { taskEither as TE } from 'fp-ts'
import { type EstimatingNeeds, makeEstimating } from '../application/fare/estimating.ts'

/** What follows a submit on the website, where the page of the fares and its feature are chunks of their own. */
export const estimatingWithResults = (
  needs: EstimatingNeeds,
  loadFeature: () => Promise<unknown>,
) =>
  makeEstimating({
    ...needs,
    // Asked for again by the page itself, which says so where something does not come.
    loadResults: TE.tryCatch(
      () =>
        Promise.all([
          import(/* webpackChunkName: "fare-results" */ '../ui/results/FareResultsPage.tsx'),
          loadFeature(),
        ]),
      (lost) => lost,
    ),
  })
