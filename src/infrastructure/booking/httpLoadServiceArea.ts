import { function as F, taskEither as TE } from 'fp-ts'
import type { LoadServiceArea } from '../../application/booking/area/loadServiceArea.port.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import type { Http } from '../http/http.ts'
import { loadServiceAreaErrorOf } from './loadServiceAreaError.ts'
import { toServiceArea, WireServiceArea } from './serviceArea.codec.ts'

/**
 * Loads the service area of a city from the order service (spec 2 §3). Points are in degrees,
 * longitude first. Fails with `GeoRegionUnknown`, or as every call does.
 *
 * @example
 * const loadServiceArea = makeHttpLoadServiceArea(refusing(404, {}))
 * await loadServiceArea(99, context)() // → left: { kind: 'GeoRegionUnknown' }
 */
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
      TE.bimap(loadServiceAreaErrorOf, toServiceArea),
    )
