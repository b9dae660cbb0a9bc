import { put, select, takeEvery } from 'typed-redux-saga'
import { type Auth, authClosed, loggedIn, loginOpened, loginWantedAgain } from './auth.slice.ts'
import { type LoginWanted, loginGivenUp, loginSettled, loginWanted } from './loginWanted.slice.ts'
import type { Session } from './session.slice.ts'

export type LoginDoorNeeds<State> = {
  readonly selectAuth: (state: State) => Auth
  readonly selectLoginWanted: (state: State) => LoginWanted
  readonly selectSession: (state: State) => Session
}

/** Opens the login that is wanted, also one that was wanted before this flow was loaded, and closes one that was given up. */
export const makeLoginDoorSaga = <State>({
  selectAuth,
  selectLoginWanted,
  selectSession,
}: LoginDoorNeeds<State>) => {
  function* open() {
    const wanted = yield* select(selectLoginWanted)
    if (wanted.status === 'none') return
    const { step } = yield* select(selectAuth)
    // One that has gone beyond the number, as a kept one has after a reload, goes on for what is wanted now.
    const isUnderWay = step !== 'closed' && step !== 'login' && step !== 'done'
    const opened = { start: wanted.start, known: wanted.known }
    yield* put(isUnderWay ? loginWantedAgain(opened) : loginOpened(opened))
    yield* put(loginSettled())
    // Another tab logged somebody in while this flow was loading.
    const { status } = yield* select(selectSession)
    if (status === 'customer') yield* put(loggedIn())
  }
  function* shut() {
    yield* put(authClosed())
  }
  return function* loginDoorSaga() {
    yield* open()
    yield* takeEvery(loginWanted.match, open)
    yield* takeEvery(loginGivenUp.match, shut)
  }
}
