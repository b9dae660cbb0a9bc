import type { RefusedBecause, RemoteError } from '../../application/ports/remoteError.ts'

/** There was no response. */
export type Unreachable = Extract<RemoteError, { readonly kind: 'Unreachable' }>

/**
 * The service refused. `body` is the JSON of its response; the call's own adapter reads its
 * properties.
 */
export type Refusal = { readonly kind: 'Refused'; readonly status: number; readonly body: object }

/** The service refused with a body that cannot be read: HTML, an empty body, or no JSON object. */
export type UnreadableRefusal = { readonly kind: 'RefusalUnreadable'; readonly status: number }

/** Why a call failed, before its adapter says what a refusal means for the caller. */
export type CallFailure =
  | Refusal
  | UnreadableRefusal
  | Exclude<RemoteError, { readonly kind: 'NetworkError' | 'RefusalUnreadable' }>

/**
 * The HTTP status that a service refused with; null where it did not refuse (spec 1 §8).
 *
 * @example
 * statusOf({ kind: 'Refused', status: 503, body: {} }) // → 503
 * statusOf({ kind: 'Unreachable', because: 'offline' }) // → null
 */
export const statusOf = (failure: CallFailure): number | null =>
  failure.kind === 'Refused' || failure.kind === 'RefusalUnreadable' ? failure.status : null

/**
 * The text unchanged, or null if it is blank or not a text (spec 1 §8: the service's own words).
 *
 * @example
 * saidOf('Come back later') // → 'Come back later'
 * saidOf(' ') // → null
 * saidOf(42) // → null
 */
export const saidOf = (text: unknown): string | null =>
  typeof text === 'string' && text.trim() !== '' ? text : null

const errorIn = (body: object): unknown =>
  Object.hasOwn(body, 'error') ? Reflect.get(body, 'error') : undefined

/** What the error statuses mean, because the application knows no HTTP statuses. */
const meant: ReadonlyMap<number, RefusedBecause> = new Map([
  [401, 'unbelieved'],
  [403, 'notAllowed'],
  [429, 'askedTooOften'],
])

const reasonOf = (status: number): RefusedBecause =>
  meant.get(status) ?? (status < 500 ? 'declined' : 'failed')

/** A refusal as the application sees it, with the service's own message (spec 1 §8). */
export const refusalError = ({ status, body }: Refusal) =>
  ({
    kind: 'NetworkError',
    because: reasonOf(status),
    message: saidOf(errorIn(body)),
  }) as const satisfies RemoteError

/** An unreadable refusal as the application sees it. */
const unreadableError = ({ kind, status }: UnreadableRefusal) =>
  ({ kind, because: reasonOf(status) }) as const satisfies RemoteError

/**
 * The failure as the application sees it: a refusal's meaning instead of its status, and its
 * `error` as the service's own message (spec 1 §8).
 *
 * @example
 * remoteErrorOf({ kind: 'Refused', status: 503, body: { error: 'Come back later' } })
 * // → { kind: 'NetworkError', because: 'failed', message: 'Come back later' }
 * remoteErrorOf({ kind: 'Unreachable', because: 'offline' })
 * // → { kind: 'Unreachable', because: 'offline' }
 */
export const remoteErrorOf = (failure: CallFailure): RemoteError => {
  if (failure.kind === 'Refused') return refusalError(failure)
  return failure.kind === 'RefusalUnreadable' ? unreadableError(failure) : failure
}
