import { either as E } from 'fp-ts'
import { put, select, takeLatest } from 'typed-redux-saga'
import { digitsIn } from '../../domain/session/oneTimeCode.ts'
import { ask } from '../flow/ask.ts'
import {
  type Auth,
  authClosed,
  authRecalled,
  codeEdited,
  codeRefused,
  codeSent,
  codeSubmitted,
  loggedIn,
  numberChangeRequested,
  resent,
  submitFailed,
  submitRejected,
} from './auth.slice.ts'
import type { ListenForCode } from './listenForCode.port.ts'

/** The port that listens for a code, and the number of digits in one. */
export type CodeListenerNeeds<State> = {
  readonly listenForCode: ListenForCode
  readonly codes: { readonly length: number }
  readonly selectAuth: (state: State) => Auth
}

const beginnings: readonly string[] = [
  authRecalled.type,
  codeSent.type,
  resent.type,
  submitFailed.type,
  codeRefused.type,
  submitRejected.type,
]
const ends: readonly string[] = [
  codeSubmitted.type,
  numberChangeRequested.type,
  authClosed.type,
  loggedIn.type,
]

/**
 * Listens for the message with the sent code, fills the code in and submits it. Stops when the
 * customer submits a code, changes the number, closes the modal or is logged in.
 */
export const makeCodeListenerSaga = <State>(needs: CodeListenerNeeds<State>) => {
  const readCode = digitsIn(needs.codes.length)

  function* listen() {
    const { step } = yield* select(needs.selectAuth)
    if (step !== 'otp') return
    const heard = yield* ask(needs.listenForCode)
    if (E.isLeft(heard)) return
    const code = readCode(heard.right)
    if (code.length < needs.codes.length) return
    yield* put(codeEdited(code))
    yield* put(codeSubmitted())
  }

  return function* codeListenerSaga() {
    yield* takeLatest([...beginnings, ...ends], function* ({ type }: { readonly type: string }) {
      if (beginnings.includes(type)) yield* listen()
    })
  }
}
