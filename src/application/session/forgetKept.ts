import type { CredentialStore } from './credentials.port.ts'
import type { Credentials } from './customer.port.ts'

/** Has this browser keep somebody no longer. Whom another tab logged in since stays. */
export const forgetKept = (store: CredentialStore, { authToken }: Credentials): void => {
  if (store.read()?.authToken === authToken) store.forget()
}
