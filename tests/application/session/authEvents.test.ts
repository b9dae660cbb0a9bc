import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import {
  authClosed,
  authReducer,
  codeEdited,
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
import { parseSignup } from '../../../src/domain/session/signup.ts'
import { india } from '../../support/fares.ts'
import { cameTo, hearing } from '../../support/hearing.ts'
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
const sending = { mobile: applicant.mobile, agreedAt: null, policy, at: 0 }
const offline = { kind: 'Unreachable', because: 'offline' } as const

const codeOf = [loginOpened(opened), codeSent({ ...sending, applicant: null })]

const heard = hearing(authReducer, {
  closed: cameTo(authReducer),
  login: cameTo(authReducer, loginOpened(opened)),
  signup: cameTo(authReducer, signupOpened(opened)),
  consent: cameTo(authReducer, signupOpened(opened), consentWanted(applicant)),
  otp: cameTo(authReducer, ...codeOf),
  redeeming: cameTo(authReducer, ...codeOf, submitStarted()),
  resending: cameTo(authReducer, ...codeOf, resendStarted()),
  done: cameTo(authReducer, ...codeOf, loggedIn()),
})

const codes = ['otp', 'redeeming', 'resending']
const forms = ['login', 'signup', 'consent', ...codes]

describe('the authentication modal', () => {
  it.each([
    [loginEdited({ mobile: '98' }), ['login']],
    [loginFieldLeft(), ['login']],
    [signupEdited({ name: 'Ravi' }), ['signup']],
    [signupFieldLeft('name'), ['signup']],
    [signupRefused([{ field: 'name', message: 'No such person' }]), ['signup']],
    [consentEdited({ termsOfService: true }), ['consent']],
    [codeEdited('1'), ['otp', 'resending']],
    [codeRefused(offline), codes],
    [submitRejected(), forms],
    [submitStarted(), forms],
    [submitFailed(offline), forms],
    [failureDismissed(), forms],
    [customerUnknown('9812345678'), ['login']],
    [consentWanted(applicant), ['signup']],
    [codeSent({ ...sending, applicant: null }), ['login']],
    [codeSent({ ...sending, applicant }), ['signup', 'consent']],
    [numberChangeRequested(), ['otp', 'resending']],
    [resendStarted(), codes],
    [resent({ policy, at: 1 }), ['resending']],
    [resendFailed(offline), ['resending']],
    [loggedIn(), codes],
    [authClosed(), [...forms, 'done']],
  ])('hears of %j at its own steps only', (event, steps) => {
    expect(heard(event)).toEqual(steps)
  })
})
