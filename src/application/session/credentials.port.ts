import type { Credentials } from './customer.port.ts'

/** The credentials that this browser keeps for seven days (spec 1 §4). Answers always, also where nothing can be kept. */
export type CredentialStore = {
  readonly read: () => Credentials | null
  readonly keep: (credentials: Credentials) => void
  readonly forget: () => void
}

/** Tells when somebody comes back to this tab, which another tab may have logged in or out meanwhile; the answer stops the telling. */
export type OnReturn = (returned: () => void) => () => void
