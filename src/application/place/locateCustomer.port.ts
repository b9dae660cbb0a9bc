import type { taskEither as TE } from 'fp-ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** Why the device could not be located (spec 1 §8). */
export type LocateCustomerError =
  | { readonly kind: 'LocationUnsupported' }
  | { readonly kind: 'LocationDenied' }
  | { readonly kind: 'LocationUnavailable' }
  | { readonly kind: 'LocationTimedOut' }
  | { readonly kind: 'LocationUnknown'; readonly code: number }
  /** What asks the browser did not load. */
  | Extract<RemoteError, { readonly kind: 'Unreachable' }>

/** Asks the browser where the customer is. */
export type LocateCustomer = TE.TaskEither<LocateCustomerError, Coordinates>
