import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AuthStart, Known } from './auth.slice.ts'

/**
 * A login that is wanted. The modal and its flow come later than most visits need them: until they
 * are there, what it was wanted for stands here.
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
  },
})

export const loginWantedReducer = slice.reducer
/**
 * The login that was wanted has its modal now, or was given up (spec 1 §4).
 *
 * @example
 * store.dispatch(loginWanted(login))
 * store.dispatch(loginSettled())
 * store.getState().loginWanted // → { status: 'none' }
 */
export const loginSettled = slice.actions.loginSettled
/**
 * Somebody is to log in; what is `known` is not asked for again (spec 1 §4).
 *
 * @example
 * store.dispatch(loginWanted(login))
 * selectModal(store.getState()) // → { kind: 'auth' }
 * guestStore.dispatch(loginWanted(login))
 * guestStore.getState().auth.step // → 'login'
 */
export const loginWanted = slice.actions.loginWanted
