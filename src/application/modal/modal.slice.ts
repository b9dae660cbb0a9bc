import { type Action, createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ServiceCategory } from '../../domain/fare/serviceCategory.ts'
import type { Waypoint } from '../../domain/place/address.ts'

/** What the error modal is about, and can retry: an estimate, the check of a stop, or an order. */
export type FailedFlow = 'estimate' | 'stop' | 'order'

/** The modals of the product; one is open at a time, and closing returns to none (spec 1 §2). */
export type Modal =
  | { readonly kind: 'none' }
  /** The failure itself is where the flow keeps it: in the fare form, in the edit, or in the booking. */
  | { readonly kind: 'error'; readonly failed: FailedFlow }
  | { readonly kind: 'vehicleEstimate' }
  | { readonly kind: 'citySelector' }
  | { readonly kind: 'address'; readonly waypoint: Waypoint }
  | { readonly kind: 'requirement' }
  | { readonly kind: 'auth' }
  /** The services to choose from, or the form of the chosen one. */
  | { readonly kind: 'categoryPicker'; readonly chosen: ServiceCategory | null }
  | { readonly kind: 'goodsType' }

/** A modal that `modalOpened` can open: any but the login, which is open while a login is in progress. */
export type OpenableModal = Exclude<Modal, { readonly kind: 'auth' }>

const none: OpenableModal = { kind: 'none' }

/**
 * The customer retries what failed, from the error modal (spec 2 §2).
 *
 * @example
 * const failing = storeIn({ quoteFare: () => offline })
 * failing.dispatch(serviceChosen('trucks'))
 * failing.dispatch(fareEdited(filledForm))
 * failing.dispatch(estimateRequested())
 * await settled()
 * selectModal(failing.getState()) // → { kind: 'error', failed: 'estimate' }
 * failing.dispatch(errorRetryRequested('estimate'))
 * selectModal(failing.getState()) // → { kind: 'categoryPicker', chosen: 'trucks' }
 */
export const errorRetryRequested = createAction<FailedFlow>('modal/errorRetryRequested')

/** Matches the retries of one flow. */
export const isRetryOf =
  (failed: FailedFlow) =>
  (action: Action): boolean =>
    errorRetryRequested.match(action) && action.payload === failed

const slice = createSlice({
  name: 'modal',
  initialState: (): OpenableModal => none,
  reducers: {
    modalOpened: (_, { payload }: PayloadAction<OpenableModal>): OpenableModal => payload,
    modalClosed: (): OpenableModal => none,
  },
})

export const modalReducer = slice.reducer
/**
 * The modal that `modalOpened` or a flow opened closes (spec 2 §4). It closes neither the login, which
 * `authClosed` does, nor the map of an address in a form, which `pickerClosed` does.
 *
 * @example
 * store.dispatch(modalOpened({ kind: 'goodsType' }))
 * store.dispatch(modalClosed())
 * selectModal(store.getState()) // → { kind: 'none' }
 * store.dispatch(pickerOpened({ ...purpose, place: koramangala }))
 * store.dispatch(modalClosed())
 * selectModal(store.getState()) // → { kind: 'address', waypoint: 'pickup' }
 */
export const modalClosed = slice.actions.modalClosed
/**
 * Opens a modal in place of any other (spec 2 §4). `loginWanted` opens the login.
 *
 * @example
 * store.dispatch(modalOpened({ kind: 'citySelector' }))
 * selectModal(store.getState()) // → { kind: 'citySelector' }
 */
export const modalOpened = slice.actions.modalOpened
