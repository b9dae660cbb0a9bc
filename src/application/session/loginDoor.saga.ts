import { put, select, takeEvery } from 'typed-redux-saga'
import { loginOpened } from './auth.slice.ts'
import { type LoginWanted, loginSettled, loginWanted } from './loginWanted.slice.ts'

export type LoginDoorNeeds<State> = { readonly selectLoginWanted: (state: State) => LoginWanted }

/** Opens the login that is wanted, also the one that was before this flow was there. */
export const makeLoginDoorSaga = <State>({ selectLoginWanted }: LoginDoorNeeds<State>) => {
  function* open() {
    const wanted = yield* select(selectLoginWanted)
    if (wanted.status === 'none') return
    yield* put(loginOpened({ start: wanted.start, known: wanted.known }))
    yield* put(loginSettled())
  }
  return function* loginDoorSaga() {
    yield* open()
    yield* takeEvery(loginWanted.match, open)
  }
}
