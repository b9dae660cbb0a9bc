import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type {
  DescribePointError,
  Places,
  Prediction,
  ResolvePlaceError,
  SearchPlacesError,
} from '../../application/place/places.port.ts'
import type { Abandonment } from '../../application/ports/abandonment.port.ts'
import type { ReportProblem } from '../../application/ports/reporter.port.ts'
import { isLandmark, type Place } from '../../domain/place/address.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { GeocoderResult, GoogleMapsApi, SessionToken } from '../map/googleMapsApi.ts'
import type { LoadGoogleMaps } from '../map/loadGoogleMaps.ts'
import { detailsOf, type GoogleAnswer, legacyPartsOf, toPlace } from './googleAddress.ts'
import { type GoogleCalls, makeGoogleCalls } from './googleCalls.ts'
import {
  type GoogleFailure,
  isMalformedId,
  isNothing,
  isStale,
  placesErrorOf,
} from './googleFailure.ts'
import type { GooglePrediction } from './googleLookups.ts'
import { makeLatest } from './latest.ts'

/** What `makeGooglePlaces` needs. */
export type GooglePlacesNeeds = {
  readonly load: LoadGoogleMaps
  /** ISO 3166-1 alpha-2: searches only find places in this country. */
  readonly countryCode: string
  /** BCP 47: the language of the names. */
  readonly language: string
  /** Milliseconds for each request. */
  readonly deadline: number
  readonly isOnline: () => boolean
  readonly report: ReportProblem
}

const remembered = 32

const byId = (offers: readonly GooglePrediction[]): ReadonlyMap<string, GooglePrediction> =>
  new Map(offers.map((offer) => [offer.prediction.id, offer]))

const isNoPlace = (failure: GoogleFailure): boolean => isMalformedId(failure) || isNothing(failure)

const isPlusCode = ({ types }: GeocoderResult): boolean => types.includes('plus_code')

/** The place at a point, which keeps the point as its location. */
const placeAt = (
  point: Coordinates,
  results: readonly GeocoderResult[],
): E.Either<DescribePointError, Place> => {
  const addresses = results.filter((result) => isLandmark(result.formatted_address))
  // Drivers do not know plus codes as addresses: the last choice.
  const best = addresses.find((result) => !isPlusCode(result)) ?? addresses[0]
  if (best === undefined) return E.left({ kind: 'NothingAtPoint' })
  const details = detailsOf(legacyPartsOf(best.address_components))
  return E.right({ landmark: best.formatted_address, location: point, details })
}

/** Tries once more, with the place's current id and outside of any session (spec 1 §8). */
const retried =
  ({ asked, lookups }: GoogleCalls) =>
  (maps: GoogleMapsApi, id: string): TE.TaskEither<ResolvePlaceError, GoogleAnswer> =>
    F.pipe(
      asked(() => lookups(maps).freshId(id)),
      TE.filterOrElseW(
        (fresh) => fresh !== '',
        () => null,
      ),
      TE.mapLeft(
        (failure): ResolvePlaceError => ({
          kind: failure !== null && isNoPlace(failure) ? 'PlaceNotFound' : 'PlaceIdRefreshFailed',
        }),
      ),
      TE.chain((fresh) =>
        F.pipe(
          asked(() => lookups(maps).place(fresh)),
          TE.mapLeft((): ResolvePlaceError => ({ kind: 'PlaceRetryFailed' })),
        ),
      ),
    )

/** Reads the address at a point with Google's geocoder. */
const describedBy =
  (
    { ready, asked, tellOfDenial }: GoogleCalls,
    language: string,
    toError: ReturnType<typeof placesErrorOf>,
  ): Places['describe'] =>
  (point, abandonment) =>
    F.pipe(
      ready(abandonment),
      TE.chainW((maps) => {
        const location = { lat: point.lat, lng: point.lng }
        return asked(() => new maps.Geocoder().geocode({ location, language }), abandonment)
      }),
      TE.map(({ results }) => results),
      TE.mapLeft((failure): DescribePointError => {
        if (failure.kind === 'PlacesUnavailable') return failure
        if (isNothing(failure)) return { kind: 'NothingAtPoint' }
        tellOfDenial(failure)
        return toError(failure)
      }),
      TE.chainEitherKW((results) => placeAt(point, results)),
    )

/**
 * Places from Google (spec 1 §7). Searches share a session token until one of their places is
 * resolved, a request fails, or the search is abandoned; then a new session starts. If the id of a
 * place is refused, its fresh id is tried once (spec 1 §8). A key that may not use the current
 * services falls back to the legacy ones, once, which is reported.
 *
 * @example
 * const load = TE.right(googleApi)
 * const google = { load, countryCode: 'IN', language: 'en-IN' }
 * const places = makeGooglePlaces({ ...google, ...patience, report: () => undefined })
 * const found = await places.search('Koramangala', koramangala.location, awaited)()
 * E.isRight(found) && found.right.map(({ primary }) => primary) // → ['Koramangala']
 */
export const makeGooglePlaces = ({
  load,
  countryCode,
  language,
  deadline,
  isOnline,
  report,
}: GooglePlacesNeeds): Places => {
  const calls = makeGoogleCalls({
    load,
    region: { countryCode, language },
    deadline,
    isOnline,
    report,
  })
  const { ready, asked, lookups, withFallback } = calls
  const retry = retried(calls)
  const found = makeLatest<GooglePrediction>(remembered)
  let token: SessionToken | null = null

  const endSession = () => {
    token = null
    // Found places carry the ended session's token, which may not be sent twice.
    found.forget()
  }

  const toError = placesErrorOf(isOnline)

  const searched = (
    maps: GoogleMapsApi,
    text: string,
    near: Coordinates,
    abandonment: Abandonment,
  ): TE.TaskEither<SearchPlacesError, readonly Prediction[]> => {
    let session: SessionToken | null = null
    let isGivenUp = false
    abandonment.onAbandon(() => {
      isGivenUp = true
    })
    return F.pipe(
      withFallback(maps, (current) =>
        asked(() => {
          // Inside the request, so that an error thrown by Google's constructor becomes a failure.
          token ??= new maps.places.AutocompleteSessionToken()
          session ??= token
          return current.suggest(text, near, session)
        }, abandonment),
      ),
      TE.map((offers) => {
        // A response to a session that has ended may be shown, but not used in the new session.
        if (token === session) found.keep(byId(offers))
        return offers.map(({ prediction }) => prediction)
      }),
      TE.mapLeft((failure) => {
        // The next keystroke abandons a request but continues its session.
        if (token === session && !isGivenUp) endSession()
        return toError(failure)
      }),
    )
  }

  const resolved = (
    maps: GoogleMapsApi,
    id: string,
  ): TE.TaskEither<ResolvePlaceError, GoogleAnswer> => {
    const offered = found.of(id)
    endSession()
    // A search that was under way may have come from services that the key turned out not to have.
    let inSession = offered?.from === lookups(maps).services ? offered.fetch : undefined
    return F.pipe(
      withFallback(maps, (current) =>
        asked(() => {
          const fetch = inSession ?? (() => current.place(id))
          // The fallback requests without the session, which the other service began.
          inSession = undefined
          return fetch()
        }),
      ),
      TE.orElse((failure): TE.TaskEither<ResolvePlaceError, GoogleAnswer> => {
        // Google offered this id, so the fault may lie with the session in which it was requested.
        if (isStale(failure) || isNoPlace(failure)) return retry(maps, id)
        return TE.left(toError(failure))
      }),
    )
  }

  return {
    search: (text, near, abandonment) =>
      F.pipe(
        ready(abandonment),
        TE.chainW((maps) => searched(maps, text, near, abandonment)),
      ),
    resolve: ({ id, primary }) => {
      if (id.trim() === '') return TE.left({ kind: 'PlaceIdMissing' })
      return F.pipe(
        ready(),
        TE.chainW((maps) => resolved(maps, id)),
        TE.chainEitherKW((answer): E.Either<ResolvePlaceError, Place> => {
          const place = toPlace(primary, answer)
          return place === null ? E.left({ kind: 'PlaceWithoutPosition' }) : E.right(place)
        }),
      )
    },
    describe: describedBy(calls, language, toError),
    abandon: endSession,
  }
}
