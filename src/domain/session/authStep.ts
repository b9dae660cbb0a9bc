/** The steps of the authentication modal (spec 1 §4). */
export type AuthStep = 'login' | 'signup' | 'tnc-consent' | 'otp'

/** What can happen in the modal that leads from one step to another. */
export type AuthEvent =
  /** A code is on its way to a known customer. */
  | 'codeSent'
  /** Nobody has this number yet. */
  | 'customerUnknown'
  /** The country wants its terms agreed to before somebody signs up. */
  | 'consentWanted'
  /** The service refuses something that was entered: it is mended where it was. */
  | 'detailsRefused'
  /** Signed up; a code is on its way. */
  | 'signedUp'
  /** The number was wrong: Change. */
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
 * The step of the authentication modal that an event leads to, or null where it leads nowhere from
 * this step (spec 1 §4).
 *
 * @example
 * stepAfter('login', 'customerUnknown') // → 'signup'
 * stepAfter('signup', 'signedUp') // → 'otp'
 * stepAfter('otp', 'consentWanted') // → null
 */
export const stepAfter = (step: AuthStep, event: AuthEvent): AuthStep | null =>
  steps[step].get(event) ?? null
