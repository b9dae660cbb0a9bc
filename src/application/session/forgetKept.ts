import type { Credentials } from '../ports/customerCall.ts'
import type { CredentialStore } from './credentials.port.ts'

/** Has this browser forget a customer, unless it keeps another one by now whom another tab logged in. */
export const forgetKept = (store: CredentialStore, { authToken }: Credentials): void => {
  if (store.read()?.authToken === authToken) store.forget()
}
