import type { RemoteError } from './remoteError.ts'

/** Whether the service refused the request, rather than failed itself. */
export const isOfWhatWasAsked = (error: RemoteError): boolean =>
  error.kind === 'NetworkError' && error.because !== 'failed'

/** Whether the request was only rate limited, which says nothing about the request itself. */
export const isTooOften = (error: RemoteError): boolean =>
  error.kind === 'NetworkError' && error.because === 'askedTooOften'
