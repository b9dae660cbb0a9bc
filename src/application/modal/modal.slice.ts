import { type Action, createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TripError } from '../../domain/booking/tripError.ts'
import type { ServiceCategory } from '../../domain/fare/serviceCategory.ts'
import type { Waypoint } from '../../domain/place/address.ts'

/** What failed under the error modal, and is tried again from there: an estimate, a stop's check, an order. */
export type FailedFlow = 'estimate' | 'stop' | 'order'

/** The modals of the product; one is open at a time, and closing returns to none (spec 1 §2). */
export type Modal =
  | { readonly kind: 'none' }
  /** `message` is the service's own words, where it gave any that are kept nowhere else. */
  | {
      readonly kind: 'error'
      readonly failed: FailedFlow
      readonly error: TripError
      readonly message: string | null
    }
  | { readonly kind: 'vehicleEstimate' }
  | { readonly kind: 'citySelector' }
  | { readonly kind: 'address'; readonly waypoint: Waypoint }
  | { readonly kind: 'requirement' }
  | { readonly kind: 'auth' }
  /** The services to choose from, or the form of the chosen one. */
  | { readonly kind: 'categoryPicker'; readonly chosen: ServiceCategory | null }
  | { readonly kind: 'goodsType' }

/** A modal that `modalOpened` can open: any but the login's, which is open while a login is in progress. */
export type OpenableModal = Exclude<Modal, { readonly kind: 'auth' }>

const none: OpenableModal = { kind: 'none' }

/**
 * The button of the error modal that tries again what failed (spec 2 §2).
 *
 * @example
 * const failing = storeIn({ quoteFare: () => offline })
 * failing.dispatch(serviceChosen('trucks'))
 * failing.dispatch(fareEdited(filledForm))
 * failing.dispatch(estimateRequested())
 * await settled()
 * selectModal(failing.getState())
 * // → { kind: 'error', failed: 'estimate', error: { kind: 'Generic' }, message: null }
 * failing.dispatch(errorRetryRequested('estimate'))
 * selectModal(failing.getState()) // → { kind: 'categoryPicker', chosen: 'trucks' }
 */
export const errorRetryRequested = createAction<FailedFlow>('modal/errorRetryRequested')

/** Knows the tries again of one flow from those of others. */
export const isRetryOf =
  (failed: FailedFlow) =>
  (step: Action): boolean =>
    errorRetryRequested.match(step) && step.payload === failed

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
 * The modal was closed: none is open (spec 2 §4).
 *
 * @example
 * store.dispatch(modalOpened({ kind: 'goodsType' }))
 * store.dispatch(modalClosed())
 * selectModal(store.getState()) // → { kind: 'none' }
 */
export const modalClosed = slice.actions.modalClosed
/**
 * A modal is to be shown, instead of any other (spec 2 §4). The login's is opened by
 * `loginWanted`.
 *
 * @example
 * store.dispatch(modalOpened({ kind: 'citySelector' }))
 * selectModal(store.getState()) // → { kind: 'citySelector' }
 */
export const modalOpened = slice.actions.modalOpened
