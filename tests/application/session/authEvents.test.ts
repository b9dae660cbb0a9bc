import { describe, expect, it } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import { either as E } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import {
  authClosed,
  authRecalled,
  authReducer,
  codeEdited,
  codeRedeemed,
  codeRefused,
  codeSent,
  consentEdited,
  consentWanted,
  customerUnknown,
  failureDismissed,
  loggedIn,
  loginEdited,
  loginFieldLeft,
  loginOpened,
  loginWantedAgain,
  numberChangeRequested,
  resendFailed,
  resendStarted,
  resent,
  signupEdited,
  signupFieldLeft,
  signupOpened,
  signupRefused,
  submitFailed,
  submitRejected,
  submitStarted,
} from '../../../src/application/session/auth.slice.ts'
import {
  loginGivenUp,
  loginSettled,
  loginWanted,
  loginWantedReducer,
} from '../../../src/application/session/loginWanted.slice.ts'
import { parseSignup } from '../../../src/domain/session/signup.ts'
import { india } from '../../support/fares.ts'
import { cameTo, replacing } from '../../support/reducedStates.ts'
import { nothingKnown } from '../../support/visitAccount.ts'

const opened = { start: { checksExistence: false, followUp: null }, known: nothingKnown }
const parsed = parseSignup(india)({
  name: 'Ravi Kumar',
  mobile: '9812345678',
  email: 'ravi@example.in',
  whatsappConsent: false,
})
if (E.isLeft(parsed)) throw new Error('nobody may be signed up')
const applicant = parsed.right
const policy = limits.codes.resend
const sending = { mobile: applicant.mobile, signedUp: null, policy, at: 0 }
const signingUp = { ...sending, signedUp: { applicant, agreedAt: 0 } }
const offline = { kind: 'Unreachable', because: 'offline' } as const

const codeOf = [loginOpened(opened), codeSent(sending)]

const replaced = replacing(authReducer, {
  closed: cameTo(authReducer),
  login: cameTo(authReducer, loginOpened(opened)),
  typing: cameTo(authReducer, loginOpened(opened), loginEdited({ mobile: '9' })),
  sending: cameTo(authReducer, loginOpened(opened), submitStarted()),
  signup: cameTo(authReducer, signupOpened(opened)),
  consent: cameTo(authReducer, signupOpened(opened), consentWanted(applicant)),
  otp: cameTo(authReducer, ...codeOf),
  redeeming: cameTo(authReducer, ...codeOf, submitStarted()),
  resending: cameTo(authReducer, ...codeOf, resendStarted()),
  done: cameTo(authReducer, ...codeOf, loggedIn({ isByCode: true })),
})

const codes = ['otp', 'redeeming', 'resending']
const logins = ['login', 'typing', 'sending']
const forms = [...logins, 'signup', 'consent', ...codes]

describe('the authentication modal', () => {
  it.each([
    [loginEdited({ mobile: '98' }), logins],
    [loginFieldLeft(), logins],
    [signupEdited({ name: 'Ravi' }), ['signup']],
    [signupFieldLeft('name'), ['signup']],
    [
      signupRefused({ failure: null, refused: [{ field: 'name', message: 'No such person' }] }),
      ['signup', 'consent'],
    ],
    [signupRefused({ failure: offline, refused: [] }), ['signup', 'consent']],
    [consentEdited({ termsOfService: true }), ['consent']],
    [codeEdited('1'), ['otp', 'resending']],
    [codeRefused('Invalid OTP'), codes],
    [codeRedeemed('token-of-ravi'), codes],
    [submitRejected(), forms],
    [submitStarted(), forms],
    [submitFailed(offline), forms],
    [failureDismissed(), forms],
    [customerUnknown('9812345678'), logins],
    [consentWanted(applicant), ['signup']],
    [codeSent(sending), logins],
    [codeSent(signingUp), ['signup', 'consent']],
    [numberChangeRequested(), ['otp', 'resending']],
    [resendStarted(), codes],
    [resent({ policy, at: 1 }), ['resending']],
    [resendFailed(offline), ['resending']],
    [loggedIn({ isByCode: true }), forms],
    [authClosed(), [...forms, 'done']],
    [authRecalled({ ...opened, code: null }), ['closed', 'login']],
    [loginWantedAgain({ ...opened, start: { checksExistence: true, followUp: null } }), forms],
  ])('changes on %j at its own steps only', (event, steps) => {
    expect(replaced(event)).toEqual(steps)
  })

  const cameToForm = (...events: readonly UnknownAction[]) => {
    const state = cameTo(authReducer, ...events)
    if (state.step === 'closed' || state.step === 'done') throw new Error(`it is ${state.step}`)
    return state
  }

  it('shows the error of a field that was left, and of a code that was submitted', () => {
    expect(cameToForm(loginOpened(opened), loginFieldLeft())).toMatchObject({
      step: 'login',
      form: { touched: ['mobile'] },
    })
    expect(cameToForm(signupOpened(opened), signupFieldLeft('name'))).toMatchObject({
      step: 'signup',
      form: { touched: ['name'] },
    })
    expect(cameToForm(...codeOf, submitRejected()).form.attempted).toBe(true)
    expect(cameToForm(...codeOf, submitRejected(), codeEdited('1')).form.attempted).toBe(false)
  })

  it('has no messages at its fields if the form failed as a whole', () => {
    for (const failure of [submitFailed(offline), codeRefused('Invalid OTP')]) {
      expect(cameToForm(...codeOf, submitStarted(), failure).form).toMatchObject({
        phase: { status: 'failed' },
        refused: [],
      })
    }
  })

  it('does not ask again for what is known', () => {
    const { name, email } = applicant
    const signedUp = [signupOpened(opened), signupEdited({ name, email })]
    expect(cameToForm(...signedUp, consentWanted(applicant)).known).toEqual({
      ...nothingKnown,
      name,
      email,
    })
    expect(cameToForm(...signedUp, codeSent(signingUp))).toMatchObject({
      known: { ...nothingKnown, ...applicant },
      resending: { status: 'idle' },
    })
    expect(cameToForm(...codeOf).known).toEqual({ ...nothingKnown, mobile: applicant.mobile })
  })
})

describe('a login that is requested', () => {
  it('waits for the modal, with its purpose', () => {
    expect(cameTo(loginWantedReducer, loginWanted(opened))).toEqual({ status: 'wanted', ...opened })
    for (const end of [loginSettled(), loginGivenUp()]) {
      expect(cameTo(loginWantedReducer, loginWanted(opened), end)).toEqual({ status: 'none' })
    }
  })
})
