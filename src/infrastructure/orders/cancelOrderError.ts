import type { CancelOrderError } from '../../application/orders/cancelOrder.port.ts'
import { type CallFailure, statusOf } from '../http/callFailure.ts'
import { loadOrderErrorOf } from './loadOrderError.ts'

/** Why an order was not cancelled (spec 2 §4). */
export const cancelOrderErrorOf = (failure: CallFailure): CancelOrderError =>
  statusOf(failure) === 409 ? { kind: 'TooLateToCancel' } : loadOrderErrorOf(failure)
