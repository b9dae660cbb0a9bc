import { function as F, taskEither as TE } from 'fp-ts'
import type { RequestSpotCallback } from '../../application/lead/requestSpotCallback.port.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import type { Http } from '../http/http.ts'
import { toLead } from './lead.codec.ts'
import { leadCallError } from './leadCallError.ts'
import { toSpotCallback, WireSpotCallback } from './spotCallback.codec.ts'

/**
 * The callback request of the order service (spec 2 §7). Fails with `FormRefused` if the service
 * refuses the form, or as every customer's call does.
 *
 * @example
 * const requestCallback = makeHttpRequestSpotCallback(refusing(503, { error: 'Come back later' }))
 * await requestCallback(leadEnquiry, 3, context)()
 * // → left: { kind: 'NetworkError', because: 'failed', message: 'Come back later' }
 */
export const makeHttpRequestSpotCallback =
  (order: Http): RequestSpotCallback =>
  (enquiry, geoRegionId, context) =>
    F.pipe(
      order.post({
        path: '/website/spot_callback_requests',
        headers: orderHeaders(context),
        body: toLead(geoRegionId)(enquiry),
        answer: WireSpotCallback,
      }),
      TE.bimap(leadCallError(context), toSpotCallback),
    )
