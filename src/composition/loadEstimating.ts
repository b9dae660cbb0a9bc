import { taskEither as TE } from 'fp-ts'
import type { Estimating, EstimatingNeeds } from '../application/fare/estimating.ts'
import type { RemoteError } from '../application/ports/remoteError.ts'
import type { estimatingHere } from './estimatingHere.ts'
import { isOnline } from './page.ts'

const unreachable = (): RemoteError => ({
  kind: 'Unreachable',
  because: isOnline() ? 'connection' : 'offline',
})

/**
 * Loads the flow after a submit, a chunk of its own. It is created once; a failed load can be tried
 * again. The flow loads the screens that it leads to, with their features.
 */
export const loadEstimating = (
  needs: EstimatingNeeds,
  features: Parameters<typeof estimatingHere>[1],
): TE.TaskEither<RemoteError, Estimating> => {
  let estimating: Estimating | null = null
  return TE.tryCatch(async () => {
    const { estimatingHere } = await import(
      /* webpackChunkName: "estimating" */ './estimatingHere.ts'
    )
    estimating ??= estimatingHere(needs, features)
    return estimating
  }, unreachable)
}
