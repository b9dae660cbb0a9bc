import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { Places } from '../../application/place/places.port.ts'
import type { Abandonment } from '../../application/ports/abandonment.port.ts'
import type { RemoteError } from '../../application/ports/remoteError.ts'
import type { ReportProblem } from '../../application/ports/reporter.port.ts'
import { formatQuery, type Query } from '../../domain/link/query.ts'
import { languageOf } from '../../domain/market/market.ts'
import { makeTellBreach } from '../http/breaches.ts'
import { remoteErrorOf } from '../http/callFailure.ts'
import { readAnswer } from '../http/readAnswer.ts'
import type { SecondTry } from '../http/secondTry.ts'
import { type Patience, withinDeadline } from '../http/withinDeadline.ts'
import { makeLatest } from './latest.ts'
import { PhotonAnswer, type PhotonFeature } from './photon.codec.ts'
import { featureId, isIn, isPlace, placeAt, toPlace, toPrediction } from './photonFeature.ts'

/** What `makePhotonPlaces` needs. */
export type PhotonPlacesNeeds = Pick<Patience, 'isOnline' | 'untilShown'> & {
  /** The base URL of `/api` and `/reverse`: absolute, or a path of this site. */
  readonly placesUrl: string
  /** ISO 3166-1 alpha-2: searches only find places in this country. */
  readonly countryCode: string
  /** BCP 47. Photon supports a few languages; for any other it uses the local names. */
  readonly language: string
  /** Milliseconds from the request to the last byte of its response. */
  readonly deadline: number
  readonly fetch: typeof fetch
  readonly report: ReportProblem
  /** Asks a second time, as `makeSecondTry` does. Without it, nothing is asked twice. */
  readonly secondTry?: SecondTry | undefined
}

const most = 7
const remembered = 64
/**
 * Kilometres, of at most 5000. Photon's default is one, which would find nothing around a pin in a
 * field.
 */
const radius = '20'
const photonLanguages = ['en', 'de', 'fr']

const photonLanguageOf = (tag: string): string => {
  const language = languageOf(tag)
  return photonLanguages.includes(language) ? language : 'default'
}

/** `makePhotonPlaces` for an address that was read with the configuration, which has a rule for it. */
export const photonPlacesAt = ({
  placesUrl,
  countryCode,
  language,
  deadline,
  fetch,
  isOnline,
  untilShown,
  report,
  secondTry = (read) => read(),
}: PhotonPlacesNeeds): Places => {
  const lang = photonLanguageOf(language)
  const server = placesUrl.replace(/\/$/, '')
  const tellBreach = makeTellBreach(server, report)
  const found = makeLatest<PhotonFeature>(remembered)

  const ask = (
    path: '/api' | '/reverse',
    query: Query,
    abandonment: Abandonment,
  ): TE.TaskEither<RemoteError, readonly PhotonFeature[]> =>
    F.pipe(
      withinDeadline({ deadline, isOnline, untilShown, abandonment }, (signal) =>
        secondTry(async () => {
          const url = `${server}${path}?${formatQuery(query)}`
          const response = await fetch(url, {
            signal,
            headers: { accept: 'application/json' },
            credentials: 'omit',
            // A redirect would hand what the customer typed to another site.
            redirect: 'error',
          })
          return { status: response.status, text: await response.text() }
        }),
      ),
      TE.chainEitherKW(readAnswer(path, PhotonAnswer)),
      TE.mapLeft((failure) => {
        if (failure.kind === 'ContractBroken') tellBreach(path, failure.paths)
        return remoteErrorOf(failure)
      }),
      TE.map(({ features }) => features),
    )

  return {
    search: (text, near, abandonment) => {
      const query: Query = [
        ['q', text],
        ['limit', String(most)],
        ['lang', lang],
        ['lat', String(near.lat)],
        ['lon', String(near.lng)],
        ['countrycode', countryCode],
      ]
      return F.pipe(
        ask('/api', query, abandonment),
        TE.map((features) => {
          // A service may return more than requested, and more than is remembered.
          const offered = features.filter(isIn(countryCode)).filter(isPlace).slice(0, most)
          const here = new Map(offered.map((feature) => [featureId(feature), feature]))
          found.keep(here)
          return [...here.values()].map(toPrediction).filter((prediction) => prediction !== null)
        }),
      )
    },
    resolve: ({ id }) => {
      if (id.trim() === '') return TE.left({ kind: 'PlaceIdMissing' })
      const feature = found.of(id)
      return TE.fromEither(
        feature === undefined ? E.left({ kind: 'PlaceNotFound' }) : toPlace(feature),
      )
    },
    describe: (point, abandonment) => {
      const query: Query = [
        ['lat', String(point.lat)],
        ['lon', String(point.lng)],
        ['radius', radius],
        ['lang', lang],
      ]
      return F.pipe(
        ask('/reverse', query, abandonment),
        TE.chainEitherKW((features) => {
          const place = features
            .map((feature) => placeAt(point, feature))
            .find((described) => described !== null)
          return place === undefined ? E.left({ kind: 'NothingAtPoint' as const }) : E.right(place)
        }),
      )
    },
    abandon: () => undefined,
  }
}
