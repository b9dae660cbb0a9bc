import type { Asker } from '../../domain/fare/contact.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { AppState } from '../store/appState.ts'
import { rememberingLast } from '../store/rememberingLast.ts'
import type { Customer, Session } from './session.slice.ts'

const guest: Asker = { kind: 'guest' }

const askerOf = rememberingLast(
  ({ name, mobile, requirement }: Customer): Asker => ({
    kind: 'customer',
    name,
    mobile,
    requirement,
  }),
)

const credentialsIn = rememberingLast(
  ({ authToken, mobile }: Customer): Credentials => ({ authToken, mobile }),
)

/**
 * Who asks for a fare: the customer, or a guest also while the session is being restored
 * (spec 1 §6).
 *
 * @example
 * selectAsker(guestStore.getState()) // → { kind: 'guest' }
 * selectAsker(customerStore.getState()).kind // → 'customer'
 */
export const selectAsker = ({ session }: Pick<AppState, 'session'>): Asker =>
  session.status === 'customer' ? askerOf(session.customer) : guest

/**
 * The customer's credentials; null for a guest, and until the service has confirmed them
 * (spec 1 §4).
 *
 * @example
 * selectCredentials(guestStore.getState()) // → null
 * selectCredentials(customerStore.getState()) // → credentials
 */
export const selectCredentials = ({ session }: Pick<AppState, 'session'>): Credentials | null =>
  session.status === 'customer' ? credentialsIn(session.customer) : null

/**
 * The session of the visitor (spec 1 §4).
 *
 * @example
 * selectSession(store.getState()) // → { status: 'guest' }
 */
export const selectSession = ({ session }: Pick<AppState, 'session'>): Session => session

/** The token that a login has just received, while the profile loads; otherwise null. */
export const selectEntering = ({ auth }: Pick<AppState, 'auth'>): string | null =>
  auth?.step === 'otp' ? auth.redeemed : null
