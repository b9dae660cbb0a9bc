import { function as F, taskEither as TE } from 'fp-ts'
import type { LoadPartnerVehicles } from '../../application/partner/loadPartnerVehicles.port.ts'
import { remoteErrorOf } from '../http/callFailure.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import type { Http } from '../http/http.ts'
import { WireVehicleDetails } from './vehicleDetails.codec.ts'

/**
 * Loads the vehicle list of a city from the order service (spec 2 §7). Fails as every call does.
 *
 * @example
 * const loadVehicles = makeHttpLoadPartnerVehicles(answering({ vehicle: { 'Tata Ace': 1 } }))
 * await loadVehicles(3, context, awaited)() // → right: [{ id: 1, name: 'Tata Ace' }]
 */
export const makeHttpLoadPartnerVehicles =
  (order: Http): LoadPartnerVehicles =>
  (geoRegionId, context, abandonment) =>
    F.pipe(
      order.get({
        path: '/geo_regions/vehicle_details_v2',
        query: [
          ['geo_region_id', String(geoRegionId)],
          ['with_others', 'true'],
        ],
        headers: orderHeaders(context),
        answer: WireVehicleDetails,
        abandonment,
      }),
      TE.bimap(remoteErrorOf, ({ vehicle }) => vehicle),
    )
