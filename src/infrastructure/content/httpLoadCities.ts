import { function as F, taskEither as TE } from 'fp-ts'
import type { LoadCities } from '../../application/content/loadCities.port.ts'
import { remoteErrorOf } from '../http/callFailure.ts'
import type { Http } from '../http/http.ts'
import { toCities, WireCities } from './cities.codec.ts'

/**
 * Loads the city list from the content service (spec 2 §3). Fails as every call does.
 *
 * @example
 * const pune = { city_name: 'pune', city_label: 'Pune', image: '/pune.svg', city_services: [] }
 * const loadCities = makeHttpLoadCities(answering({ data: { attributes: { cities: [pune] } } }))
 * await loadCities('en-IN')()
 * // → right: [{ name: 'pune', label: 'Pune', image: '/pune.svg', services: [] }]
 */
export const makeHttpLoadCities =
  (content: Http): LoadCities =>
  (locale) =>
    F.pipe(
      content.get({ path: '/api/website-cities', query: [['locale', locale]], answer: WireCities }),
      TE.bimap(remoteErrorOf, toCities),
    )
