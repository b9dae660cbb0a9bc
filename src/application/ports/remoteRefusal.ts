import type { RefusedBecause, RemoteError } from './remoteError.ts'

type RefusedFor<Because extends RefusedBecause> = Extract<
  RemoteError,
  { readonly kind: 'NetworkError' }
> & { readonly because: Because }

/** Whether the service refused the request, rather than failed itself. */
export const isOfWhatWasAsked = (
  error: RemoteError,
): error is RefusedFor<Exclude<RefusedBecause, 'failed'>> =>
  error.kind === 'NetworkError' && error.because !== 'failed'

/** Whether the service refused the input. Rate limiting and an outage say nothing about it. */
export const judgesInput = (
  error: RemoteError,
): error is RefusedFor<Exclude<RefusedBecause, 'failed' | 'askedTooOften'>> =>
  isOfWhatWasAsked(error) && error.because !== 'askedTooOften'
