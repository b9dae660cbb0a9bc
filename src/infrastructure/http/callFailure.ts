import type { RemoteError } from '../../application/ports/remoteError.ts'

export type Unreachable = Extract<RemoteError, { readonly kind: 'Unreachable' }>

/**
 * Why a call failed, before anybody says what a refusal means to the one who asked. `body` is the
 * refusal's JSON: its shape is for the adapter of that call to read.
 */
export type CallFailure =
  | { readonly kind: 'Refused'; readonly status: number; readonly body: unknown }
  | Exclude<RemoteError, { readonly kind: 'NetworkError' }>

/** The status that a service refused with; null where it did not refuse. */
export const statusOf = (failure: CallFailure): number | null =>
  failure.kind === 'Refused' || failure.kind === 'RefusalUnreadable' ? failure.status : null

const propertyOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? Reflect.get(body, name)
    : undefined

/** A text that says something, or null. */
export const saidOf = (text: unknown): string | null =>
  typeof text === 'string' && text.trim() !== '' ? text : null

/** The failure as the application knows it: a refusal's `error` is the service's own words (spec 1 §8). */
export const remoteErrorOf = (failure: CallFailure): RemoteError =>
  failure.kind === 'Refused'
    ? {
        kind: 'NetworkError',
        status: failure.status,
        message: saidOf(propertyOf(failure.body, 'error')),
      }
    : failure
