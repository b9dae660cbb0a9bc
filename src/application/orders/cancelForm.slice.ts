import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { edited, type Form, newForm, rejected } from '../../domain/form/form.ts'
import type { CancelForm } from '../../domain/orders/cancelReason.ts'
import {
  customerRecognised,
  customerReplaced,
  restoringStarted,
  sessionEnded,
} from '../session/session.slice.ts'
import { cancelDismissed, cancelRequested, trackingClosed } from './tracking.slice.ts'

/** The form for cancelling the tracked order. Cancelling itself is in `TrackingState`. */
export type CancelFormState = {
  /** The order that the form is about, and the number of its customer; null until an order is followed. */
  readonly owner: { readonly crn: string; readonly customer: string } | null
  readonly form: Form<CancelForm, null>
}

type CancelFormOwner = NonNullable<CancelFormState['owner']>

const empty = (owner: CancelFormOwner | null): CancelFormState => ({
  owner,
  form: newForm<CancelForm, null>({ chosen: null, ownWords: '' }),
})

/** What was entered is kept; no error is shown before the next try. */
const untried = ({ owner, form }: CancelFormState): CancelFormState => ({
  owner,
  form: newForm(form.input),
})

const tried = (state: CancelFormState): CancelFormState => ({
  ...state,
  form: rejected(state.form),
})

const slice = createSlice({
  name: 'cancelForm',
  initialState: (): CancelFormState => empty(null),
  reducers: {
    /** A customer's order is followed, perhaps once more after a login. Nobody sees another customer's reason. */
    cancelFormBegun: (
      state,
      { payload: owner }: PayloadAction<CancelFormOwner>,
    ): CancelFormState =>
      state.owner?.crn === owner.crn && state.owner.customer === owner.customer
        ? state
        : empty(owner),
    cancelFormEdited: (
      state,
      { payload: change }: PayloadAction<Partial<CancelForm>>,
    ): CancelFormState => {
      // The question that another reason brings was not asked when the customer tried.
      const { owner, form } = change.chosen === undefined ? state : untried(state)
      return { owner, form: edited(change)(form) }
    },
    cancelFormRejected: tried,
  },
  extraReducers: (builder) => {
    builder
      .addCase(cancelRequested, tried)
      .addCase(cancelDismissed, untried)
      .addCase(restoringStarted, untried)
      .addCase(customerRecognised, untried)
      .addCase(trackingClosed, () => empty(null))
      .addCase(customerReplaced, () => empty(null))
      .addCase(sessionEnded, (state, { payload: why }) =>
        // Refused customers log in again, and go on where they were.
        why === 'refused' ? untried(state) : empty(null),
      )
  },
})

export const cancelFormReducer = slice.reducer
export const { cancelFormBegun } = slice.actions

/**
 * The customer chooses a reason for cancelling, or writes one (spec 2 §4).
 *
 * @example
 * customerStore.dispatch(trackingOpened('CRN2000001'))
 * customerStore.dispatch(cancelFormEdited({ chosen: 'other', ownWords: 'The lift is broken' }))
 * customerStore.getState().cancelForm.form.input.ownWords // → 'The lift is broken'
 */
export const cancelFormEdited = slice.actions.cancelFormEdited

/**
 * The customer wants to cancel, but the form has no reason to send (spec 2 §4).
 *
 * @example
 * customerStore.dispatch(trackingOpened('CRN2000001'))
 * customerStore.dispatch(cancelFormRejected())
 * selectCancelProblem(customerStore.getState()) // → { kind: 'ReasonMissing' }
 */
export const cancelFormRejected = slice.actions.cancelFormRejected
