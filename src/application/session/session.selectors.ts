import type { Asker } from '../../domain/fare/fareForm.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { AppState } from '../store/appState.ts'
import type { Session } from './session.slice.ts'

/**
 * Who asks for a fare: the customer, or a guest also while the session is being restored
 * (spec 1 §6).
 *
 * @example
 * selectAsker(guestStore.getState()) // → { kind: 'guest' }
 * selectAsker(customerStore.getState()).kind // → 'customer'
 */
export const selectAsker = ({ session }: Pick<AppState, 'session'>): Asker => {
  switch (session.status) {
    case 'guest':
    case 'restoring':
      return { kind: 'guest' }
    case 'customer': {
      const { name, mobile, requirement } = session.customer
      return { kind: 'customer', name, mobile, requirement }
    }
  }
}

/**
 * The customer's credentials; null for a guest, and until the service has confirmed them
 * (spec 1 §4).
 *
 * @example
 * selectCredentials(guestStore.getState()) // → null
 * selectCredentials(customerStore.getState()) // → credentials
 */
export const selectCredentials = ({ session }: Pick<AppState, 'session'>): Credentials | null => {
  if (session.status !== 'customer') return null
  const { authToken, mobile } = session.customer
  return { authToken, mobile }
}

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
