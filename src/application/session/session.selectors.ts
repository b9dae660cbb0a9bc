import type { Asker } from '../../domain/fare/fareForm.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { AppState } from '../store/appState.ts'
import type { Session } from './session.slice.ts'

/**
 * Who asks for a fare, by the session (spec 1 §6).
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
 * What proves who the customer is; null for a guest, and for one whom nobody has confirmed yet
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
 * Who is there (spec 1 §4).
 *
 * @example
 * selectSession(store.getState()) // → { status: 'guest' }
 */
export const selectSession = ({ session }: Pick<AppState, 'session'>): Session => session

/** The token that a login was just given, while its profile loads; null where none was. */
export const selectEntering = ({ auth }: Pick<AppState, 'auth'>): string | null =>
  auth?.step === 'otp' ? auth.redeemed : null
