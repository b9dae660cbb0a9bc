import { function as F, taskEither as TE } from 'fp-ts'
import type {
  IssueFareToken,
  IssueFareTokenError,
} from '../../application/fare/issueFareToken.port.ts'
import { remoteErrorOf, saidOf } from '../http/callFailure.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import { orCustomerRefused } from '../http/customerCallError.ts'
import type { Http } from '../http/http.ts'
import { fareQuery } from './fareQuery.ts'
import { WireFareToken } from './fareToken.codec.ts'

/**
 * The secure call of the order service (spec 1 §7). Fails with `TokenRefused`, with the service's
 * own message if it sent one, or as every call does.
 *
 * @example
 * const yes = { status: 'success', response: { fare_estimate_token: 'token-1' } }
 * const issueFareToken = makeHttpIssueFareToken(answering(yes))
 * await issueFareToken(fareEnquiry, farePage, 3, context)() // → right: 'token-1'
 * const no = { status: 'failed', error: 'Try later' }
 * const refuseFareToken = makeHttpIssueFareToken(answering(no))
 * await refuseFareToken(fareEnquiry, farePage, 3, context)()
 * // → left: { kind: 'TokenRefused', message: 'Try later' }
 */
export const makeHttpIssueFareToken =
  (order: Http): IssueFareToken =>
  (enquiry, page, geoRegionId, context) =>
    F.pipe(
      order.post({
        path: '/fare_estimate_secure',
        query: [...fareQuery(page)(enquiry), ['geo_region_id', String(geoRegionId)]],
        headers: orderHeaders(context),
        body: { re_id: 'Default' },
        answer: WireFareToken,
      }),
      TE.mapLeft(orCustomerRefused(context)<IssueFareTokenError>(remoteErrorOf)),
      TE.chain(({ response, error }) => {
        const token = saidOf(response?.fare_estimate_token)
        return token === null
          ? TE.left({ kind: 'TokenRefused', message: saidOf(error) })
          : TE.right(token)
      }),
    )
