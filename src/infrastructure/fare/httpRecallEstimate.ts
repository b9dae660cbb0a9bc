import { function as F, taskEither as TE } from 'fp-ts'
import type {
  RecallEstimate,
  RecallEstimateError,
} from '../../application/fare/recallEstimate.port.ts'
import { type CallFailure, remoteErrorOf } from '../http/callFailure.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import type { Http } from '../http/http.ts'
import { toFareEstimate, WireFareEstimate } from './fareEstimate.codec.ts'

const toRecallError = (failure: CallFailure): RecallEstimateError => {
  if (failure.kind === 'Refused' || failure.kind === 'RefusalUnreadable') {
    if (failure.status === 404) return { kind: 'EstimateUnknown' }
    if (failure.status === 410) return { kind: 'EstimateExpired' }
  }
  return remoteErrorOf(failure)
}

// Tokens come from links that anybody can write; these would ask for another path.
const notASegment = new Set(['', '.', '..'])

/** Reads an estimate back by its token, as the results page does after a reload. */
export const makeHttpRecallEstimate =
  (order: Http): RecallEstimate =>
  (token, context) =>
    notASegment.has(token)
      ? TE.left({ kind: 'EstimateUnknown' })
      : F.pipe(
          order.get({
            path: '/website/fare_estimates/{fare_estimate_token}',
            segments: { fare_estimate_token: token },
            headers: orderHeaders(context),
            answer: WireFareEstimate,
          }),
          TE.bimap(toRecallError, toFareEstimate(token)),
        )
