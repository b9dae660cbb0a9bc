import { function as F, taskEither as TE } from 'fp-ts'
import type { LocateCustomer } from '../../application/place/locateCustomer.port.ts'
import type { Patience } from '../http/withinDeadline.ts'
import { lazily } from '../lazily.ts'

/**
 * A browser's geolocation whose adapter is loaded on first use. If that fails twice, or takes longer than the
 * deadline in milliseconds, the position is unavailable (spec 1 §8). Once loaded, the adapter has its own deadline.
 */
export const makeLazyGeolocation = (
  load: () => Promise<LocateCustomer>,
  patience: Pick<Patience, 'deadline' | 'isOnline'>,
): LocateCustomer =>
  F.pipe(
    lazily(async () => {
      const locate = await load()
      return () => locate
    }, patience)(),
    TE.mapLeft((error) => (error.kind === 'Unreachable' ? { kind: 'LocationUnavailable' } : error)),
  )
