import { put, select, takeEvery } from 'typed-redux-saga'
import { type Auth, authClosed, loggedIn, loginOpened, loginWantedAgain } from './auth.slice.ts'
import { type LoginWanted, loginGivenUp, loginSettled, loginWanted } from './loginWanted.slice.ts'
import type { Session } from './session.slice.ts'

export type LoginDoorNeeds<State> = {
  readonly selectAuth: (state: State) => Auth
  readonly selectLoginWanted: (state: State) => LoginWanted
  readonly selectSession: (state: State) => Session
}

/** Opens the login that is wanted, also the one that was before this flow was there, and closes the one that is no more. */
export const makeLoginDoorSaga = <State>({
  selectAuth,
  selectLoginWanted,
  selectSession,
}: LoginDoorNeeds<State>) => {
  function* open() {
    const wanted = yield* select(selectLoginWanted)
    if (wanted.status === 'none') return
    const { step } = yield* select(selectAuth)
    // A login that is on its way already, as after a reload, is the one that is wanted.
    const isUnderWay = step !== 'closed' && step !== 'login' && step !== 'done'
    const opened = { start: wanted.start, known: wanted.known }
    yield* put(isUnderWay ? loginWantedAgain(opened) : loginOpened(opened))
    yield* put(loginSettled())
    // In another tab, while the modal and its flow were still on their way.
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
