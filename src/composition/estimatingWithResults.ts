import { taskEither as TE } from 'fp-ts'
import { type EstimatingNeeds, makeEstimating } from '../application/fare/estimating.ts'

// Asked for again by the page itself, which says so where it does not come.
const loadResults = TE.tryCatch(
  () => import(/* webpackChunkName: "fare-results" */ '../ui/results/FareResultsPage.tsx'),
  (lost) => lost,
)

/** What follows a submit on the website, where the page of the fares is a chunk of its own. */
export const estimatingWithResults = (needs: EstimatingNeeds) =>
  makeEstimating({ ...needs, loadResults })
