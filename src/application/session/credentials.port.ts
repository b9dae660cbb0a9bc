import type { Requirement } from '../../domain/fare/requirement.ts'
import type { Credentials } from '../ports/customerCall.ts'

/** Who is kept: their credentials, and what they send goods for, which no profile tells; null until they have named it. */
export type KeptCustomer = Credentials & { readonly requirement: Requirement | null }

/** The customer whom this browser keeps for seven days (spec 1 §4). Answers always, also where nothing can be kept. */
export type CredentialStore = {
  readonly read: () => KeptCustomer | null
  readonly keep: (customer: KeptCustomer) => void
  readonly forget: () => void
}
