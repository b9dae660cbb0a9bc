import { either as E } from 'fp-ts'
import { parseStopForm, type StopErrors, type StopForm } from '../../../domain/booking/stopForm.ts'
import { type FieldProblem, problemOf } from '../../../domain/form/form.ts'
import type { Market } from '../../../domain/market/market.ts'
import { type AddressEntry, entryText } from '../../../domain/place/address.ts'
import { rememberingLast } from '../../store/rememberingLast.ts'
import type { BookingState } from '../bookingState.ts'
import type { StopEdit } from '../order/stopEdit.ts'

/** The open edit of an end, also while the error modal covers it; null for none. */
export const selectStopEdit = ({ orderReview }: BookingState): StopEdit | null =>
  orderReview.status === 'reviewing' ? orderReview.edit : null

/** The problem to show at each field of the open edit; null for none. */
export type StopProblems = {
  readonly [Field in keyof StopErrors]-?: FieldProblem<NonNullable<StopErrors[Field]>> | null
}

const noErrors: StopErrors = {}
const noProblems: StopProblems = { address: null, name: null, mobile: null }

const stopErrorsOf = rememberingLast((market: Market, input: StopForm): StopErrors => {
  const parsed = parseStopForm(market)(input)
  return E.isLeft(parsed) ? parsed.left : noErrors
})

/** After a reload, the address that an edit began with is an equal one, not the same object. */
const isSameEntry = (entry: AddressEntry, other: AddressEntry): boolean =>
  entry.status === other.status && entryText(entry) === entryText(other)

const stopProblemsOf = rememberingLast((errors: StopErrors, { form }: StopEdit): StopProblems => {
  const { input, initial } = form
  const problemAt = problemOf(form)
  // What the edit began with need not be left first.
  const initiallyWrong = <Error>(
    text: string,
    isInitial: boolean,
    error: Error | undefined,
  ): FieldProblem<Error> | null =>
    error !== undefined && text !== '' && isInitial ? { kind: 'Wrong', error } : null
  const { address, name, mobile } = input
  return {
    address:
      problemAt('address', errors.address) ??
      initiallyWrong(entryText(address), isSameEntry(address, initial.address), errors.address),
    name:
      problemAt('name', errors.name) ?? initiallyWrong(name, name === initial.name, errors.name),
    mobile:
      problemAt('mobile', errors.mobile) ??
      initiallyWrong(mobile, mobile === initial.mobile, errors.mobile),
  }
})

/**
 * The problem to show at each field of the open edit, not before the customer left the field (spec 2 §5); at
 * once where the edit began with it.
 *
 * @example
 * reviewStore.dispatch(stopEditRequested('pickup'))
 * reviewStore.dispatch(stopEdited({ mobile: '98123' }))
 * selectStopProblems(reviewStore.getState()).mobile // → null
 * reviewStore.dispatch(stopFieldLeft('mobile'))
 * selectStopProblems(reviewStore.getState()).mobile
 * // → { kind: 'Wrong', error: { kind: 'MobileMalformed', country: 'IN' } }
 */
export const selectStopProblems = (state: BookingState): StopProblems => {
  const edit = selectStopEdit(state)
  return edit === null
    ? noProblems
    : stopProblemsOf(stopErrorsOf(state.market, edit.form.input), edit)
}

/**
 * Whether the open edit is valid (spec 2 §5).
 *
 * @example
 * reviewStore.dispatch(stopEditRequested('pickup'))
 * selectIsStopValid(reviewStore.getState()) // → true
 * reviewStore.dispatch(stopEdited({ mobile: '98123' }))
 * selectIsStopValid(reviewStore.getState()) // → false
 */
export const selectIsStopValid = (state: BookingState): boolean => {
  const edit = selectStopEdit(state)
  return edit !== null && stopErrorsOf(state.market, edit.form.input) === noErrors
}
