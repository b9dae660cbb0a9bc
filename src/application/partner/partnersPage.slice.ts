import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RemoteError } from '../ports/remoteError.ts'
import type { PartnersPage } from './loadPartnersPage.port.ts'

/** The partners landing page (spec 2 §2). */
export type PartnersPageState =
  | { readonly status: 'absent' }
  | { readonly status: 'loading' }
  | { readonly status: 'shown'; readonly page: PartnersPage }
  | { readonly status: 'failed'; readonly error: RemoteError }

/**
 * The partners landing page was opened, or is retried (spec 2 §2).
 *
 * @example
 * guestStore.dispatch(partnersPageOpened())
 * await settled()
 * guestStore.getState().partnersPage.status // → 'shown'
 */
export const partnersPageOpened = createAction('partnersPage/opened')

const slice = createSlice({
  name: 'partnersPage',
  initialState: (): PartnersPageState => ({ status: 'absent' }),
  reducers: {
    partnersPageLoading: (): PartnersPageState => ({ status: 'loading' }),
    partnersPageLoaded: (_, { payload: page }: PayloadAction<PartnersPage>): PartnersPageState => ({
      status: 'shown',
      page,
    }),
    partnersPageFailed: (_, { payload: error }: PayloadAction<RemoteError>): PartnersPageState => ({
      status: 'failed',
      error,
    }),
  },
})

export const partnersPageReducer = slice.reducer
export const { partnersPageLoading, partnersPageLoaded, partnersPageFailed } = slice.actions
