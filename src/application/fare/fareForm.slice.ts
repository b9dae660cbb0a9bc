import {
  createAction,
  createSlice,
  type Draft,
  original,
  type PayloadAction,
} from '@reduxjs/toolkit'
import { recalledInto } from '../../domain/fare/fareDraft.ts'
import {
  emptyFareForm,
  type FareField,
  type FareForm,
  noContact,
} from '../../domain/fare/fareForm.ts'
import { defaultCategory } from '../../domain/fare/serviceCategory.ts'
import {
  abandoned,
  edited,
  failed,
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
import { editedMeant, type MeantForm } from '../flow/meantForm.ts'
import { searchTyped } from '../place/locationPicker.slice.ts'
import { placeAccepted } from '../place/placeAccepted.ts'
import { customerRecognised, hasLeft, sessionEnded } from '../session/session.slice.ts'
import type { FareFailure } from './fareFailure.ts'

/** The fare form, and the id of what its customer means. */
export type FareFormState = MeantForm<FareForm, FareFailure>

// The store gives a form what is so in its market.
const anywhere = { country: { consent: { byDefault: true } } }

/** The state that a form starts from. */
export const fareFormFrom = (input: FareForm): FareFormState => ({
  form: newForm(input),
  requestId: null,
})

// What the toolkit hands over watches every look at it, which is half of what a letter costs the store: `original` does not.
const edit = (watched: Draft<FareFormState>, change: Partial<FareForm>): FareFormState =>
  editedMeant(original(watched), edited(change))

const asAnother = ({ form }: FareFormState): FareFormState => ({ form, requestId: null })

const noAddresses = { pickup: noAddress, drop: noAddress }

/** What the draft has, in every field that nobody has touched. */
const recalled = (initial: FareForm, input: FareForm, kept: Partial<FareForm>): FareForm => ({
  ...recalledInto(initial, input, kept),
  category:
    input.category === initial.category ? (kept.category ?? input.category) : input.category,
})

/**
 * An address field was tapped, or used by keyboard (spec 1 §7: it is counted).
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
    /** As if nobody had been at them. */
    addressesCleared: (watched): FareFormState =>
      editedMeant(original(watched), (form) => {
        const cleared = edited(noAddresses)(form)
        return cleared === form
          ? form
          : { ...cleared, touched: withdrawn(noAddresses)(form).touched }
      }),
    addressesSwapped: (state): FareFormState =>
      edit(state, { pickup: state.form.input.drop, drop: state.form.input.pickup }),
    /** What this tab remembered. It may come late: whatever was entered meanwhile is kept. */
    draftRecalled: (state, { payload: draft }: PayloadAction<Partial<FareForm>>): FareFormState => {
      const { form } = state
      return { ...state, form: { ...form, input: recalled(form.initial, form.input, draft) } }
    },
    /** Something is missing, also where that shows only once it is known who asks. */
    enquiryRejected: (state): FareFormState => ({
      ...state,
      form: rejected(abandoned(state.form)),
    }),
    /** `requestId` is null while it is not known who asks. */
    quotingStarted: (
      state,
      { payload: requestId }: PayloadAction<string | null>,
    ): FareFormState => ({
      form: submitted(state.form),
      requestId,
    }),
    /** What is asked after an answer is another question, be it in the same words. */
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
      form: failed(failure, refused)(state.form),
    }),
    /** Whatever the submit comes to, it is nobody's any more. */
    estimateAbandoned: (state): FareFormState => ({ ...state, form: abandoned(state.form) }),
    fareFormSettled: (state): FareFormState => ({ ...state, form: settled(state.form) }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(
        placeAccepted,
        (state, { payload: { owner, waypoint, place } }): FareFormState =>
          owner === 'fare' ? edit(state, { [waypoint]: { status: 'resolved', place } }) : state,
      )
      // Where the field itself is the search box, its words stand in the form until a place is chosen.
      .addCase(
        searchTyped,
        (state, { payload: { owner, waypoint, text, onChoice } }): FareFormState =>
          owner !== 'fare' || onChoice === 'pin'
            ? state
            : edit(state, { [waypoint]: text === '' ? noAddress : { status: 'typed', text } }),
      )
      // In somebody else's name it is another question, and so it is in nobody's.
      .addCase(customerRecognised, asAnother)
      .addCase(sessionEnded, asAnother)
      // The route stays: it is the page's. Whose it was is not for whoever comes next.
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
 * Both addresses of the fare form go, nothing else (spec 1 §2). Neither is at fault for it before it is
 * left again, unless a submit was tried.
 *
 * @example
 * store.dispatch(fareEdited(filledForm))
 * store.dispatch(addressesCleared())
 * store.getState().fareForm.form.input.pickup // → { status: 'empty' }
 * store.getState().fareForm.form.input.name // → 'Kiran Rao'
 */
export const addressesCleared = slice.actions.addressesCleared
/**
 * Pickup and drop of the fare form change places (spec 1 §2).
 *
 * @example
 * store.dispatch(fareEdited({ pickup: { status: 'resolved', place: koramangala } }))
 * store.dispatch(addressesSwapped())
 * store.getState().fareForm.form.input.drop // → { status: 'resolved', place: koramangala }
 */
export const addressesSwapped = slice.actions.addressesSwapped
/**
 * New values for some fields of the fare form (spec 1 §4). The service's words on them go; nothing
 * is edited while a submit runs.
 *
 * @example
 * store.dispatch(fareEdited({ name: 'Asha' }))
 * store.getState().fareForm.form.input.name // → 'Asha'
 */
export const fareEdited = slice.actions.fareEdited
/**
 * A field of the fare form was left: its error may be shown (spec 2 §4).
 *
 * @example
 * store.dispatch(fareFieldLeft('name'))
 * selectFareProblems(store.getState()).name // → { kind: 'Wrong', error: { kind: 'NameMissing' } }
 */
export const fareFieldLeft = slice.actions.fareFieldLeft
/**
 * The outcome of a submit was seen: the form can be edited again, its input kept (spec 1 §4).
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
