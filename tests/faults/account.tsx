import { expect } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { limits } from '../../config/market/limits.ts'
import type { Credentials } from '../../src/application/ports/customerCall.ts'
import type { FormMemoryError } from '../../src/application/ports/formMemory.port.ts'
import type { RemoteError } from '../../src/application/ports/remoteError.ts'
import type { Report } from '../../src/application/ports/reporter.port.ts'
import type { AuthDraft } from '../../src/application/session/authDraft.ts'
import type {
  CustomerService,
  RedeemCodeError,
  SignUpError,
} from '../../src/application/session/customer.port.ts'
import type { ListenForCodeError } from '../../src/application/session/listenForCode.port.ts'
import { logoutRequested } from '../../src/application/session/session.slice.ts'
import type { Profile } from '../../src/domain/session/profile.ts'
import { Header } from '../../src/ui/header/Header.tsx'
import { AuthDialog } from '../../src/ui/session/AuthDialog.tsx'
import { asha, makeCredentialMemory, profileOfAsha, quietAccount } from '../support/account.ts'
import { type Visit, visit } from '../support/visit.tsx'
import {
  box,
  dialog,
  emailField,
  nameField,
  phoneField,
  shownCode,
  visitLogin,
  visitSignup,
} from '../ui/session/steps.tsx'
import { remoteWords } from './faults.ts'
import { late, nothing, pass, press, reporting, scene, storage, type Visited } from './scene.tsx'

type Ports = NonNullable<Visit['ports']>

const requests = { milliseconds: limits.requestDeadline, ends: late }
const known = { name: 'Asha Rao', mobile: asha.mobile, email: asha.email }

const logIn = async (ports: Ports, checksExistence = false) => {
  const visited = await visitLogin({ known, ports, start: { checksExistence } })
  await press('Continue')
  return visited
}

const signUp = async (ports: Ports) => {
  const visited = await visitSignup({ known, ports })
  await press('Continue')
  return visited
}

const typeCode = (code: string) => {
  for (const [at, digit] of [...code].entries()) {
    fireEvent.change(box(at + 1), { target: { value: digit } })
  }
}

const enterCode = async (ports: Ports) => {
  const visited = await logIn(ports)
  typeCode('123456')
  await visited.happen()
  return visited
}

const isNumberKept = () => {
  expect(phoneField()).toHaveValue(asha.mobile)
  expect(phoneField()).toBeEnabled()
}

const isSignupKept = () => {
  expect(nameField()).toHaveValue(known.name)
  expect(nameField()).toBeEnabled()
  expect(emailField()).toHaveValue(known.email)
  isNumberKept()
}

const isCodeKept = () => {
  expect(shownCode()).toBe('123456')
  for (let at = 1; at <= 6; at += 1) expect(box(at)).not.toHaveAttribute('readonly')
  expect(dialog('Verify your account')).toHaveTextContent(asha.mobile)
}

const atCode = () => expect(dialog('Verify your account')).toBeVisible()

const isIn = ({ store }: Visited) =>
  expect(store.getState().session).toMatchObject({ status: 'customer' })

const header = async (ports: Ports) => {
  const browser = makeCredentialMemory({ authToken: asha.authToken, mobile: asha.mobile })
  const visited = await visit(<Header />, {
    desktop: true,
    ports: { ...ports, credentials: browser },
  })
  return { ...visited, browser }
}

const onCall = (error: RemoteError): RemoteError => error

// Failures without a text of their own share one here (spec 1 §4).
const signupWords = (error: SignUpError): string => {
  if (error.kind === 'EmailRefused') return error.message
  return error.kind === 'Unreachable' || (error.kind === 'NetworkError' && error.message !== null)
    ? remoteWords(error)
    : 'Something went wrong. Please try again.'
}

const isCodeRefused = (error: RedeemCodeError): boolean => error.kind === 'CodeRefused'

/** A refusal of the input, or too many attempts, concerns only the customer. */
const unlessRefused =
  (part: keyof CustomerService) =>
  (error: RemoteError): Report | null =>
    error.kind === 'NetworkError' && error.because !== 'failed'
      ? null
      : reporting('ACCOUNT', part)(error)

const remembering = (memory: Partial<NonNullable<Ports['authMemory']>>): Ports => ({
  authMemory: { ...quietAccount.authMemory, ...memory },
})

const page = 'https://hathi.example/en-IN'

const codeUnderWay: AuthDraft = {
  country: 'IN',
  url: page,
  keptAt: Date.now(),
  start: { checksExistence: false, followUp: null },
  known: { ...known, requirement: '', whatsappConsent: true },
  code: { agreedAt: null, sendings: { nextAt: Date.now(), resends: 0 } },
}

/** The customer's account: logging in, signing up, and the session. */
export const accountRows = {
  'authMemory.recall': [
    scene<FormMemoryError, AuthDraft | null>('of a code that was waited for', {
      ...storage,
      answer: codeUnderWay,
      ask: (port) =>
        visit(<AuthDialog />, {
          ports: {
            ...remembering({ recall: port }),
            now: () => codeUnderWay.keptAt,
            readPage: () => ({ url: page, isDeviceMobile: true }),
          },
        }),
      keeps: null,
      arrives: atCode,
      without: () => expect(screen.queryByRole('dialog')).toBeNull(),
    }),
  ],
  'authMemory.keep': [
    scene<FormMemoryError, void>('of a code that is waited for', {
      ...storage,
      answer: undefined,
      ask: (port) => logIn(remembering({ keep: () => port })),
      keeps: () => expect(dialog('Verify your account')).toHaveTextContent(asha.mobile),
      arrives: atCode,
    }),
  ],
  'authMemory.forget': [
    scene<FormMemoryError, void>('of a code that was right', {
      ...storage,
      answer: undefined,
      ask: (port) => enterCode(remembering({ forget: port })),
      keeps: null,
      arrives: isIn,
    }),
  ],
  sendCode: [
    scene<RemoteError, boolean>('at the login', {
      answer: true,
      remote: onCall,
      own: {},
      patience: requests,
      ask: (port) => logIn({ sendCode: () => port }),
      tells: remoteWords,
      reports: unlessRefused('sendCode'),
      again: () => 'Continue',
      keeps: isNumberKept,
      arrives: atCode,
    }),
  ],
  checkCustomer: [
    scene<RemoteError, boolean>('at the login', {
      answer: true,
      remote: onCall,
      own: {},
      patience: requests,
      ask: (port) => logIn({ checkCustomer: () => port }, true),
      tells: remoteWords,
      reports: unlessRefused('checkCustomer'),
      again: () => 'Continue',
      keeps: isNumberKept,
      arrives: atCode,
    }),
    scene<RemoteError, boolean>('of a code', {
      answer: true,
      remote: onCall,
      own: {},
      patience: requests,
      ask: (port) => enterCode({ checkCustomer: () => port }),
      tells: remoteWords,
      reports: unlessRefused('checkCustomer'),
      again: () => 'Verify my account',
      keeps: isCodeKept,
      arrives: isIn,
    }),
  ],
  signUp: [
    scene<SignUpError, void>('of somebody new', {
      answer: undefined,
      remote: onCall,
      own: { EmailRefused: { kind: 'EmailRefused', message: 'This email is already registered' } },
      patience: requests,
      ask: (port) => signUp({ signUp: () => port }),
      tells: signupWords,
      reports: (error) => (error.kind === 'EmailRefused' ? null : unlessRefused('signUp')(error)),
      again: () => 'Continue',
      keeps: isSignupKept,
      arrives: atCode,
    }),
  ],
  redeemCode: [
    scene<RedeemCodeError, Credentials>('that was typed', {
      answer: { authToken: asha.authToken, mobile: asha.mobile },
      remote: onCall,
      own: { CodeRefused: { kind: 'CodeRefused', message: 'Invalid OTP' } },
      patience: requests,
      ask: (port) => enterCode({ redeemCode: () => port }),
      tells: (error) => (error.kind === 'CodeRefused' ? error.message : remoteWords(error)),
      reports: (error) =>
        error.kind === 'CodeRefused' ? null : unlessRefused('redeemCode')(error),
      // A refused code cannot be retried.
      again: (error) => (isCodeRefused(error) ? null : 'Verify my account'),
      keeps: (_, error) => {
        if (!isCodeRefused(error)) isCodeKept()
        // The customer types another code at once; the number it went to stays.
        else {
          expect(shownCode()).toBe('......')
          expect(box(1)).toHaveFocus()
          expect(dialog('Verify your account')).toHaveTextContent(asha.mobile)
        }
      },
      arrives: isIn,
    }),
  ],
  resendCode: [
    scene<RemoteError, void>('by SMS', {
      answer: undefined,
      remote: onCall,
      own: {},
      patience: requests,
      ask: async (port) => {
        const visited = await visitLogin({
          known,
          desktop: true,
          ports: { now: Date.now, resendCode: () => port },
        })
        await press('Continue')
        await pass(limits.codes.resend.wait)
        typeCode('123')
        await press('Resend')
        return visited
      },
      tells: remoteWords,
      reports: unlessRefused('resendCode'),
      again: () => 'Resend',
      keeps: () => {
        expect(shownCode()).toBe('123...')
        expect(box(4)).not.toHaveAttribute('readonly')
        expect(dialog('Verify your account')).toHaveTextContent(asha.mobile)
      },
      arrives: () => expect(screen.getByText('Resent OTP successfully')).toBeVisible(),
    }),
  ],
  listenForCode: [
    scene<ListenForCodeError, string>('of a code that is on its way', {
      answer: 'Your code is 123456',
      remote: null,
      own: { CodeUnheard: { kind: 'CodeUnheard' } },
      patience: null,
      ask: (port) => logIn({ listenForCode: () => port }),
      tells: nothing,
      reports: nothing,
      again: nothing,
      keeps: () => expect(dialog('Verify your account')).toHaveTextContent(asha.mobile),
      arrives: isIn,
      without: atCode,
    }),
  ],
  loadProfile: [
    scene<RemoteError, Profile>('of a session that this browser keeps', {
      answer: profileOfAsha,
      remote: onCall,
      own: {},
      patience: requests,
      ask: (port) => header({ loadProfile: () => port }),
      tells: () => 'Login',
      reports: reporting('ACCOUNT', 'loadProfile'),
      again: nothing,
      keeps: null,
      arrives: isIn,
    }),
    scene<RemoteError, Profile>('of somebody who just logged in', {
      answer: profileOfAsha,
      remote: onCall,
      own: {},
      patience: requests,
      ask: (port) => enterCode({ loadProfile: () => port }),
      tells: remoteWords,
      reports: reporting('ACCOUNT', 'loadProfile'),
      // The code was correct: only the profile is requested again.
      again: () => 'Verify my account',
      keeps: isCodeKept,
      arrives: isIn,
    }),
  ],
  logOut: [
    scene<RemoteError, void>('of a customer', {
      answer: undefined,
      remote: onCall,
      own: {},
      patience: requests,
      ask: async (port) => {
        const visited = await header({ logOut: () => port })
        await visited.happen(logoutRequested())
        return visited
      },
      tells: nothing,
      reports: reporting('ACCOUNT', 'logOut'),
      again: nothing,
      keeps: null,
      arrives: ({ store }) => expect(store.getState().session).toMatchObject({ status: 'guest' }),
    }),
  ],
}
