import type { taskEither as TE } from 'fp-ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'

export type LocateCustomerError =
  | { readonly kind: 'LocationUnsupported' }
  | { readonly kind: 'LocationDenied' }
  | { readonly kind: 'LocationUnavailable' }
  | { readonly kind: 'LocationTimedOut' }
  | { readonly kind: 'LocationUnknown'; readonly code: number }

/** Where the customer is, by the browser's word. */
export type LocateCustomer = TE.TaskEither<LocateCustomerError, Coordinates>
