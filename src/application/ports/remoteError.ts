/** Why a service refused, however it signals that (spec 1 §8). */
export type RefusedBecause =
  /** The caller is not authenticated, or no longer. */
  | 'unbelieved'
  /** The caller may not do this. */
  | 'notAllowed'
  /** Rate limited. This says nothing about the request itself. */
  | 'askedTooOften'
  /** The request is at fault. */
  | 'declined'
  /** The service itself is at fault. */
  | 'failed'

/**
 * Why a call to a service failed. Every port that calls a service can fail with one of these, besides
 * its own failures.
 */
export type RemoteError =
  /** The service refused. `message` is the service's own text, or null if it gave none (spec 1 §8). */
  | {
      readonly kind: 'NetworkError'
      readonly because: RefusedBecause
      readonly message: string | null
    }
  /** The service refused with a body that cannot be read: HTML, an empty body, or invalid JSON. */
  | { readonly kind: 'RefusalUnreadable'; readonly because: RefusedBecause }
  /** There was no response. */
  | { readonly kind: 'Unreachable'; readonly because: 'offline' | 'timeout' | 'connection' }
  /**
   * A success whose payload breaks the contract. `paths` names the fields at fault, never their values.
   */
  | { readonly kind: 'ContractBroken'; readonly call: string; readonly paths: readonly string[] }

/** Why a service refused or was unreachable. */
export type Reason = Extract<RemoteError, { readonly because: string }>['because']
