import type { Places } from '../../application/place/places.port.ts'
import { askedOnce } from '../askedOnce.ts'
import type { Patience } from '../http/withinDeadline.ts'
import { lazily } from '../lazily.ts'

/**
 * Places whose adapter is loaded on first use, once for all of its calls, because they share a
 * session. A failed load is tried a second time. If that fails too, the next call loads again. The
 * call that waited for it fails as `Unreachable`, after the deadline in milliseconds at the latest
 * (spec 1 §7).
 *
 * @example
 * const places = makeLazyPlaces(async () => needs.places, patience)
 * await places.search('Kora', koramangala.location, awaited)() // → right: []
 */
export const makeLazyPlaces = (
  load: () => Promise<Places>,
  patience: Pick<Patience, 'deadline' | 'isOnline'>,
): Places => {
  let places: Places | null = null
  const loaded = askedOnce(async () => {
    places = await load()
    return places
  })
  return {
    search: lazily(async () => (await loaded()).search, patience),
    resolve: lazily(async () => (await loaded()).resolve, patience),
    describe: lazily(async () => (await loaded()).describe, patience),
    abandon: () => places?.abandon(),
  }
}
