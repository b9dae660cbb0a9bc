/** What a service means by a no, however it says it (spec 1 §8). */
export type RefusedBecause =
  /** It does not believe who asks, or not any more. */
  | 'unbelieved'
  /** Whoever asks may not do that. */
  | 'notAllowed'
  /** It was asked too often, which says nothing of what was asked. */
  | 'askedTooOften'
  /** What was asked is at fault. */
  | 'declined'
  /** The service itself is at fault. */
  | 'failed'

/**
 * Why a service did not answer what was asked. Every port that asks a service fails with one of
 * these, besides failures of its own.
 */
export type RemoteError =
  /** The service refused; `message` is its own words where it gave any (spec 1 §8). */
  | {
      readonly kind: 'NetworkError'
      readonly because: RefusedBecause
      readonly message: string | null
    }
  /** The service refused in a way that cannot be read: HTML, nothing, or no JSON. */
  | { readonly kind: 'RefusalUnreadable'; readonly because: RefusedBecause }
  /** No answer came. */
  | { readonly kind: 'Unreachable'; readonly because: 'offline' | 'timeout' | 'connection' }
  /** The answer was a yes in a shape that the contract does not know; `paths` name places, never values. */
  | { readonly kind: 'ContractBroken'; readonly call: string; readonly paths: readonly string[] }

/** Why a service refused, or did not answer. */
export type Reason = Extract<RemoteError, { readonly because: string }>['because']

/** Nobody answers any more: whoever asked has crashed, or what it was asked with never came. */
export const unanswered: RemoteError = { kind: 'Unreachable', because: 'connection' }
