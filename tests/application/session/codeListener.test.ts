import { describe, expect, it } from '@jest/globals'
import { configureStore } from '@reduxjs/toolkit'
import { either as E } from 'fp-ts'
import createSagaMiddleware from 'redux-saga'
import { takeEvery } from 'typed-redux-saga'
import {
  authClosed,
  authReducer,
  codeEdited,
  codeRefused,
  codeSent,
  codeSubmitted,
  loggedIn,
  loginOpened,
  numberChangeRequested,
  resendStarted,
  resent,
  submitFailed,
  submitRejected,
  submitStarted,
} from '../../../src/application/session/auth.slice.ts'
import { makeCodeListenerSaga } from '../../../src/application/session/codeListener.saga.ts'
import type {
  ListenForCode,
  ListenForCodeError,
} from '../../../src/application/session/listenForCode.port.ts'

type Heard = E.Either<ListenForCodeError, string>

const policy = { wait: 30_000, most: 3, pause: 3_600_000 }

const settled = async () => {
  for (let turns = 0; turns < 10; turns += 1) await Promise.resolve()
}

/** A phone whose messages the test sends. */
const makePhone = () => {
  const listeners = new Set<(heard: Heard) => void>()
  let begun = 0
  const listenForCode: ListenForCode = ({ onAbandon }) => {
    begun += 1
    return () =>
      new Promise((resolve) => {
        listeners.add(resolve)
        onAbandon(() => listeners.delete(resolve))
      })
  }
  return {
    listenForCode,
    listening: () => listeners.size,
    begun: () => begun,
    receive: async (heard: Heard) => {
      for (const listener of listeners) listener(heard)
      listeners.clear()
      await settled()
    },
  }
}

const visit = () => {
  const phone = makePhone()
  const sagas = createSagaMiddleware()
  const submitted: string[] = []
  const store = configureStore({
    reducer: { auth: authReducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  })
  const codeTyped = (): string => {
    const { auth } = store.getState()
    return auth.step === 'otp' ? auth.form.input.code : ''
  }
  sagas.run(function* submissions() {
    yield* takeEvery(codeSubmitted.match, () => {
      submitted.push(codeTyped())
    })
  })
  sagas.run(
    makeCodeListenerSaga<ReturnType<typeof store.getState>>({
      listenForCode: phone.listenForCode,
      codes: { length: 6 },
      selectAuth: ({ auth }) => auth,
    }),
  )
  store.dispatch(
    loginOpened({
      start: { checksExistence: false, followUp: null },
      known: { name: '', mobile: '', email: '', requirement: '', whatsappConsent: true },
    }),
  )
  const sendCode = () =>
    store.dispatch(codeSent({ mobile: '9876543210', signedUp: null, policy, at: 0 }))
  return { phone, store, submitted, codeTyped, sendCode }
}

describe('listening for a code', () => {
  it('begins when the code is sent, not before', () => {
    const { phone, sendCode } = visit()
    expect(phone.listening()).toBe(0)
    sendCode()
    expect(phone.listening()).toBe(1)
  })

  it('fills in and submits the code of a message', async () => {
    const { phone, sendCode, submitted } = visit()
    sendCode()
    await phone.receive(E.right('123 456 is your one-time password.'))
    expect(submitted).toEqual(['123456'])
    expect(phone.listening()).toBe(0)
  })

  it.each([
    ['too few digits', E.right('12 34')],
    ['no code', E.left({ kind: 'CodeUnheard' as const })],
  ])('does nothing when it gets %s', async (_, heard) => {
    const { phone, sendCode, submitted, codeTyped } = visit()
    sendCode()
    await phone.receive(heard)
    expect(submitted).toEqual([])
    expect(codeTyped()).toBe('')
  })

  it.each([
    ['a code is submitted', codeSubmitted()],
    ['another number is wanted', numberChangeRequested()],
    ['the modal closes', authClosed()],
    ['the customer is logged in', loggedIn({ isByCode: false })],
  ])('ends when %s', async (_, end) => {
    const { phone, store, sendCode, codeTyped } = visit()
    sendCode()
    store.dispatch(end)
    expect(phone.listening()).toBe(0)
    await phone.receive(E.right('123456'))
    expect(codeTyped()).toBe('')
  })

  it('goes on when another number is wanted while a code is checked, which changes nothing', async () => {
    const { phone, store, sendCode, submitted } = visit()
    sendCode()
    store.dispatch(codeEdited('654321'))
    store.dispatch(codeSubmitted())
    store.dispatch(submitStarted())
    store.dispatch(resendStarted())
    store.dispatch(resent({ policy, at: 30_000 }))
    store.dispatch(numberChangeRequested())
    await phone.receive(E.right('123456'))
    store.dispatch(codeRefused(null))
    expect(submitted).toEqual(['654321', '123456'])
  })

  it('begins again after a code that was refused or incomplete', () => {
    const { phone, store, sendCode } = visit()
    sendCode()
    store.dispatch(codeSubmitted())
    store.dispatch(submitRejected())
    expect(phone.listening()).toBe(1)
    store.dispatch(codeEdited('123456'))
    store.dispatch(codeSubmitted())
    store.dispatch(submitStarted())
    expect(phone.listening()).toBe(0)
    store.dispatch(codeRefused('Invalid OTP'))
    expect(phone.listening()).toBe(1)
  })

  it('begins again when the code is sent again, and listens only once', () => {
    const { phone, store, sendCode } = visit()
    sendCode()
    store.dispatch(resendStarted())
    store.dispatch(resent({ policy, at: 30_000 }))
    expect(phone.listening()).toBe(1)
    expect(phone.begun()).toBe(2)
  })

  it.each([codeRefused('Invalid OTP'), submitFailed({ kind: 'Unreachable', because: 'timeout' })])(
    'submits a code that it heard while another was redeemed, once that has failed: $type',
    async (failure) => {
      const { phone, store, sendCode, submitted } = visit()
      sendCode()
      store.dispatch(resendStarted())
      await phone.receive(E.right('111111'))
      store.dispatch(submitStarted())
      store.dispatch(resent({ policy, at: 30_000 }))
      await phone.receive(E.right('222222'))
      expect(submitted).toEqual(['111111'])
      store.dispatch(failure)
      expect(submitted).toEqual(['111111', '222222'])
    },
  )

  it.each([numberChangeRequested(), authClosed()])(
    'forgets a code that it heard while another was redeemed, with $type',
    async (end) => {
      const { phone, store, sendCode, submitted } = visit()
      sendCode()
      store.dispatch(submitStarted())
      await phone.receive(E.right('222222'))
      store.dispatch(end)
      sendCode()
      store.dispatch(submitRejected())
      expect(submitted).toEqual([])
    },
  )

  it('does not begin after a failure of another step', () => {
    const { phone, store } = visit()
    store.dispatch(submitStarted())
    store.dispatch(submitFailed({ kind: 'Unreachable', because: 'offline' }))
    expect(phone.begun()).toBe(0)
  })
})

describe('a code', () => {
  const submitting = () => {
    const { store, sendCode, codeTyped } = visit()
    sendCode()
    store.dispatch(codeEdited('123456'))
    store.dispatch(submitStarted())
    return { store, codeTyped }
  }

  it('is cleared when it is refused', () => {
    const { store, codeTyped } = submitting()
    store.dispatch(codeRefused('Invalid OTP'))
    expect(codeTyped()).toBe('')
  })

  it.each([
    { kind: 'Unreachable', because: 'timeout' },
    { kind: 'NetworkError', because: 'failed', message: null },
    { kind: 'ContractBroken', call: 'validation', paths: [] },
  ] as const)('is kept if the service did not say that it is wrong: $kind', (error) => {
    const { store, codeTyped } = submitting()
    store.dispatch(submitFailed(error))
    expect(codeTyped()).toBe('123456')
  })
})
