import { put, select, takeEvery } from 'typed-redux-saga'
import { loggedIn, loginOpened } from './auth.slice.ts'
import { type LoginWanted, loginSettled, loginWanted } from './loginWanted.slice.ts'
import type { Session } from './session.slice.ts'

export type LoginDoorNeeds<State> = {
  readonly selectLoginWanted: (state: State) => LoginWanted
  readonly selectSession: (state: State) => Session
}

/** Opens the login that is wanted, also the one that was before this flow was there. */
export const makeLoginDoorSaga = <State>({
  selectLoginWanted,
  selectSession,
}: LoginDoorNeeds<State>) => {
  function* open() {
    const wanted = yield* select(selectLoginWanted)
    if (wanted.status === 'none') return
    yield* put(loginOpened({ start: wanted.start, known: wanted.known }))
    yield* put(loginSettled())
    // In another tab, while the modal and its flow were still on their way.
    const { status } = yield* select(selectSession)
    if (status === 'customer') yield* put(loggedIn())
  }
  return function* loginDoorSaga() {
    yield* open()
    yield* takeEvery(loginWanted.match, open)
  }
}
