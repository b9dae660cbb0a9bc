import { put } from 'typed-redux-saga'
import type { Credentials } from '../ports/customerCall.ts'
import { credentialsRefused } from './credentialsRefused.ts'

/**
 * Ends the session of a call's credentials when the service refused them (spec 1 §4). Any other failure,
 * and a guest's, ends nothing. For every call in a customer's name, after its own failure has been put: a
 * screen says what failed before it says that the customer is a guest.
 */
export function* endRefusedSession(
  failure: { readonly kind: string } | null,
  credentials: Credentials | undefined,
) {
  if (failure?.kind === 'AuthenticationFailed' && credentials !== undefined)
    yield* put(credentialsRefused(credentials))
}
