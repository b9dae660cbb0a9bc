import type { LoadServiceAreaError } from '../../application/booking/area/loadServiceArea.port.ts'
import { type CallFailure, remoteErrorOf, statusOf } from '../http/callFailure.ts'

/** Why the service area could not be loaded (spec 2 §3). */
export const loadServiceAreaErrorOf = (failure: CallFailure): LoadServiceAreaError =>
  statusOf(failure) === 404 ? { kind: 'GeoRegionUnknown' } : remoteErrorOf(failure)
