import { either as E } from 'fp-ts'
import {
  type CancelReason,
  type CancelReasonError,
  parseCancelReason,
} from '../../domain/orders/cancelReason.ts'
import type { LaterState } from '../store/laterState.ts'
import { rememberingLast } from '../store/rememberingLast.ts'

const parsed = rememberingLast(parseCancelReason)

/**
 * The reason that the form for cancelling gives; null while it gives none (spec 2 §4).
 *
 * @example
 * customerStore.dispatch(trackingOpened('CRN2000001'))
 * selectCancelReason(customerStore.getState()) // → null
 * customerStore.dispatch(cancelFormEdited({ chosen: 'slow' }))
 * selectCancelReason(customerStore.getState()) // → { kind: 'slow' }
 */
export const selectCancelReason = ({
  cancelForm,
}: Pick<LaterState, 'cancelForm'>): CancelReason | null => {
  const reason = parsed(cancelForm.form.input)
  return E.isRight(reason) ? reason.right : null
}

/**
 * What is wrong with the form for cancelling; null before the customer has tried to cancel, and if
 * nothing is (spec 2 §4).
 *
 * @example
 * customerStore.dispatch(trackingOpened('CRN2000001'))
 * customerStore.dispatch(cancelFormEdited({ chosen: 'other', ownWords: ' ' }))
 * selectCancelProblem(customerStore.getState()) // → null
 * customerStore.dispatch(cancelFormRejected())
 * selectCancelProblem(customerStore.getState()) // → { kind: 'ReasonWordsMissing' }
 */
export const selectCancelProblem = ({
  cancelForm,
}: Pick<LaterState, 'cancelForm'>): CancelReasonError | null => {
  const { attempted, input } = cancelForm.form
  const reason = parsed(input)
  return attempted && E.isLeft(reason) ? reason.left : null
}
