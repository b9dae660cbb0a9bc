import type { taskEither as TE } from 'fp-ts'
import type { Place } from '../../domain/place/address.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { Abandonment } from '../ports/abandonment.port.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** A place that a search offers: `id` is the adapter's own. */
export type Prediction = {
  readonly id: string
  /** The place's own name. */
  readonly primary: string
  /** Where that is. */
  readonly secondary: string
}

/** The maps service is not to be had. */
export type PlacesUnavailable = { readonly kind: 'PlacesUnavailable' }

/** Why a search found nothing out. */
export type SearchPlacesError = RemoteError | PlacesUnavailable

/** Why a prediction became no place (spec 1 §8). */
export type ResolvePlaceError =
  | RemoteError
  | PlacesUnavailable
  | { readonly kind: 'PlaceIdMissing' }
  | { readonly kind: 'PlaceNotFound' }
  /** The place has no geometry or no address: choosing it is ignored (spec 1 §4). */
  | { readonly kind: 'PlaceWithoutPosition' }
  /** The id was refused, and so was the one fetched in its stead. */
  | { readonly kind: 'PlaceRetryFailed' }
  | { readonly kind: 'PlaceIdRefreshFailed' }

/** Why nobody can say what stands at a point. */
export type DescribePointError =
  | RemoteError
  | PlacesUnavailable
  | { readonly kind: 'NothingAtPoint' }

/**
 * The lookups of places, in one record because they share a session: a search, the choice that ends
 * it, and what stands at a point. In one language; a search is restricted to one country (spec 1 §7).
 */
export type Places = {
  /** The text is one that places can be asked for by: `searchableText` says which. */
  readonly search: (
    text: string,
    near: Coordinates,
    abandonment: Abandonment,
  ) => TE.TaskEither<SearchPlacesError, readonly Prediction[]>
  /** The place that a prediction is of. Only what these very lookups lately found is sure to be known to them. */
  readonly resolve: (prediction: Prediction) => TE.TaskEither<ResolvePlaceError, Place>
  /**
   * The place at a point, which is the place's location. In whatever country: who stands abroad, or
   * at a border, is told where that is; whether it is served is the service's to say.
   */
  readonly describe: (
    point: Coordinates,
    abandonment: Abandonment,
  ) => TE.TaskEither<DescribePointError, Place>
  /** The search was given up: the next one is a new session. */
  readonly abandon: () => void
}
