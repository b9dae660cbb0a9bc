import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Known } from './known.ts'
import type { FollowUp } from './loginFollowed.ts'

/** Why a login is wanted. */
export type AuthStart = {
  /** Whether the login first checks that the number belongs to a customer (spec 1 §4). */
  readonly checksExistence: boolean
  /** What continues once the customer is logged in and the modal has closed; null for nothing. */
  readonly followUp: FollowUp | null
}

/**
 * A login that is wanted. The modal and its flow are loaded only when a login needs them; until they are
 * there, this slice holds what the login is for.
 */
export type LoginWanted =
  | { readonly status: 'none' }
  | { readonly status: 'wanted'; readonly start: AuthStart; readonly known: Known }

const none: LoginWanted = { status: 'none' }

const slice = createSlice({
  name: 'loginWanted',
  initialState: (): LoginWanted => none,
  reducers: {
    loginWanted: (
      _,
      { payload: { start, known } }: PayloadAction<{ start: AuthStart; known: Known }>,
    ): LoginWanted => ({ status: 'wanted', start, known }),
    loginSettled: (): LoginWanted => none,
    loginGivenUp: (): LoginWanted => none,
  },
})

export const loginWantedReducer = slice.reducer
/**
 * The customer gave the login up before its modal was there; a modal that opened meanwhile is closed
 * (spec 1 §4).
 *
 * @example
 * store.dispatch(loginWanted(login))
 * store.dispatch(loginGivenUp())
 * selectModal(store.getState()) // → { kind: 'none' }
 * guestStore.dispatch(loginWanted(login))
 * guestStore.dispatch(loginGivenUp())
 * guestStore.getState().auth // → { step: 'closed' }
 */
export const loginGivenUp = slice.actions.loginGivenUp
/**
 * The modal of the wanted login is open, so the login is no longer waiting for it (spec 1 §4).
 *
 * @example
 * store.dispatch(loginWanted(login))
 * store.dispatch(loginSettled())
 * store.getState().loginWanted // → { status: 'none' }
 */
export const loginSettled = slice.actions.loginSettled
/**
 * The customer is to log in; what is `known` is not asked for again (spec 1 §4).
 *
 * @example
 * store.dispatch(loginWanted(login))
 * selectModal(store.getState()) // → { kind: 'auth' }
 * guestStore.dispatch(loginWanted(login))
 * guestStore.getState().auth.step // → 'login'
 */
export const loginWanted = slice.actions.loginWanted
