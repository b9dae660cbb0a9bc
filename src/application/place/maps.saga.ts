import { either as E } from 'fp-ts'
import { put, select, takeLeading } from 'typed-redux-saga'
import type { Limits } from '../../domain/market/limits.ts'
import { within } from '../flow/within.ts'
import type { LoadMaps } from './loadMaps.port.ts'
import { type Maps, mapsFailed, mapsLoaded, mapsWanted } from './maps.slice.ts'

/** What loading the maps needs of the world. */
export type MapsNeeds<State> = {
  readonly limits: Pick<Limits, 'mapScriptDeadline'>
  readonly loadMaps: LoadMaps
  readonly selectMaps: (state: State) => Maps
}

/** Loads the maps service when a page wants it, and again when somebody asks after a failure. */
export const makeMapsSaga = <State>({ limits, loadMaps, selectMaps }: MapsNeeds<State>) => {
  function* load() {
    const loaded = yield* within(limits.mapScriptDeadline, loadMaps)
    yield* put(E.isRight(loaded) ? mapsLoaded() : mapsFailed())
  }
  return function* mapsSaga() {
    yield* takeLeading(mapsWanted.match, load)
    // Begun anew after a crash: nobody loads what was wanted.
    if ((yield* select(selectMaps)).status === 'loading') yield* put(mapsFailed())
  }
}
