import { taskEither as TE } from 'fp-ts'
import type { Estimating, EstimatingNeeds } from '../application/fare/estimating.ts'
import type { RemoteError } from '../application/ports/remoteError.ts'
import { isOnline } from './page.ts'

const unreachable = (): RemoteError => ({
  kind: 'Unreachable',
  because: isOnline() ? 'connection' : 'offline',
})

/**
 * What follows a submit, a chunk of its own; made once, and asked for again where it did not come. It loads the
 * page of the fares, with the feature that this wants.
 */
export const loadEstimating = (
  needs: EstimatingNeeds,
  loadFeature: () => Promise<unknown>,
): TE.TaskEither<RemoteError, Estimating> => {
  let estimating: Estimating | null = null
  return TE.tryCatch(async () => {
    const { estimatingWithResults } = await import(
      /* webpackChunkName: "estimating" */ './estimatingWithResults.ts'
    )
    estimating ??= estimatingWithResults(needs, loadFeature)
    return estimating
  }, unreachable)
}
