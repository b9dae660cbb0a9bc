import { createAction, createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import type { OrderDraft } from '../../../domain/booking/orderDraft.ts'
import { type StopForm, stopFormOf } from '../../../domain/booking/stopForm.ts'
import type { FareCategory } from '../../../domain/fare/serviceCategory.ts'
import {
  abandoned,
  edited,
  failed,
  fieldLeft,
  newForm,
  rejected,
  submitted,
} from '../../../domain/form/form.ts'
import type { Query } from '../../../domain/link/query.ts'
import type { Waypoint } from '../../../domain/place/address.ts'
import { placeAccepted } from '../../place/placeAccepted.ts'
import { customerRecognised } from '../../session/session.slice.ts'
import {
  editBeside,
  type StopEdit,
  type StopFailure,
  type UnsavedStops,
  unsavedBeside,
  withUnsaved,
} from './stopEdit.ts'

/** The address of the page. `rest` are the parameters of its URL that do not belong to the draft. */
export type OrderAddress = { readonly path: string; readonly rest: Query }

/** The order under review (spec 1 §2). */
export type OrderReviewState =
  | { readonly status: 'absent' }
  /** The kept order is being read. */
  | { readonly status: 'opening' }
  | {
      readonly status: 'reviewing'
      readonly address: OrderAddress
      /** The mobile number of the customer whose order this is; null before a login. */
      readonly customer: string | null
      readonly draft: OrderDraft
      /** The token before the current one, which the URL may still have; null if there was none. */
      readonly formerToken: string | null
      /** The vehicle that was chosen last, even if a new route has cleared it in the draft. */
      readonly lastVehicleId: number | null
      /** The category that the customer asked for instead; null for that of the vehicle chosen last. */
      readonly category: FareCategory | null
      /** The open edit, also while the error modal covers it; null for none. */
      readonly edit: StopEdit | null
      readonly unsaved: UnsavedStops
      /** Whether the customer tried to book. The page then says what is missing, until an edit clears the vehicle. */
      readonly tried: boolean
      /** Whether the customer answered the goods question. The draft cannot tell the answer "any" from none. */
      readonly goodsAnswered: boolean
      /** Whether the vehicle of the link does not serve this order (spec 1 §8: Invalid … Service Selected). */
      readonly vehicleInvalid: boolean
    }

const absent: OrderReviewState = { status: 'absent' }

/**
 * The page was opened: by a flow, a link, a reload or Back (spec 1 §2).
 *
 * @example
 * guestStore.dispatch(orderReviewOpened(orderPage))
 * await settled()
 * guestStore.getState().orderReview.status // → 'reviewing'
 */
export const orderReviewOpened = createAction<{ readonly path: string; readonly query: Query }>(
  'orderReview/opened',
)
/**
 * The customer left the page: no order is under review. This tab still keeps the order (spec 1 §2).
 *
 * @example
 * reviewStore.dispatch(orderReviewClosed())
 * reviewStore.getState().orderReview // → { status: 'absent' }
 */
export const orderReviewClosed = createAction('orderReview/closed')
/** The order belongs to another customer than the one who is here now, so nothing kept of it is shown. */
export const orderDisowned = createAction('orderReview/disowned')
/**
 * The customer wants the fares of another category for the same route, because no quoted vehicle carries
 * the goods (spec 1 §4).
 *
 * @example
 * reviewStore.dispatch(categoryRequested('two-wheeler'))
 * const { orderReview } = reviewStore.getState()
 * orderReview.status === 'reviewing' && orderReview.category // → 'two-wheeler'
 */
export const categoryRequested = createAction<FareCategory>('orderReview/categoryRequested')
/**
 * The customer wants to edit one end of the route (spec 2 §2).
 *
 * @example
 * reviewStore.dispatch(stopEditRequested('drop'))
 * selectModal(reviewStore.getState()) // → { kind: 'address', waypoint: 'drop' }
 */
export const stopEditRequested = createAction<Waypoint>('orderReview/stopEditRequested')
/**
 * The customer saves the edited end. It is checked against the city's area first (spec 2 §4).
 *
 * @example
 * reviewStore.dispatch(stopEditRequested('drop'))
 * reviewStore.dispatch(stopEdited({ house: '7, ground floor' }))
 * reviewStore.dispatch(stopSaveRequested())
 * const { orderReview } = reviewStore.getState()
 * orderReview.status === 'reviewing' && orderReview.draft.drop.house // → '7, ground floor'
 */
export const stopSaveRequested = createAction('orderReview/stopSaveRequested')
/**
 * The customer wants to log in, for the first time or again (spec 1 §2: the relogin event).
 *
 * @example
 * guestStore.dispatch(orderReviewOpened(orderPage))
 * await settled()
 * guestStore.dispatch(reloginRequested())
 * selectModal(guestStore.getState()) // → { kind: 'auth' }
 */
export const reloginRequested = createAction('orderReview/reloginRequested')
/**
 * The customer pressed the primary button, with whichever label (spec 1 §2).
 *
 * @example
 * reviewStore.dispatch(bookingActionRequested())
 * await settled()
 * reviewStore.getState().placing.status // → 'placed'
 */
export const bookingActionRequested = createAction('orderReview/bookingActionRequested')
/**
 * The customer chose a goods type, by its key; null for any (spec 1 §2).
 *
 * @example
 * reviewStore.dispatch(goodsTypeChosen('furniture'))
 * const { orderReview } = reviewStore.getState()
 * orderReview.status === 'reviewing' && orderReview.draft.goodsType // → 'furniture'
 */
export const goodsTypeChosen = createAction<string | null>('orderReview/goodsTypeChosen')
/**
 * The customer chose a vehicle, by its model's id (spec 1 §4).
 *
 * @example
 * reviewStore.dispatch(vehicleChosen(2))
 * selectBookingAction(reviewStore.getState()) // → { kind: 'BookVehicle', name: 'Tata 407' }
 */
export const vehicleChosen = createAction<number>('orderReview/vehicleChosen')
/**
 * The customer goes back from the confirmation to the order (spec 1 §4).
 *
 * @example
 * reviewStore.dispatch(bookingActionRequested())
 * await settled()
 * reviewStore.dispatch(reviewAgainRequested())
 * reviewStore.getState().placing.status // → 'idle'
 */
export const reviewAgainRequested = createAction('orderReview/reviewAgainRequested')

/** An order that the customer can check, edit and book. */
export type Reviewing = Extract<OrderReviewState, { status: 'reviewing' }>

/** An order as it is opened, from a link, from the kept order, or from both. */
export type OpenedOrder = Pick<
  Reviewing,
  | 'address'
  | 'customer'
  | 'draft'
  | 'formerToken'
  | 'lastVehicleId'
  | 'category'
  | 'edit'
  | 'unsaved'
>

const withEdit = (
  state: OrderReviewState,
  change: (form: StopEdit['form']) => StopEdit['form'],
): OrderReviewState => {
  if (state.status !== 'reviewing' || state.edit === null) return state
  const form = change(state.edit.form)
  return form === state.edit.form ? state : { ...state, edit: { ...state.edit, form } }
}

/** The state with a change; the same object if there is none. */
const reviewing = (
  state: OrderReviewState,
  change: (state: Reviewing) => Partial<Reviewing> | null,
): OrderReviewState => {
  if (state.status !== 'reviewing') return state
  const changed = change(state)
  return changed === null ? state : { ...state, ...changed }
}

const withDraft =
  (change: Partial<OrderDraft>) =>
  (state: Reviewing): Partial<Reviewing> => {
    const draft = { ...state.draft, ...change }
    const isSameToken = draft.fareEstimateToken === state.draft.fareEstimateToken
    return {
      draft,
      formerToken: isSameToken
        ? state.formerToken
        : (state.draft.fareEstimateToken ?? state.formerToken),
      lastVehicleId: draft.vehicleId ?? state.lastVehicleId,
      // The customer tried to book with the vehicle. Once it is cleared, the page asks without alarm again.
      tried: state.tried && (draft.vehicleId !== null || state.draft.vehicleId === null),
      vehicleInvalid: state.vehicleInvalid && draft.vehicleId === null,
      edit: editBeside(draft, state),
      unsaved: unsavedBeside(draft, state),
    }
  }

/** The state with the checked edit changed, which is unsaved now. */
const afterCheck = (
  state: OrderReviewState,
  change: (form: StopEdit['form']) => StopEdit['form'],
): OrderReviewState =>
  reviewing(state, (present) =>
    present.edit?.form.phase.status === 'submitting'
      ? {
          edit: { ...present.edit, form: change(present.edit.form) },
          unsaved: withUnsaved(present),
        }
      : null,
  )

const slice = createSlice({
  name: 'orderReview',
  initialState: (): OrderReviewState => absent,
  reducers: {
    draftOpening: (): OrderReviewState => ({ status: 'opening' }),
    draftOpened: (_, { payload: opened }: PayloadAction<OpenedOrder>): OrderReviewState => ({
      status: 'reviewing',
      ...opened,
      unsaved: withUnsaved(opened),
      lastVehicleId: opened.draft.vehicleId ?? opened.lastVehicleId,
      tried: false,
      goodsAnswered: false,
      vehicleInvalid: false,
    }),
    /** The payload has the changed fields only. */
    draftChanged: (state, { payload }: PayloadAction<Partial<OrderDraft>>): OrderReviewState =>
      reviewing(state, withDraft(payload)),
    /** The draft's vehicle does not serve the order, so it is cleared. */
    vehicleFoundInvalid: (state): OrderReviewState =>
      reviewing(state, ({ draft }) => ({
        vehicleInvalid: true,
        draft: { ...draft, vehicleId: null },
      })),
    /** From now on, fares are requested in this category, whichever vehicle was chosen last. */
    categoryChosen: (state, { payload: category }: PayloadAction<FareCategory>): OrderReviewState =>
      reviewing(state, () => ({ category })),
    bookingTried: (state): OrderReviewState =>
      reviewing(state, ({ tried }) => (tried ? null : { tried: true })),
    /** Starts from what was entered before but not saved, otherwise from the draft. */
    editOpened: (
      watched,
      { payload: { waypoint, initial } }: PayloadAction<{ waypoint: Waypoint; initial: StopForm }>,
    ): OrderReviewState =>
      reviewing(original(watched), (state) => {
        const unsaved = withUnsaved(state)
        return { edit: { waypoint, form: newForm(unsaved[waypoint] ?? initial) }, unsaved }
      }),
    /** The edit ends without being saved. */
    editClosed: (watched): OrderReviewState =>
      reviewing(original(watched), (state) =>
        state.edit === null ? null : { edit: null, unsaved: withUnsaved(state) },
      ),
    editSaved: (state): OrderReviewState =>
      reviewing(state, ({ edit, unsaved, vehicleInvalid, draft }) =>
        edit === null
          ? null
          : {
              edit: null,
              unsaved: { ...unsaved, [edit.waypoint]: null },
              // Without an estimate the route is new, and the vehicle was invalid for the old one.
              vehicleInvalid: vehicleInvalid && draft.fareEstimateToken !== null,
            },
      ),
    stopEdited: (state, { payload }: PayloadAction<Partial<StopForm>>): OrderReviewState =>
      withEdit(state, edited(payload)),
    stopFieldLeft: (state, { payload: field }: PayloadAction<keyof StopForm>): OrderReviewState =>
      withEdit(state, fieldLeft(field)),
    saveRejected: (state): OrderReviewState => withEdit(state, rejected),
    checkStarted: (state): OrderReviewState => withEdit(state, submitted),
    /** The check ends without an outcome: the form can be edited again, and nothing is saved. */
    checkEnded: (watched): OrderReviewState => afterCheck(original(watched), abandoned),
    /** The form can be edited again, and nothing is saved. */
    checkFailed: (watched, { payload }: PayloadAction<StopFailure>): OrderReviewState =>
      afterCheck(original(watched), failed(payload, [])),
    /** Resets the edit to the draft. Does nothing during the check. */
    stopDiscarded: (watched): OrderReviewState =>
      reviewing(original(watched), ({ draft, edit, unsaved }) => {
        if (edit === null || edit.form.phase.status === 'submitting') return null
        const { waypoint, form } = edit
        if (unsaved[waypoint] === null && form.input === form.initial) return null
        return {
          edit: { waypoint, form: newForm(stopFormOf(waypoint)(draft)) },
          unsaved: { ...unsaved, [waypoint]: null },
        }
      }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderReviewClosed, (): OrderReviewState => absent)
      .addCase(
        reviewAgainRequested,
        (state): OrderReviewState =>
          reviewing(state, ({ tried }) => (tried ? { tried: false } : null)),
      )
      .addCase(
        goodsTypeChosen,
        (state): OrderReviewState =>
          reviewing(state, ({ goodsAnswered }) => (goodsAnswered ? null : { goodsAnswered: true })),
      )
      .addCase(
        customerRecognised,
        (state, { payload: { mobile } }): OrderReviewState =>
          reviewing(state, ({ customer }) => ({ customer: customer ?? mobile })),
      )
      .addCase(
        placeAccepted,
        (state, { payload: { owner, waypoint, place } }): OrderReviewState =>
          owner === 'order' && state.status === 'reviewing' && state.edit?.waypoint === waypoint
            ? withEdit(state, edited({ address: { status: 'resolved', place } }))
            : state,
      )
  },
})

export const orderReviewReducer = slice.reducer
export const {
  draftOpening,
  draftOpened,
  draftChanged,
  vehicleFoundInvalid,
  categoryChosen,
  bookingTried,
  editOpened,
  editClosed,
  editSaved,
  saveRejected,
  checkStarted,
  checkEnded,
  checkFailed,
} = slice.actions

/**
 * The customer changed some fields of the edited end (spec 2 §2). Ignored during the check.
 *
 * @example
 * reviewStore.dispatch(stopEditRequested('pickup'))
 * reviewStore.dispatch(stopEdited({ name: 'Meera' }))
 * const { orderReview } = reviewStore.getState()
 * orderReview.status === 'reviewing' && orderReview.edit?.form.input.name // → 'Meera'
 */
export const stopEdited = slice.actions.stopEdited
/**
 * The customer discards what was entered at the edited end but not saved: the form shows the saved values
 * again (spec 2 §4). Ignored during the check.
 *
 * @example
 * reviewStore.dispatch(stopEditRequested('pickup'))
 * reviewStore.dispatch(stopEdited({ name: 'Meera' }))
 * reviewStore.dispatch(stopDiscarded())
 * const { orderReview } = reviewStore.getState()
 * orderReview.status === 'reviewing' && orderReview.edit?.form.input.name // → 'Asha Rao'
 */
export const stopDiscarded = slice.actions.stopDiscarded
/**
 * The customer left a field of the edited end, so its error may be shown (spec 2 §4).
 *
 * @example
 * reviewStore.dispatch(stopEditRequested('pickup'))
 * reviewStore.dispatch(stopEdited({ name: '' }))
 * reviewStore.dispatch(stopFieldLeft('name'))
 * selectStopProblems(reviewStore.getState()).name
 * // → { kind: 'Wrong', error: { kind: 'NameMissing' } }
 */
export const stopFieldLeft = slice.actions.stopFieldLeft
