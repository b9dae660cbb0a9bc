import type { LocateCustomer } from '../../application/place/locateCustomer.port.ts'
import type { Patience } from '../http/withinDeadline.ts'
import { lazily } from '../lazily.ts'

/**
 * A browser's geolocation whose adapter is loaded on first use. If that fails twice, or takes longer than the
 * deadline in milliseconds, it fails as `Unreachable` (spec 1 §8). Once loaded, the adapter has its own deadline.
 */
export const makeLazyGeolocation = (
  load: () => Promise<LocateCustomer>,
  patience: Pick<Patience, 'deadline' | 'isOnline'>,
): LocateCustomer =>
  lazily(async () => {
    const locate = await load()
    return () => locate
  }, patience)()
