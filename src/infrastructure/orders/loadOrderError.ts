import type { LoadOrderError } from '../../application/booking/placing/loadOrder.port.ts'
import { type CallFailure, statusOf } from '../http/callFailure.ts'
import { customerCallErrorOf } from '../http/customerCallError.ts'

/** Why a call about one order failed. */
export const loadOrderErrorOf = (failure: CallFailure): LoadOrderError =>
  statusOf(failure) === 404 ? { kind: 'OrderUnknown' } : customerCallErrorOf(failure)
