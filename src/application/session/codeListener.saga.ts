import type { Action } from '@reduxjs/toolkit'
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
  // Ignored while a code is being checked. Otherwise the step of the code is over, and nothing begins.
  numberChangeRequested.type,
]
const ends: readonly string[] = [codeSubmitted.type, authClosed.type, loggedIn.type]

/**
 * Listens for the message with the sent code, fills the code in and submits it. Stops when the
 * customer submits a code, changes the number, closes the modal or is logged in. A code heard while
 * another is being redeemed waits for the answer: it may have replaced that one.
 */
export const makeCodeListenerSaga = <State>(needs: CodeListenerNeeds<State>) => {
  const readCode = digitsIn(needs.codes.length)

  function* listen() {
    const { step } = yield* select(needs.selectAuth)
    if (step !== 'otp') return null
    const message = yield* ask(needs.listenForCode)
    if (E.isLeft(message)) return null
    const code = readCode(message.right)
    return code.length < needs.codes.length ? null : code
  }

  return function* codeListenerSaga() {
    let waiting: string | null = null
    yield* takeLatest([...beginnings, ...ends], function* ({ type }: Action) {
      const known = waiting
      waiting = null
      if (!beginnings.includes(type)) return
      const code = known ?? (yield* listen())
      if (code === null) return
      const auth = yield* select(needs.selectAuth)
      if (auth.step === 'otp' && auth.form.phase.status === 'submitting') {
        waiting = code
        return
      }
      yield* put(codeEdited(code))
      yield* put(codeSubmitted())
    })
  }
}
