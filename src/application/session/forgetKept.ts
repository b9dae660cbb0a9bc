import type { Credentials } from '../ports/customerCall.ts'
import type { CredentialStore } from './credentials.port.ts'

/** Makes this browser forget a customer, unless another tab has logged in another one meanwhile. */
export const forgetKept = (store: CredentialStore, { authToken }: Credentials): void => {
  if (store.read()?.authToken === authToken) store.forget('unconfirmed')
}
