import type { RefusedBecause, RemoteError } from '../../../src/application/ports/remoteError.ts'
import {
  type Auth,
  codeEdited,
  codeSubmitted,
  loginEdited,
  loginSubmitted,
  signupEdited,
  signupSubmitted,
} from '../../../src/application/session/auth.slice.ts'
import {
  type AccountVisit,
  type nothingKnown,
  ravi,
  stranger,
  visitAccount,
} from '../../support/visitAccount.ts'
import type { WorldNeeds } from '../../support/visitStore.ts'
import { settle } from '../../support/visitStore.ts'

export const refusal = (
  message: string | null,
  because: RefusedBecause = 'declined',
): RemoteError => ({
  kind: 'NetworkError',
  because,
  message,
})

export const timedOut: RemoteError = { kind: 'Unreachable', because: 'timeout' }
export const unreachable: RemoteError = { kind: 'Unreachable', because: 'connection' }

export const remoteErrors: readonly RemoteError[] = [
  refusal('Invalid Phone number'),
  refusal('Authentication Failed', 'unbelieved'),
  refusal(null, 'notAllowed'),
  refusal('Too many attempts, try again in an hour', 'askedTooOften'),
  refusal(null, 'failed'),
  { kind: 'RefusalUnreadable', because: 'failed' },
  { kind: 'RefusalUnreadable', because: 'declined' },
  { kind: 'RefusalUnreadable', because: 'unbelieved' },
  { kind: 'Unreachable', because: 'offline' },
  unreachable,
  { kind: 'ContractBroken', call: '/customer/exists/{mobile}', paths: ['exists'] },
]

export const submitting = { status: 'submitting' }
export const failedWith = (failure: RemoteError | null) => ({ status: 'failed', failure })

/** The modal, which must be at that step. */
export const at = <Step extends Auth['step']>(
  step: Step,
  auth: Auth,
): Extract<Auth, { step: Step }> => {
  const isAt = (state: Auth): state is Extract<Auth, { step: Step }> => state.step === step
  if (!isAt(auth)) throw new Error(`the modal is at ${auth.step}, not at ${step}`)
  return auth
}

export const applicant = { ...ravi, mobile: '9812345678' }

export const logIn = async (visit: AccountVisit, mobile = '+91 98765 43210') => {
  visit.tell(loginEdited({ mobile }), loginSubmitted())
  await settle()
}
export const signUp = async (visit: AccountVisit, form = ravi) => {
  visit.tell(signupEdited(form), signupSubmitted())
  await settle()
}
export const enterCode = async (visit: AccountVisit, code = '123456') => {
  visit.tell(codeEdited(code), codeSubmitted())
  await settle()
}

/** A known customer whose code is on its way. */
export const visitOtp = async (
  ports: Partial<WorldNeeds> = {},
  known: Partial<typeof nothingKnown> = {},
) => {
  const visit = visitAccount(ports)
  visit.openLogin({}, known)
  await logIn(visit)
  at('otp', visit.auth())
  return visit
}

/** Somebody new whose code is on its way. */
export const visitNewcomersOtp = async (
  ports: Partial<WorldNeeds> = {},
  known: Partial<typeof nothingKnown> = {},
) => {
  const visit = visitAccount({ ...stranger, ...ports })
  visit.openSignup({}, known)
  await signUp(visit)
  at('otp', visit.auth())
  return visit
}
