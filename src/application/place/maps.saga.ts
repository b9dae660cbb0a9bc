import { either as E } from 'fp-ts'
import { put, takeLeading } from 'typed-redux-saga'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { LoadMaps } from './loadMaps.port.ts'
import { mapsFailed, mapsLoaded, mapsWanted } from './maps.slice.ts'

/** What loading the maps needs of the world. */
export type MapsNeeds = {
  readonly limits: Pick<TimeLimits, 'mapScriptDeadline'>
  readonly loadMaps: LoadMaps
}

/** Loads the maps service when a page wants it, and again when somebody asks after a failure. */
export const makeMapsSaga = ({ limits, loadMaps }: MapsNeeds) => {
  function* load() {
    const loaded = yield* within(limits.mapScriptDeadline, loadMaps)
    yield* put(E.isRight(loaded) ? mapsLoaded() : mapsFailed())
  }
  return function* mapsSaga() {
    yield* takeLeading(mapsWanted.match, load)
    // Begun anew after a crash: nobody loads what was wanted.
    yield* put(mapsFailed())
  }
}
