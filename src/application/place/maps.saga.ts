import { either as E } from 'fp-ts'
import { put, takeLeading } from 'typed-redux-saga'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { LoadMaps } from './loadMaps.port.ts'
import { mapsFailed, mapsLoaded, mapsWanted } from './maps.slice.ts'

/** What loading the maps service needs. */
export type MapsNeeds = {
  readonly limits: Pick<TimeLimits, 'mapScriptDeadline'>
  readonly loadMaps: LoadMaps
}

/** Loads the maps service when a page wants it, and again on request after a failure. */
export const makeMapsSaga = ({ limits, loadMaps }: MapsNeeds) => {
  function* load() {
    const loaded = yield* within(limits.mapScriptDeadline, loadMaps)
    yield* put(E.isRight(loaded) ? mapsLoaded() : mapsFailed())
  }
  return function* mapsSaga() {
    yield* takeLeading(mapsWanted.match, load)
    // After a crash, the load that was wanted is lost.
    yield* put(mapsFailed())
  }
}
