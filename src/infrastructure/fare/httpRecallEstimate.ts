import { function as F, taskEither as TE } from 'fp-ts'
import type { RecallEstimate } from '../../application/fare/recallEstimate.port.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import type { Http } from '../http/http.ts'
import { toFareEstimate, WireFareEstimate } from './fareEstimate.codec.ts'
import { recallEstimateErrorOf } from './recallEstimateError.ts'

/**
 * Loads an estimate by its token, as the results page does after a reload (spec 1 §2). Fails with
 * `EstimateUnknown` or `EstimateExpired`, or as every call does.
 *
 * @example
 * const recallEstimate = makeHttpRecallEstimate(refusing(404, {}))
 * await recallEstimate('token-1', context)() // → left: { kind: 'EstimateUnknown' }
 */
export const makeHttpRecallEstimate =
  (order: Http): RecallEstimate =>
  (token, context) =>
    F.pipe(
      order.get({
        path: '/website/fare_estimates/{fare_estimate_token}',
        segments: { fare_estimate_token: token },
        headers: orderHeaders(context),
        answer: WireFareEstimate,
      }),
      TE.bimap(recallEstimateErrorOf, toFareEstimate(token)),
    )
