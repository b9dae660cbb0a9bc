/** The steps of the authentication modal (spec 1 §4). */
export type AuthStep = 'login' | 'signup' | 'tnc-consent' | 'otp'

/** The events in the modal that lead from one step to another. */
export type AuthEvent =
  /** A code is on its way to a known customer. */
  | 'codeSent'
  /** No customer has this number yet. */
  | 'customerUnknown'
  /** The country requires agreement to its terms before signup. */
  | 'consentWanted'
  /** The service refused something that was entered; it is corrected where it was entered. */
  | 'detailsRefused'
  /** Signed up; a code is on its way. */
  | 'signedUp'
  /** The number was wrong and is to be changed (Change). */
  | 'numberChangeWanted'

const steps: Readonly<Record<AuthStep, ReadonlyMap<AuthEvent, AuthStep>>> = {
  login: new Map([
    ['codeSent', 'otp'],
    ['customerUnknown', 'signup'],
  ]),
  signup: new Map([
    ['consentWanted', 'tnc-consent'],
    ['signedUp', 'otp'],
  ]),
  'tnc-consent': new Map([
    ['detailsRefused', 'signup'],
    ['signedUp', 'otp'],
  ]),
  otp: new Map([['numberChangeWanted', 'login']]),
}

/**
 * The step of the authentication modal that an event leads to; null if the event leads nowhere from
 * this step (spec 1 §4).
 *
 * @example
 * stepAfter('login', 'customerUnknown') // → 'signup'
 * stepAfter('signup', 'signedUp') // → 'otp'
 * stepAfter('otp', 'consentWanted') // → null
 */
export const stepAfter = (step: AuthStep, event: AuthEvent): AuthStep | null =>
  steps[step].get(event) ?? null
