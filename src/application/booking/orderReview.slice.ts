import { createAction, createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import type { OrderDraft } from '../../domain/booking/orderDraft.ts'
import { isAsSaved, type StopForm, stopFormOf } from '../../domain/booking/stopForm.ts'
import type { FareCategory } from '../../domain/fare/serviceCategory.ts'
import type { Form } from '../../domain/form/form.ts'
import {
  abandoned,
  edited,
  fieldLeft,
  newForm,
  rejected,
  submitted,
} from '../../domain/form/form.ts'
import type { Query } from '../../domain/link/query.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { placeAccepted } from '../place/placeAccepted.ts'
import { customerRecognised } from '../session/session.slice.ts'

/** Submitting is the check against the city's polygon; a failure of it is for the error modal. */
export type StopEdit = { readonly waypoint: Waypoint; readonly form: Form<StopForm, null> }

/** What was entered at each end and is not saved, for when it is edited again; null for nothing. */
export type UnsavedStops = Readonly<Record<Waypoint, StopForm | null>>

/** Where the page stands; `rest` are the parameters of its URL that are none of the draft's. */
export type OrderAddress = { readonly path: string; readonly rest: Query }

/** The order as it is reviewed (spec 1 §2). */
export type OrderReviewState =
  | { readonly status: 'absent' }
  /** What was kept of the order is being read. */
  | { readonly status: 'opening' }
  | {
      readonly status: 'reviewing'
      readonly address: OrderAddress
      /** The number of the customer whose order this is; null while it is nobody's. */
      readonly customer: string | null
      readonly draft: OrderDraft
      /** The token before the present one, which the URL may still have; null where there was none. */
      readonly formerToken: string | null
      /** The vehicle that was chosen last, also after a change of the route took it away. */
      readonly lastVehicleId: number | null
      /** What the customer asked to see fares of instead; null for those of the vehicle that was chosen last. */
      readonly category: FareCategory | null
      /** The end that is edited, also while the error modal stands before it; null for none. */
      readonly edit: StopEdit | null
      readonly unsaved: UnsavedStops
      /** Whether booking was tried: from then on the page says what is missing, until an edit takes the vehicle away. */
      readonly tried: boolean
      /** Whether the customer chose among the goods: any is an answer, too, which the draft does not tell from none. */
      readonly goodsAnswered: boolean
      /** Whether the vehicle of the link is none that serves here (spec 1 §8: Invalid … Service Selected). */
      readonly vehicleInvalid: boolean
    }

const absent: OrderReviewState = { status: 'absent' }

/**
 * The page was opened, by a flow, a link, a reload or a back (spec 1 §2).
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
 * The page was left: no order is reviewed any more; what this device keeps of it stays (spec 1 §2).
 *
 * @example
 * reviewStore.dispatch(orderReviewClosed())
 * reviewStore.getState().orderReview // → { status: 'absent' }
 */
export const orderReviewClosed = createAction('orderReview/closed')
/** The order turned out to be another customer's than who is there: nothing kept of it is shown. */
export const orderDisowned = createAction('orderReview/disowned')
/**
 * The customer wants to see the fares of a category for the same route: no vehicle that was quoted
 * carries the goods (spec 1 §4).
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
 * The edited end is to be saved: it is checked against the city's area first (spec 2 §4).
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
 * The customer is to log in, now or again (spec 1 §2: the relogin event).
 *
 * @example
 * guestStore.dispatch(orderReviewOpened(orderPage))
 * await settled()
 * guestStore.dispatch(reloginRequested())
 * selectModal(guestStore.getState()) // → { kind: 'auth' }
 */
export const reloginRequested = createAction('orderReview/reloginRequested')
/**
 * The primary button, whatever it says (spec 1 §2).
 *
 * @example
 * reviewStore.dispatch(bookingActionRequested())
 * await settled()
 * reviewStore.getState().placing.status // → 'placed'
 */
export const bookingActionRequested = createAction('orderReview/bookingActionRequested')
/**
 * A goods type was chosen by its key; null for none (spec 1 §2).
 *
 * @example
 * reviewStore.dispatch(goodsTypeChosen('furniture'))
 * const { orderReview } = reviewStore.getState()
 * orderReview.status === 'reviewing' && orderReview.draft.goodsType // → 'furniture'
 */
export const goodsTypeChosen = createAction<string | null>('orderReview/goodsTypeChosen')
/**
 * A vehicle was chosen by its model's id (spec 1 §4).
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

/** The order that is there to look through, to mend and to book. */
export type Reviewing = Extract<OrderReviewState, { status: 'reviewing' }>

/** An order as it is opened: from a link, from what was kept, or from both. */
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
  change: (form: Form<StopForm, null>) => Form<StopForm, null>,
): OrderReviewState => {
  if (state.status !== 'reviewing' || state.edit === null) return state
  const form = change(state.edit.form)
  return form === state.edit.form ? state : { ...state, edit: { ...state.edit, form } }
}

/** The state with a change; itself, and no copy, where there is none. */
const reviewing = (
  state: OrderReviewState,
  change: (state: Reviewing) => Partial<Reviewing> | null,
): OrderReviewState => {
  if (state.status !== 'reviewing') return state
  const changed = change(state)
  return changed === null ? state : { ...state, ...changed }
}

/** What of it the draft has not. */
const stillUnsaved = (draft: OrderDraft, unsaved: UnsavedStops): UnsavedStops => {
  const still = (waypoint: Waypoint) => {
    const entered = unsaved[waypoint]
    return entered === null || isAsSaved(waypoint)(draft)(entered) ? null : entered
  }
  return { pickup: still('pickup'), drop: still('drop') }
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
      // `tried` belonged to the draft with its vehicle; losing the vehicle starts over, so that the page asks calmly.
      tried: state.tried && (draft.vehicleId !== null || state.draft.vehicleId === null),
      vehicleInvalid: state.vehicleInvalid && draft.vehicleId === null,
      unsaved: stillUnsaved(draft, state.unsaved),
    }
  }

/**
 * With what the edit has and the draft has not. `dirty` will not do: starting a check clears it, and a failed check
 * saves nothing.
 */
const withUnsaved = ({
  draft,
  edit,
  unsaved,
}: Pick<Reviewing, 'draft' | 'edit' | 'unsaved'>): UnsavedStops =>
  stillUnsaved(draft, edit === null ? unsaved : { ...unsaved, [edit.waypoint]: edit.form.input })

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
    /** The fields that are others now. */
    draftChanged: (state, { payload }: PayloadAction<Partial<OrderDraft>>): OrderReviewState =>
      reviewing(state, withDraft(payload)),
    /** The vehicle that came with the draft does not serve it: it is none. */
    vehicleFoundInvalid: (state): OrderReviewState =>
      reviewing(state, ({ draft }) => ({
        vehicleInvalid: true,
        draft: { ...draft, vehicleId: null },
      })),
    /** Fares of a category are wanted from now on, whatever vehicle was chosen last. */
    categoryChosen: (state, { payload: category }: PayloadAction<FareCategory>): OrderReviewState =>
      reviewing(state, () => ({ category })),
    bookingTried: (state): OrderReviewState =>
      reviewing(state, ({ tried }) => (tried ? null : { tried: true })),
    /** An end is edited: from what was entered and not saved, else from what it is. */
    editOpened: (
      watched,
      { payload: { waypoint, initial } }: PayloadAction<{ waypoint: Waypoint; initial: StopForm }>,
    ): OrderReviewState =>
      reviewing(original(watched), (state) => {
        const unsaved = withUnsaved(state)
        return { edit: { waypoint, form: newForm(unsaved[waypoint] ?? initial) }, unsaved }
      }),
    /** Without saving. */
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
              // Without an estimate the route is another one: the vehicle was none for the former.
              vehicleInvalid: vehicleInvalid && draft.fareEstimateToken !== null,
            },
      ),
    stopEdited: (state, { payload }: PayloadAction<Partial<StopForm>>): OrderReviewState =>
      withEdit(state, edited(payload)),
    stopFieldLeft: (state, { payload: field }: PayloadAction<keyof StopForm>): OrderReviewState =>
      withEdit(state, fieldLeft(field)),
    saveRejected: (state): OrderReviewState => withEdit(state, rejected),
    checkStarted: (state): OrderReviewState => withEdit(state, submitted),
    /** The point is not served, or nobody could say: the form is there to edit again, with nothing of it saved. */
    checkEnded: (watched): OrderReviewState =>
      reviewing(original(watched), (state) =>
        state.edit?.form.phase.status === 'submitting'
          ? {
              edit: { ...state.edit, form: abandoned(state.edit.form) },
              unsaved: withUnsaved(state),
            }
          : null,
      ),
    /** What is saved is there to edit instead of what was entered. Nothing while it is checked. */
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
} = slice.actions

/**
 * New values for some fields of the end that is edited (spec 2 §2). Nothing while its check runs.
 *
 * @example
 * reviewStore.dispatch(stopEditRequested('pickup'))
 * reviewStore.dispatch(stopEdited({ name: 'Meera' }))
 * const { orderReview } = reviewStore.getState()
 * orderReview.status === 'reviewing' && orderReview.edit?.form.input.name // → 'Meera'
 */
export const stopEdited = slice.actions.stopEdited
/**
 * What was entered at the end that is edited and is not saved is given up: the edit has what is saved
 * again (spec 2 §4). Nothing while its check runs.
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
 * A field of the end that is edited was left: its error may be shown (spec 2 §4).
 *
 * @example
 * reviewStore.dispatch(stopEditRequested('pickup'))
 * reviewStore.dispatch(stopEdited({ name: '' }))
 * reviewStore.dispatch(stopFieldLeft('name'))
 * selectStopProblems(reviewStore.getState()).name
 * // → { kind: 'Wrong', error: { kind: 'NameMissing' } }
 */
export const stopFieldLeft = slice.actions.stopFieldLeft
