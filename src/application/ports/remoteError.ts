/**
 * Why a service did not answer what was asked. Every port that asks a service fails with one of
 * these, besides failures of its own.
 */
export type RemoteError =
  /** The service refused; `message` is its own words where it gave any (spec 1 §8). */
  | { readonly kind: 'NetworkError'; readonly status: number; readonly message: string | null }
  /** The service refused in a way that cannot be read: HTML, nothing, or no JSON. */
  | { readonly kind: 'RefusalUnreadable'; readonly status: number }
  /** No answer came. */
  | { readonly kind: 'Unreachable'; readonly because: 'offline' | 'timeout' | 'connection' }
  /** The answer was a yes in a shape that the contract does not know; `paths` name places, never values. */
  | { readonly kind: 'ContractBroken'; readonly call: string; readonly paths: readonly string[] }

/** Nobody answers any more: whoever asked has crashed, or what it was asked with never came. */
export const unanswered: RemoteError = { kind: 'Unreachable', because: 'connection' }
