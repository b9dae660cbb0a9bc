import { function as F, taskEither as TE } from 'fp-ts'
import type { LoadCities } from '../../application/content/loadCities.port.ts'
import { remoteErrorOf } from '../http/callFailure.ts'
import type { Http } from '../http/http.ts'
import { toCities, WireCities } from './cities.codec.ts'

/** The city list from the content service (spec 2 §3). */
export const makeHttpLoadCities =
  (content: Http): LoadCities =>
  (locale) =>
    F.pipe(
      content.get({ path: '/api/website-cities', query: [['locale', locale]], answer: WireCities }),
      TE.bimap(remoteErrorOf, toCities),
    )
