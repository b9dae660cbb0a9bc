import type { Credentials } from '../ports/customerCall.ts'
import type { CredentialStore } from './credentials.port.ts'

/** Has this browser keep somebody no longer. Whom another tab logged in since stays. */
export const forgetKept = (store: CredentialStore, { authToken }: Credentials): void => {
  if (store.read()?.authToken === authToken) store.forget()
}
