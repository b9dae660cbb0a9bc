import type { CustomerCallError } from '../../application/ports/customerCall.ts'
import { type CallFailure, remoteErrorOf, statusOf } from './callFailure.ts'

const unauthorized = 401

/** Whether a service does not believe who called, or not any more (spec 2 §8). */
export const isUnbelieved = (failure: CallFailure): boolean => statusOf(failure) === unauthorized

/**
 * Why a call in a customer's name came to nothing (spec 2 §8: Authentication Failed).
 *
 * @example
 * customerCallErrorOf({ kind: 'Refused', status: 401, body: {} })
 * // → { kind: 'AuthenticationFailed' }
 * customerCallErrorOf({ kind: 'Refused', status: 503, body: {} })
 * // → { kind: 'NetworkError', status: 503, message: null }
 */
export const customerCallErrorOf = (failure: CallFailure): CustomerCallError =>
  isUnbelieved(failure) ? { kind: 'AuthenticationFailed' } : remoteErrorOf(failure)
