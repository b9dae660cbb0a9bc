import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type {
  DescribePointError,
  Places,
  PlacesUnavailable,
  Prediction,
  ResolvePlaceError,
  SearchPlacesError,
} from '../../application/place/places.port.ts'
import { type Abandonment, awaited } from '../../application/ports/abandonment.port.ts'
import type { ReportProblem } from '../../application/ports/reporter.port.ts'
import { isLandmark, type Place } from '../../domain/place/address.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import { withinDeadline } from '../http/withinDeadline.ts'
import type { GeocoderResult, GoogleMapsApi, SessionToken } from '../map/googleMapsApi.ts'
import type { LoadGoogleMaps } from '../map/loadGoogleMaps.ts'
import { detailsOf, type GoogleAnswer, legacyPartsOf, toPlace } from './googleAddress.ts'
import {
  type GoogleFailure,
  isDenied,
  isMalformedId,
  isNothing,
  isStale,
  placesErrorOf,
  refusalOf,
} from './googleFailure.ts'
import {
  currentLookups,
  type GoogleLookups,
  type GooglePrediction,
  legacyLookups,
} from './googleLookups.ts'
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

const unavailable: PlacesUnavailable = { kind: 'PlacesUnavailable' }

const byId = (offers: readonly GooglePrediction[]): ReadonlyMap<string, GooglePrediction> =>
  new Map(offers.map((offer) => [offer.prediction.id, offer]))

const isNoPlace = (failure: GoogleFailure): boolean => isMalformedId(failure) || isNothing(failure)

const isPlusCode = ({ types }: GeocoderResult): boolean => types.includes('plus_code')

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
  const region = { countryCode, language }
  const found = makeLatest<GooglePrediction>(remembered)
  let token: SessionToken | null = null
  let isLegacy = false
  let isDenialTold = false

  const endSession = () => {
    token = null
    // Found places carry the ended session's token, which may not be sent twice.
    found.forget()
  }

  const toError = placesErrorOf(isOnline)

  /**
   * The loaded services. An abandoned call does not wait for them, and makes no request afterwards.
   */
  const ready =
    (abandonment: Abandonment = awaited): TE.TaskEither<PlacesUnavailable, GoogleMapsApi> =>
    () =>
      new Promise((resolve) => {
        abandonment.onAbandon(() => resolve(E.left(unavailable)))
        void load().then((maps) => resolve(E.isRight(maps) ? maps : E.left(unavailable)))
      })

  const asked = <Answer>(
    question: () => Promise<Answer>,
    abandonment: Abandonment = awaited,
  ): TE.TaskEither<GoogleFailure, Answer> =>
    F.pipe(
      withinDeadline({ deadline, isOnline, abandonment }, async () => {
        try {
          return E.right(await question())
        } catch (error) {
          return E.left(refusalOf(error))
        }
      }),
      TE.chainEitherKW(F.identity),
    )

  const tellOfDenial = (failure: GoogleFailure) => {
    if (!isDenied(failure) || isDenialTold) return
    isDenialTold = true
    report({ tag: 'MAPS', about: 'key may not use places or geocoding' })
  }

  const lookups = (maps: GoogleMapsApi): GoogleLookups =>
    isLegacy ? legacyLookups(maps, region) : currentLookups(maps, region)

  /**
   * Calls the current service. If the key may not use it, switches to the legacy one from then on.
   */
  const withFallback = <Answer>(
    maps: GoogleMapsApi,
    question: (lookups: GoogleLookups) => TE.TaskEither<GoogleFailure, Answer>,
  ): TE.TaskEither<GoogleFailure, Answer> => {
    const wasLegacy = isLegacy
    return F.pipe(
      question(lookups(maps)),
      TE.orElse((failure) => {
        if (wasLegacy || !isDenied(failure)) {
          tellOfDenial(failure)
          return TE.left(failure)
        }
        if (!isLegacy) report({ tag: 'MAPS', about: 'fallback to the legacy places services' })
        isLegacy = true
        return withFallback(maps, question)
      }),
    )
  }

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

  /** Tries once more, with the place's current id and outside of any session (spec 1 §8). */
  const retried = (
    maps: GoogleMapsApi,
    id: string,
  ): TE.TaskEither<ResolvePlaceError, GoogleAnswer> =>
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

  const resolved = (
    maps: GoogleMapsApi,
    id: string,
  ): TE.TaskEither<ResolvePlaceError, GoogleAnswer> => {
    const offered = found.of(id)
    endSession()
    let inSession = offered?.fetch
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
        if (isStale(failure) || isNoPlace(failure)) return retried(maps, id)
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
    describe: (point, abandonment) =>
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
        TE.chainEitherKW((results): E.Either<DescribePointError, Place> => {
          const addresses = results.filter((result) => isLandmark(result.formatted_address))
          // Drivers do not know plus codes as addresses: the last choice.
          const best = addresses.find((result) => !isPlusCode(result)) ?? addresses[0]
          if (best === undefined) return E.left({ kind: 'NothingAtPoint' })
          const details = detailsOf(legacyPartsOf(best.address_components))
          return E.right({ landmark: best.formatted_address, location: point, details })
        }),
      ),
    abandon: endSession,
  }
}
