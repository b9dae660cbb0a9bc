import type { LoadServiceAreaError } from '../../application/booking/loadServiceArea.port.ts'
import { type CallFailure, remoteErrorOf, statusOf } from '../http/callFailure.ts'

/** Why nobody could say where a city is served (spec 2 §3). */
export const loadServiceAreaErrorOf = (failure: CallFailure): LoadServiceAreaError =>
  statusOf(failure) === 404 ? { kind: 'GeoRegionUnknown' } : remoteErrorOf(failure)
