import { either as E } from 'fp-ts'
import { put, takeLeading } from 'typed-redux-saga'
import type { Limits } from '../../domain/market/limits.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import { within } from '../ports/within.ts'
import type { LoadMaps } from './loadMaps.port.ts'
import { mapsFailed, mapsLoaded, mapsWanted } from './maps.slice.ts'

export type MapsNeeds = {
  readonly limits: Pick<Limits, 'mapScriptDeadline'>
  readonly loadMaps: LoadMaps
  readonly report: ReportProblem
}

/** Loads the maps service when a page wants it, and again when somebody asks after a failure. */
export const makeMapsSaga = ({ limits, loadMaps, report }: MapsNeeds) => {
  function* load() {
    const loaded = yield* within(limits.mapScriptDeadline, loadMaps)
    if (E.isRight(loaded)) return yield* put(mapsLoaded())
    report({ tag: 'MAPS', about: loaded.left.kind })
    return yield* put(mapsFailed())
  }
  return function* mapsSaga() {
    yield* takeLeading(mapsWanted.match, load)
  }
}
