import type { Requirement } from '../../domain/fare/requirement.ts'
import type { Credentials } from '../ports/customerCall.ts'

/**
 * A kept customer: their credentials, and what they send goods for, which no profile includes; null until they name it.
 */
export type KeptCustomer = Credentials & { readonly requirement: Requirement | null }

/**
 * Why a session ended: the customer left, here or in another tab; a service refused their
 * credentials; or the kept credentials could not be confirmed. Only the first is intended
 * (spec 1 §4).
 */
export type WhySessionEnded = 'left' | 'refused' | 'unconfirmed'

/**
 * Keeps the logged-in customer in this browser for seven days (spec 1 §4). Never throws, even where the browser can
 * keep nothing.
 */
export type CredentialStore = {
  readonly read: () => KeptCustomer | null
  readonly keep: (customer: KeptCustomer) => void
  /**
   * Forgets the customer. After one who has left, no tab may recall what it kept until then, not even one that was
   * closed and is opened again.
   */
  readonly forget: (why: WhySessionEnded) => void
}
