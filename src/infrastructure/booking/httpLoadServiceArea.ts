import { function as F, taskEither as TE } from 'fp-ts'
import type {
  LoadServiceArea,
  LoadServiceAreaError,
} from '../../application/booking/loadServiceArea.port.ts'
import { type CallFailure, remoteErrorOf, statusOf } from '../http/callFailure.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import type { Http } from '../http/http.ts'
import { toServiceArea, WireServiceArea } from './serviceArea.codec.ts'

const toLoadError = (failure: CallFailure): LoadServiceAreaError =>
  statusOf(failure) === 404 ? { kind: 'GeoRegionUnknown' } : remoteErrorOf(failure)

/** Where a city is served, from the order service (spec 2 §3). */
export const makeHttpLoadServiceArea =
  (order: Http): LoadServiceArea =>
  (geoRegionId, context) =>
    F.pipe(
      order.get({
        path: '/website/geo_regions/{id}/serviceability',
        segments: { id: String(geoRegionId) },
        headers: orderHeaders(context),
        answer: WireServiceArea,
      }),
      TE.bimap(toLoadError, toServiceArea),
    )
