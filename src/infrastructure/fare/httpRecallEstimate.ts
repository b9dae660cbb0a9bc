import { function as F, taskEither as TE } from 'fp-ts'
import type {
  RecallEstimate,
  RecallEstimateError,
} from '../../application/fare/recallEstimate.port.ts'
import { type CallFailure, remoteErrorOf, statusOf } from '../http/callFailure.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import type { Http } from '../http/http.ts'
import { isPathSegment } from '../http/pathSegment.ts'
import { toFareEstimate, WireFareEstimate } from './fareEstimate.codec.ts'

const toRecallError = (failure: CallFailure): RecallEstimateError => {
  const status = statusOf(failure)
  if (status === 404) return { kind: 'EstimateUnknown' }
  if (status === 410) return { kind: 'EstimateExpired' }
  return remoteErrorOf(failure)
}

/**
 * Reads an estimate back by its token, as the results page does after a reload (spec 1 §2). Fails
 * with `EstimateUnknown` or `EstimateExpired`, else as every call does.
 */
export const makeHttpRecallEstimate =
  (order: Http): RecallEstimate =>
  (token, context) =>
    isPathSegment(token)
      ? F.pipe(
          order.get({
            path: '/website/fare_estimates/{fare_estimate_token}',
            segments: { fare_estimate_token: token },
            headers: orderHeaders(context),
            answer: WireFareEstimate,
          }),
          TE.bimap(toRecallError, toFareEstimate(token)),
        )
      : TE.left({ kind: 'EstimateUnknown' })
