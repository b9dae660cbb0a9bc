import type { taskEither as TE } from 'fp-ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'

/** Why nobody can say where the device is (spec 1 §8). */
export type LocateCustomerError =
  | { readonly kind: 'LocationUnsupported' }
  | { readonly kind: 'LocationDenied' }
  | { readonly kind: 'LocationUnavailable' }
  | { readonly kind: 'LocationTimedOut' }
  | { readonly kind: 'LocationUnknown'; readonly code: number }

/** Where the customer is, by the browser's word. */
export type LocateCustomer = TE.TaskEither<LocateCustomerError, Coordinates>
