import { taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import {
  codeEdited,
  codeSubmitted,
  consentConfirmed,
  consentEdited,
  loginEdited,
  loginOpened,
  loginSubmitted,
  resendRequested,
  signupEdited,
  signupOpened,
  signupSubmitted,
} from '../../../src/application/session/auth.slice.ts'
import type { Known } from '../../../src/application/session/known.ts'
import type { Market } from '../../../src/domain/market/market.ts'
import type { ResendPolicy } from '../../../src/domain/session/resend.ts'
import { FareEstimatePage } from '../../../src/ui/fare/FareEstimatePage.tsx'
import { marketIn } from '../../support/fares.ts'
import { unanswered } from '../../support/pending.ts'
import type { Group, Setting } from '../state.ts'
import { framed } from './framed.tsx'
import { asleep, mobileIn, offline } from './samples.ts'

const page = framed(<FareEstimatePage />)

const start = { checksExistence: false, followUp: null } as const

const nothing: Known = {
  name: '',
  mobile: '',
  email: '',
  requirement: '',
  whatsappConsent: true,
}

const asha = (market: Market): Known => ({
  ...nothing,
  name: 'Asha Rao',
  mobile: mobileIn(market),
  email: 'asha@example.in',
})

type Ports = NonNullable<Setting['ports']>
type Happens = NonNullable<Setting['happens']>

const loggingIn = (known: Known, happens: Happens = [], ports: Ports = {}): Setting => ({
  screen: page,
  happens: [loginOpened({ start, known }), ...happens],
  ports,
})

const signingUp = (known: Known, happens: Happens = [], ports: Ports = {}): Setting => ({
  screen: page,
  happens: [signupOpened({ start, known }), ...happens],
  ports,
})

const atCode = (market: Market, happens: Happens = [], ports: Ports = {}): Setting =>
  loggingIn(asha(market), [loginSubmitted(), ...happens], ports)

/** A code that may be resent as the policy allows. */
const resendable = (
  market: Market,
  resend: ResendPolicy,
  happens: Happens = [],
  ports: Ports = {},
): Setting => {
  const codes = { ...limits.codes, resend }
  return {
    ...atCode(market, happens, { codes, ...ports }),
    surroundings: { limits: { ...limits, codes } },
  }
}

const typedCode = [codeEdited('123456'), codeSubmitted()]

/** The consent to each document, in whatever language the page has. */
const consenting = (market: Market, happens: Happens = [], ports: Ports = {}): Setting => {
  const wanting = { ...marketIn('en-TR'), language: market.language }
  return signingUp(asha(wanting), [signupSubmitted(), ...happens], { ...ports, market: wanting })
}

const agreed = consentEdited({ termsOfService: true, privacyPolicy: true })

/** Every step of the modal that logs in and signs up. */
export const account: Group = {
  title: 'Account',
  states: [
    { name: 'login-number', title: 'The number', setting: () => loggingIn(nothing) },
    {
      name: 'login-invalid',
      title: 'An invalid number',
      setting: () => loggingIn(nothing, [loginEdited({ mobile: '12' }), loginSubmitted()]),
    },
    {
      name: 'login-waiting',
      title: 'The number is sent',
      setting: ({ market }) => atCode(market, [], { sendCode: () => unanswered }),
    },
    {
      name: 'login-failed',
      title: 'The number was not taken',
      setting: ({ market }) => atCode(market, [], { sendCode: () => TE.left(asleep) }),
    },
    {
      name: 'login-offline',
      title: 'No network',
      setting: ({ market }) => atCode(market, [], { sendCode: () => TE.left(offline) }),
    },
    { name: 'signup-name', title: 'Name, number, e-mail', setting: () => signingUp(nothing) },
    {
      name: 'signup-invalid',
      title: 'Wrong details',
      setting: () =>
        signingUp(nothing, [
          signupEdited({ name: 'A1', mobile: '12', email: 'asha@' }),
          signupSubmitted(),
        ]),
    },
    {
      name: 'signup-failed',
      title: 'The service failed',
      setting: ({ market }) =>
        signingUp(asha(market), [signupSubmitted(), agreed, consentConfirmed()], {
          signUp: () => TE.left(asleep),
        }),
    },
    {
      name: 'login-consent',
      title: 'The documents to agree to',
      setting: ({ market }) => consenting(market),
    },
    {
      name: 'login-consent-some',
      title: 'One of them agreed to',
      setting: ({ market }) => consenting(market, [consentEdited({ termsOfService: true })]),
    },
    {
      name: 'login-consent-failed',
      title: 'Agreed, and the service failed',
      setting: ({ market }) =>
        consenting(market, [agreed, consentConfirmed()], { signUp: () => TE.left(asleep) }),
    },
    { name: 'login-code', title: 'The code', setting: ({ market }) => atCode(market) },
    {
      name: 'login-code-waiting',
      title: 'The code is looked at',
      setting: ({ market }) => atCode(market, typedCode, { redeemCode: () => unanswered }),
    },
    {
      name: 'login-code-wrong',
      title: 'A wrong code',
      setting: ({ market }) =>
        atCode(market, typedCode, {
          redeemCode: () => TE.left({ kind: 'CodeRefused', message: 'This OTP is wrong' }),
        }),
    },
    {
      name: 'login-code-offline',
      title: 'A code that nobody judged',
      setting: ({ market }) => atCode(market, typedCode, { redeemCode: () => TE.left(offline) }),
    },
    {
      name: 'login-code-resend',
      title: 'The code may be sent again',
      setting: ({ market }) => resendable(market, { wait: 0, most: 3, pause: 3_600_000 }),
    },
    {
      name: 'login-code-channels',
      title: 'How it is sent again',
      setting: ({ market }) => ({
        ...resendable(market, { wait: 0, most: 3, pause: 3_600_000 }),
        done: ({ press, t }) => press(t('session.resend.action')),
      }),
    },
    {
      name: 'login-code-resent',
      title: 'The code was sent again',
      setting: ({ market }) =>
        resendable(market, { wait: 0, most: 3, pause: 3_600_000 }, [resendRequested('sms')]),
    },
    {
      name: 'login-code-resending',
      title: 'The code is being sent again',
      setting: ({ market }) =>
        resendable(market, { wait: 0, most: 3, pause: 3_600_000 }, [resendRequested('sms')], {
          resendCode: () => unanswered,
        }),
    },
    {
      name: 'login-code-unsent',
      title: 'It could not be sent again',
      setting: ({ market }) =>
        resendable(market, { wait: 0, most: 3, pause: 3_600_000 }, [resendRequested('sms')], {
          resendCode: () => TE.left(asleep),
        }),
    },
    {
      name: 'login-code-exhausted',
      title: 'It was sent too often',
      setting: ({ market }) => resendable(market, { wait: 0, most: 0, pause: 3_600_000 }),
    },
    {
      name: 'login-done',
      title: 'Logged in',
      setting: ({ market }) =>
        // Otherwise the modal would soon close.
        atCode(market, typedCode, { limits: { ...limits, modalCloseDelay: 3_600_000 } }),
    },
  ],
}
