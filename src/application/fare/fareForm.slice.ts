import {
  createAction,
  createSlice,
  type Draft,
  original,
  type PayloadAction,
} from '@reduxjs/toolkit'
import { noContact } from '../../domain/fare/contact.ts'
import { draftInto } from '../../domain/fare/fareDraft.ts'
import { emptyFareForm, type FareField, type FareForm } from '../../domain/fare/fareForm.ts'
import { defaultCategory } from '../../domain/fare/serviceCategory.ts'
import {
  abandoned,
  edited,
  fieldLeft,
  newForm,
  type RefusedField,
  rejected,
  settled,
  submitted,
  succeeded,
  withdrawn,
} from '../../domain/form/form.ts'
import { noAddress, type Waypoint } from '../../domain/place/address.ts'
import { type FormWithRequestId, withEditedForm } from '../flow/formWithRequestId.ts'
import { failedSubmit } from '../form/failedSubmit.ts'
import { enteredAddress, isAddressEntered } from '../place/addressEntered.ts'
import { customerRecognised, hasLeft } from '../session/session.slice.ts'
import type { FareFailure } from './fareFailure.ts'

/** The fare form, and the request id of the enquiry that it makes. */
export type FareFormState = FormWithRequestId<FareForm, FareFailure>

// Only until the store sets the form of its market.
const anywhere = { country: { consent: { byDefault: true } } }

/** The state that a form starts from. */
export const fareFormFrom = (input: FareForm): FareFormState => ({
  form: newForm(input),
  requestId: null,
})

// Where the toolkit has drafts, reading one is half of what a keystroke costs the store. Reading `original` is not.
const edit = (watched: Draft<FareFormState>, change: Partial<FareForm>): FareFormState =>
  withEditedForm(original(watched), edited(change))

const noAddresses = { pickup: noAddress, drop: noAddress }

/**
 * The customer tapped an address field, or used it by keyboard; it is counted (spec 1 §7).
 *
 * @example
 * guestStore.dispatch(addressFieldOpened('pickup'))
 * await settled()
 * events // → ['Pickup Field Click']
 */
export const addressFieldOpened = createAction<Waypoint>('fareForm/addressFieldOpened')
/**
 * The customer wants fares for the form as it stands (spec 1 §4).
 *
 * @example
 * guestStore.dispatch(fareEdited(filledForm))
 * guestStore.dispatch(estimateRequested())
 * selectFareForm(guestStore.getState()).form.phase.status // → 'submitting'
 * await settled()
 * selectFareResults(guestStore.getState()).results.status // → 'shown'
 */
export const estimateRequested = createAction('fareForm/estimateRequested')

const slice = createSlice({
  name: 'fareForm',
  initialState: (): FareFormState => fareFormFrom(emptyFareForm(anywhere, defaultCategory)),
  reducers: {
    fareEdited: (state, { payload }: PayloadAction<Partial<FareForm>>): FareFormState =>
      edit(state, payload),
    fareFieldLeft: (watched, { payload: field }: PayloadAction<FareField>): FareFormState => {
      const state = original(watched)
      const form = fieldLeft(field)(state.form)
      return form === state.form ? state : { ...state, form }
    },
    addressesCleared: (state): FareFormState => edit(state, noAddresses),
    addressesSwapped: (state): FareFormState =>
      edit(state, { pickup: state.form.input.drop, drop: state.form.input.pickup }),
    /** The draft may be recalled late, so what the customer entered meanwhile stays. */
    draftRecalled: (state, { payload: draft }: PayloadAction<Partial<FareForm>>): FareFormState => {
      const { form } = state
      return { ...state, form: { ...form, input: draftInto(form.initial, form.input, draft) } }
    },
    /** The form has errors. Some are known only once the session is. */
    enquiryRejected: (state): FareFormState => ({
      ...state,
      form: rejected(abandoned(state.form)),
    }),
    /** `requestId` is null until the request has one. */
    quotingStarted: (
      state,
      { payload: requestId }: PayloadAction<string | null>,
    ): FareFormState => ({
      form: submitted(state.form),
      requestId,
    }),
    /** Once answered, the same form makes a new enquiry with a new request id. */
    quoted: (state): FareFormState => ({ form: succeeded(state.form), requestId: null }),
    quotingFailed: (
      state,
      {
        payload: { failure, refused },
      }: PayloadAction<{
        failure: FareFailure | null
        refused: ReadonlyArray<RefusedField<FareForm>>
      }>,
    ): FareFormState => ({
      ...state,
      form: failedSubmit(state.form, failure, refused),
    }),
    /** The customer gave the submit up. Its outcome no longer counts. */
    estimateAbandoned: (state): FareFormState => ({ ...state, form: abandoned(state.form) }),
    fareFormSettled: (state): FareFormState => ({ ...state, form: settled(state.form) }),
  },
  extraReducers: (builder) => {
    builder
      // What failed before a login, most of all the former credentials, says nothing about this customer.
      .addCase(customerRecognised, (state) => ({ ...state, form: settled(state.form) }))
      .addMatcher(
        isAddressEntered('fare'),
        (state, entered): FareFormState => edit(state, enteredAddress(entered)),
      )
      // The route stays with the page. The contact must not be shown to the next visitor.
      .addMatcher(
        hasLeft,
        ({ form }): FareFormState => ({ form: withdrawn(noContact)(form), requestId: null }),
      )
  },
})

export const fareFormReducer = slice.reducer
export const {
  draftRecalled,
  enquiryRejected,
  quotingStarted,
  quoted,
  quotingFailed,
  estimateAbandoned,
} = slice.actions
/**
 * Clears both addresses of the fare form, and nothing else (spec 1 §2). Their errors show only once the
 * customer leaves them again, unless a submit was attempted.
 *
 * @example
 * store.dispatch(fareEdited(filledForm))
 * store.dispatch(addressesCleared())
 * store.getState().fareForm.form.input.pickup // → { status: 'empty' }
 * store.getState().fareForm.form.input.name // → 'Kiran Rao'
 */
export const addressesCleared = slice.actions.addressesCleared
/**
 * Swaps pickup and drop of the fare form (spec 1 §2).
 *
 * @example
 * store.dispatch(fareEdited({ pickup: { status: 'resolved', place: koramangala } }))
 * store.dispatch(addressesSwapped())
 * store.getState().fareForm.form.input.drop // → { status: 'resolved', place: koramangala }
 */
export const addressesSwapped = slice.actions.addressesSwapped
/**
 * Sets new values for some fields of the fare form (spec 1 §4). Clears the errors of these fields, their
 * own until they are left again. Has no effect while a submit runs.
 *
 * @example
 * store.dispatch(fareEdited({ name: 'Asha' }))
 * store.getState().fareForm.form.input.name // → 'Asha'
 */
export const fareEdited = slice.actions.fareEdited
/**
 * The customer left a field of the fare form: its error may be shown from now on (spec 2 §4).
 *
 * @example
 * store.dispatch(fareFieldLeft('name'))
 * selectFareProblems(store.getState()).name // → { kind: 'Wrong', error: { kind: 'NameMissing' } }
 */
export const fareFieldLeft = slice.actions.fareFieldLeft
/**
 * The customer has seen the outcome of a submit: the form can be edited again, with its input (spec 1 §4).
 *
 * @example
 * const failing = storeIn({ quoteFare: () => offline })
 * failing.dispatch(fareEdited(filledForm))
 * failing.dispatch(estimateRequested())
 * await settled()
 * failing.getState().fareForm.form.phase.status // → 'failed'
 * failing.dispatch(fareFormSettled())
 * failing.getState().fareForm.form.phase.status // → 'untouched'
 */
export const fareFormSettled = slice.actions.fareFormSettled
