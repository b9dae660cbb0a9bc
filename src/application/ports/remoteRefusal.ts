import type { RemoteError } from './remoteError.ts'

/** Whether the service says that what was asked is at fault, and not itself. */
export const isOfWhatWasAsked = (error: RemoteError): boolean =>
  error.kind === 'NetworkError' && error.because !== 'failed'

/** Whether it was only asked too often: that says nothing of what was asked. */
export const isTooOften = (error: RemoteError): boolean =>
  error.kind === 'NetworkError' && error.because === 'askedTooOften'
