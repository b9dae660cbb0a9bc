import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { PlacesUnavailable } from '../../application/place/places.port.ts'
import { type Abandonment, awaited } from '../../application/ports/abandonment.port.ts'
import type { ReportProblem } from '../../application/ports/reporter.port.ts'
import { withinDeadline } from '../http/withinDeadline.ts'
import type { GoogleMapsApi } from '../map/googleMapsApi.ts'
import type { LoadGoogleMaps } from '../map/loadGoogleMaps.ts'
import { type GoogleFailure, isDenied, refusalOf } from './googleFailure.ts'
import {
  currentLookups,
  type GoogleLookups,
  type GoogleRegion,
  legacyLookups,
} from './googleLookups.ts'

type GoogleCallsNeeds = {
  readonly load: LoadGoogleMaps
  readonly region: GoogleRegion
  /** Milliseconds for each request. */
  readonly deadline: number
  readonly isOnline: () => boolean
  readonly report: ReportProblem
}

const unavailable: PlacesUnavailable = { kind: 'PlacesUnavailable' }

/**
 * Calls of Google's services, each within a deadline. A key that may not use the current services
 * falls back to the legacy ones; that, and a key that may use neither, is reported once.
 */
export const makeGoogleCalls = ({ load, region, deadline, isOnline, report }: GoogleCallsNeeds) => {
  let isLegacy = false
  let isDenialTold = false

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

  /** Reports that the key may not use a service, once. */
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

  return { ready, asked, tellOfDenial, lookups, withFallback }
}

/** The calls of Google's services, as `makeGoogleCalls` makes them. */
export type GoogleCalls = ReturnType<typeof makeGoogleCalls>
