import { put, select, takeEvery } from 'typed-redux-saga'
import {
  type Auth,
  authClosed,
  isUntouched,
  loggedIn,
  loginOpened,
  loginWantedAgain,
} from './auth.slice.ts'
import { type LoginWanted, loginGivenUp, loginSettled, loginWanted } from './loginWanted.slice.ts'
import type { Session } from './session.slice.ts'

export type LoginModalNeeds<State> = {
  readonly selectAuth: (state: State) => Auth
  readonly selectLoginWanted: (state: State) => LoginWanted
  readonly selectSession: (state: State) => Session
}

/**
 * Opens the modal of a login that is wanted, even if it was wanted before this flow was loaded, and closes it when the
 * login is given up.
 */
export const makeLoginModalSaga = <State>({
  selectAuth,
  selectLoginWanted,
  selectSession,
}: LoginModalNeeds<State>) => {
  function* open() {
    const wanted = yield* select(selectLoginWanted)
    if (wanted.status === 'none') return
    const auth = yield* select(selectAuth)
    // A login that was begun, or restored after a reload, continues with what is wanted now.
    const isUnderWay = auth.step !== 'closed' && auth.step !== 'done' && !isUntouched(auth)
    const opened = { start: wanted.start, known: wanted.known }
    yield* put(isUnderWay ? loginWantedAgain(opened) : loginOpened(opened))
    yield* put(loginSettled())
    // Another tab may have logged the customer in while this flow was loading.
    const { status } = yield* select(selectSession)
    if (status === 'customer') yield* put(loggedIn({ isByCode: false }))
  }
  function* close() {
    yield* put(authClosed())
  }
  return function* loginModalSaga() {
    yield* open()
    yield* takeEvery(loginWanted.match, open)
    yield* takeEvery(loginGivenUp.match, close)
  }
}
