import { function as F, taskEither as TE } from 'fp-ts'
import type { RequestSpotRedirect } from '../../application/lead/requestSpotRedirect.port.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import type { Http } from '../http/http.ts'
import { toLead } from './lead.codec.ts'
import { leadCallError } from './leadCallError.ts'
import { toConfirmed, WireSpotRedirect } from './spotRedirect.codec.ts'

/**
 * The redirect request of the order service, which confirms a lead (spec 2 §7). Fails with
 * `FormRefused` if the service refuses the form, or as every customer's call does.
 *
 * @example
 * const confirm = makeHttpRequestSpotRedirect(answering({ result: 'success' }))
 * await confirm(leadEnquiry, 3, context)() // → right: true
 */
export const makeHttpRequestSpotRedirect =
  (order: Http): RequestSpotRedirect =>
  (enquiry, geoRegionId, context) =>
    F.pipe(
      order.post({
        path: '/website/spot_redirects',
        headers: orderHeaders(context),
        body: toLead(geoRegionId)(enquiry),
        answer: WireSpotRedirect,
      }),
      TE.bimap(leadCallError(context), toConfirmed),
    )
