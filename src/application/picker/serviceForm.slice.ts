import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ServiceCategory } from '../../domain/fare/serviceCategory.ts'
import type { Query } from '../../domain/link/query.ts'
import type { Waypoint } from '../../domain/place/address.ts'

/** The form in the category picker, or the error modal in its place (spec 2 §4). */
export type ServiceForm =
  | { readonly status: 'standing' }
  /** The form of a category failed, and the error modal leads back to it. */
  | { readonly status: 'failed'; readonly category: ServiceCategory }

/**
 * The customer chose a service whose form opens in the modal (spec 2 §2).
 *
 * @example
 * guestStore.dispatch(serviceChosen('two-wheeler'))
 * selectModal(guestStore.getState()) // → { kind: 'categoryPicker', chosen: 'two-wheeler' }
 */
export const serviceChosen = createAction<ServiceCategory>('serviceForm/chosen')
/**
 * A link with a category code opened a page (spec 1 §3).
 *
 * @example
 * guestStore.dispatch(codeFollowed({ code: 99, path: '/en-IN', query: [] }))
 * selectModal(guestStore.getState()) // → { kind: 'categoryPicker', chosen: null }
 */
export const codeFollowed = createAction<{
  readonly code: number
  readonly path: string
  readonly query: Query
  /** Whether the page was not navigated to: the fare form may have begun with the category of its link. */
  readonly isArrival?: boolean | undefined
}>('serviceForm/codeFollowed')
/**
 * The customer changes the refused address, from the error modal (spec 2 §2).
 *
 * @example
 * const fields = [{ field: 'drop' as const, message: null }]
 * const error = { kind: 'FormRefused' as const, message: null, fields }
 * const refused = storeIn({ quoteFare: () => TE.left(error) })
 * refused.dispatch(serviceChosen('trucks'))
 * refused.dispatch(fareEdited(filledForm))
 * refused.dispatch(estimateRequested())
 * await settled()
 * refused.dispatch(refusedAddressReopened('drop'))
 * selectModal(refused.getState()) // → { kind: 'categoryPicker', chosen: 'trucks' }
 */
export const refusedAddressReopened = createAction<Waypoint>('serviceForm/refusedAddressReopened')

const slice = createSlice({
  name: 'serviceForm',
  initialState: (): ServiceForm => ({ status: 'standing' }),
  reducers: {
    serviceFormFailed: (_, { payload: category }: PayloadAction<ServiceCategory>): ServiceForm => ({
      status: 'failed',
      category,
    }),
    serviceFormLeft: (): ServiceForm => ({ status: 'standing' }),
  },
})

export const serviceFormReducer = slice.reducer
export const { serviceFormFailed, serviceFormLeft } = slice.actions
