import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import {
  authClosed,
  codeEdited,
  codeSubmitted,
  consentConfirmed,
  consentEdited,
  loginSubmitted,
  numberChangeRequested,
  resendRequested,
  signupEdited,
  signupSubmitted,
} from '../../../src/application/session/auth.slice.ts'
import type { RedeemCodeError } from '../../../src/application/session/customer.port.ts'
import { asha, profileOfAsha } from '../../support/account.ts'
import { visitAccount } from '../../support/visitAccount.ts'
import { makePending, pass, settle } from '../../support/visitStore.ts'
import { at, enterCode, logIn, signUp, visitOtp } from './visitAuth.ts'

describe('opening the modal', () => {
  it('starts with the step that was asked for, prefilled with what is known', () => {
    const visit = visitAccount()
    visit.openLogin({}, { mobile: '9876543210' })
    expect(at('login', visit.auth()).form.input).toEqual({ mobile: '9876543210' })
    visit.openSignup({}, { name: 'Asha Rao', mobile: '9876543210' })
    expect(at('signup', visit.auth()).form.input).toEqual({
      name: 'Asha Rao',
      mobile: '9876543210',
      email: '',
      whatsappConsent: true,
    })
  })

  it('has spaces for the plus signs of the name that is known', async () => {
    const visit = visitAccount({ sendCode: () => TE.right(false) })
    visit.openLogin({}, { name: 'Asha+Rao' })
    await logIn(visit)
    expect(at('signup', visit.auth()).form.input.name).toBe('Asha Rao')
  })
})

describe('closing the modal', () => {
  it('abandons a login, ignores its answer and does not delay the next one', async () => {
    const sending = makePending<RemoteError, boolean>()
    const visit = visitAccount({ sendCode: () => sending.task })
    visit.openLogin()
    await logIn(visit)
    visit.tell(authClosed())
    visit.openLogin()
    sending.answer(E.right(true))
    await settle()
    expect(at('login', visit.auth()).form.phase).toEqual({ status: 'untouched' })
    await logIn(visit)
    expect(sending.count()).toBe(1)
  })

  it('abandons a signup', async () => {
    const signingUp = makePending<RemoteError, void>()
    const visit = visitAccount({ signUp: () => signingUp.task })
    visit.openSignup()
    await signUp(visit)
    visit.tell(authClosed())
    signingUp.answer(E.right(undefined))
    await settle()
    expect(visit.auth()).toEqual({ step: 'closed' })
  })

  it('abandons a code, and ignores an answer that would log its customer in', async () => {
    const redeeming = makePending<RedeemCodeError, { authToken: string; mobile: string }>()
    const visit = await visitOtp({ redeemCode: () => redeeming.task })
    await enterCode(visit)
    visit.tell(authClosed())
    redeeming.answer(E.right(asha))
    await pass(limits.modalCloseDelay)
    expect(visit.auth()).toEqual({ step: 'closed' })
    expect(visit.browser.read()).toBeNull()
    expect(visit.session()).toEqual({ status: 'guest' })
  })

  it('while the profile loads leaves the customer logged in', async () => {
    const loading = makePending<RemoteError, typeof profileOfAsha>()
    const visit = await visitOtp({ loadProfile: () => loading.task })
    await enterCode(visit)
    visit.tell(authClosed())
    await settle()
    expect(visit.session().status).toBe('restoring')
    expect(loading.count()).toBe(2)
    loading.answer(E.right(profileOfAsha))
    loading.answer(E.right(profileOfAsha))
    await settle()
    expect(visit.session()).toMatchObject({ status: 'customer', customer: { name: 'Asha Rao' } })
    expect(visit.auth()).toEqual({ step: 'closed' })
  })

  it('does nothing if no modal is open', async () => {
    const visit = visitAccount()
    visit.tell(authClosed(), loginSubmitted(), codeSubmitted(), resendRequested('sms'))
    await settle()
    expect(visit.auth()).toEqual({ step: 'closed' })
    expect(visit.asked).toEqual([])
  })
})

describe('a step', () => {
  it('does not react to events of another step', async () => {
    const visit = visitAccount()
    visit.openLogin()
    const before = visit.auth()
    visit.tell(
      signupSubmitted(),
      consentConfirmed(),
      codeSubmitted(),
      resendRequested('sms'),
      signupEdited({ name: 'x' }),
      consentEdited({ termsOfService: true }),
      codeEdited('1'),
      numberChangeRequested(),
    )
    await settle()
    expect(visit.auth()).toEqual(before)
    expect(visit.asked).toEqual([])
  })
})
