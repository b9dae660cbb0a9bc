import type { RecallEstimateError } from '../../application/fare/recallEstimate.port.ts'
import { type CallFailure, remoteErrorOf, statusOf } from '../http/callFailure.ts'

/** Why an estimate was not loaded: it is unknown, it expired, or the call failed (spec 1 §8). */
export const recallEstimateErrorOf = (failure: CallFailure): RecallEstimateError => {
  const status = statusOf(failure)
  if (status === 404) return { kind: 'EstimateUnknown' }
  if (status === 410) return { kind: 'EstimateExpired' }
  return remoteErrorOf(failure)
}
