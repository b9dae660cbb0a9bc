import type { RemoteError } from './remoteError.ts'

type Refused = Extract<RemoteError, { readonly kind: 'NetworkError' | 'RefusalUnreadable' }>

const isRefused = (error: RemoteError | { readonly kind: string }): error is Refused =>
  error.kind === 'NetworkError' || error.kind === 'RefusalUnreadable'

/** Whether the service does not believe who asks, in words that can be read or not. */
export const isUnauthorised = (error: RemoteError | { readonly kind: string }): boolean =>
  isRefused(error) && error.status === 401

/** Whether the service says that what was asked is at fault, and not itself. */
export const isOfWhatWasAsked = (error: RemoteError): boolean =>
  error.kind === 'NetworkError' && error.status < 500

/** Whether it was only asked too often: that says nothing of what was asked. */
export const isTooOften = (error: RemoteError): boolean =>
  error.kind === 'NetworkError' && error.status === 429
