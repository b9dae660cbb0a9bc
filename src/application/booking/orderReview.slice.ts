import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { OrderDraft } from '../../domain/booking/orderDraft.ts'
import type { Form } from '../../domain/form/form.ts'
import { edited, left, newForm, rejected, settled, submitted } from '../../domain/form/form.ts'
import type { Query } from '../../domain/link/query.ts'
import type { AddressEntry, Waypoint } from '../../domain/place/address.ts'
import { placeAccepted } from '../place/placeAccepted.ts'

/** One end of the route with whoever stands there, as it is edited (spec 2 §2). */
export type StopForm = {
  readonly address: AddressEntry
  readonly house: string
  readonly name: string
  readonly mobile: string
}

/** Submitting is the check against the city's polygon; a failure of it is for the error modal. */
export type StopEdit = { readonly waypoint: Waypoint; readonly form: Form<StopForm, null> }

/** The order as it is reviewed (spec 1 §2). */
export type OrderReviewState =
  | { readonly status: 'absent' }
  /** What was kept of the order is being read. */
  | { readonly status: 'opening' }
  | {
      readonly status: 'reviewing'
      readonly draft: OrderDraft
      /** The end that is edited, also while the error modal stands before it; null for none. */
      readonly edit: StopEdit | null
      /** Whether booking was tried: from then on the page says what is missing. */
      readonly tried: boolean
      /** Whether the vehicle of the link is none that serves here (spec 1 §8: Invalid … Service Selected). */
      readonly vehicleInvalid: boolean
    }

const absent: OrderReviewState = { status: 'absent' }

/** The page was opened, by a flow, a link, a reload or a back. */
export const orderReviewOpened = createAction<{ readonly path: string; readonly query: Query }>(
  'orderReview/opened',
)
export const orderReviewClosed = createAction('orderReview/closed')
/** The customer wants to edit one end of the route. */
export const stopEditRequested = createAction<Waypoint>('orderReview/stopEditRequested')
export const stopSaveRequested = createAction('orderReview/stopSaveRequested')
/** The customer is to log in, now or again (spec 1 §2: the relogin event). */
export const reloginRequested = createAction('orderReview/reloginRequested')
/** The primary button, whatever it says (spec 1 §2). */
export const bookingActionRequested = createAction('orderReview/bookingActionRequested')
/** A goods type was chosen by its key; null for none. */
export const goodsTypeChosen = createAction<string | null>('orderReview/goodsTypeChosen')
/** A vehicle was chosen by its model's id. */
export const vehicleChosen = createAction<number>('orderReview/vehicleChosen')
/** The customer goes back from the confirmation to the order. */
export const reviewAgainRequested = createAction('orderReview/reviewAgainRequested')

type Reviewing = Extract<OrderReviewState, { status: 'reviewing' }>

const withEdit = (
  state: OrderReviewState,
  change: (form: Form<StopForm, null>) => Form<StopForm, null>,
): OrderReviewState =>
  state.status === 'reviewing' && state.edit !== null
    ? { ...state, edit: { ...state.edit, form: change(state.edit.form) } }
    : state

const reviewing = (
  state: OrderReviewState,
  change: (state: Reviewing) => Partial<Reviewing>,
): OrderReviewState => (state.status === 'reviewing' ? { ...state, ...change(state) } : state)

const slice = createSlice({
  name: 'orderReview',
  initialState: (): OrderReviewState => absent,
  reducers: {
    draftOpening: (): OrderReviewState => ({ status: 'opening' }),
    draftOpened: (
      _,
      { payload: { draft, edit } }: PayloadAction<{ draft: OrderDraft; edit: StopEdit | null }>,
    ): OrderReviewState => ({
      status: 'reviewing',
      draft,
      edit,
      tried: false,
      vehicleInvalid: false,
    }),
    draftChanged: (state, { payload }: PayloadAction<Partial<OrderDraft>>): OrderReviewState =>
      reviewing(state, ({ draft }) => ({ draft: { ...draft, ...payload } })),
    vehicleFound: (state, { payload: isServed }: PayloadAction<boolean>): OrderReviewState =>
      reviewing(state, ({ draft }) => ({
        vehicleInvalid: !isServed,
        draft: isServed ? draft : { ...draft, vehicleId: null },
      })),
    bookingTried: (state): OrderReviewState => reviewing(state, () => ({ tried: true })),
    editOpened: (
      state,
      { payload: { waypoint, initial } }: PayloadAction<{ waypoint: Waypoint; initial: StopForm }>,
    ): OrderReviewState => reviewing(state, () => ({ edit: { waypoint, form: newForm(initial) } })),
    editClosed: (state): OrderReviewState => reviewing(state, () => ({ edit: null })),
    stopEdited: (state, { payload }: PayloadAction<Partial<StopForm>>): OrderReviewState =>
      withEdit(state, edited<StopForm, null>(payload)),
    stopFieldLeft: (state, { payload: field }: PayloadAction<keyof StopForm>): OrderReviewState =>
      withEdit(state, left<StopForm, null>(field)),
    saveRejected: (state): OrderReviewState => withEdit(state, rejected),
    checkStarted: (state): OrderReviewState => withEdit(state, submitted),
    /** The point is not served, or nobody could say: the form is there to edit again. */
    checkEnded: (state): OrderReviewState =>
      withEdit(state, (form) =>
        form.phase.status === 'submitting'
          ? { ...form, phase: { status: 'validating' } }
          : settled(form),
      ),
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderReviewClosed, (): OrderReviewState => absent)
      .addCase(
        vehicleChosen,
        (state, { payload: vehicleId }): OrderReviewState =>
          reviewing(state, ({ draft }) => ({
            draft: { ...draft, vehicleId },
            vehicleInvalid: false,
          })),
      )
      .addCase(
        placeAccepted,
        (state, { payload: { owner, waypoint, place } }): OrderReviewState =>
          owner === 'order' && state.status === 'reviewing' && state.edit?.waypoint === waypoint
            ? withEdit(state, edited<StopForm, null>({ address: { status: 'resolved', place } }))
            : state,
      )
  },
})

export const orderReviewReducer = slice.reducer
export const {
  draftOpening,
  draftOpened,
  draftChanged,
  vehicleFound,
  bookingTried,
  editOpened,
  editClosed,
  stopEdited,
  stopFieldLeft,
  saveRejected,
  checkStarted,
  checkEnded,
} = slice.actions
