import type { taskEither as TE } from 'fp-ts'
import type { Place } from '../../domain/place/address.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { Abandonment } from '../ports/abandonment.port.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** A place that a search offers; only the adapter understands `id`. */
export type Prediction = {
  readonly id: string
  /** The place's own name. */
  readonly primary: string
  /** The text that says where it is. */
  readonly secondary: string
}

/** The maps service is not available. */
export type PlacesUnavailable = { readonly kind: 'PlacesUnavailable' }

/** Why a search failed. */
export type SearchPlacesError = RemoteError | PlacesUnavailable

/** Why a prediction could not be resolved to a place (spec 1 §8). */
export type ResolvePlaceError =
  | RemoteError
  | PlacesUnavailable
  | { readonly kind: 'PlaceIdMissing' }
  | { readonly kind: 'PlaceNotFound' }
  /** The place has no geometry or no address: choosing it is ignored (spec 1 §4). */
  | { readonly kind: 'PlaceWithoutPosition' }
  /** The id was refused, and so was the one fetched to replace it. */
  | { readonly kind: 'PlaceRetryFailed' }
  | { readonly kind: 'PlaceIdRefreshFailed' }

/** Why the address at a point could not be read. */
export type DescribePointError =
  | RemoteError
  | PlacesUnavailable
  | { readonly kind: 'NothingAtPoint' }

/**
 * The lookups of places, in one record because they share a session: a search, the choice that ends it, and the
 * address at a point. Answers are in one language; a search is restricted to one country (spec 1 §7). The location of
 * a place is `rounded` to six decimals (spec 1 §3): what is asked and linked has to name the same point.
 */
export type Places = {
  /** `text` is one that `searchableText` returned. */
  readonly search: (
    text: string,
    near: Coordinates,
    abandonment: Abandonment,
  ) => TE.TaskEither<SearchPlacesError, readonly Prediction[]>
  /** The place of a prediction. Only predictions that these lookups found recently are sure to be known. */
  readonly resolve: (prediction: Prediction) => TE.TaskEither<ResolvePlaceError, Place>
  /**
   * The place at a point, with the point as its location. It may be in any country: a customer abroad, or at a
   * border, is told where that is, and the service decides whether it is served.
   */
  readonly describe: (
    point: Coordinates,
    abandonment: Abandonment,
  ) => TE.TaskEither<DescribePointError, Place>
  /** The search was given up: the next one starts a new session. */
  readonly abandon: () => void
}
