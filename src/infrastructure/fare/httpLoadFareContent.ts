import { function as F, taskEither as TE } from 'fp-ts'
import type { LoadFareContent } from '../../application/fare/loadFareContent.port.ts'
import { remoteErrorOf } from '../http/callFailure.ts'
import type { Http } from '../http/http.ts'
import { toFareContent, WireFareContent } from './fareContent.codec.ts'

/**
 * Loads the content of the results page from the content service (spec 1 §2). Fails as every call
 * does.
 *
 * @example
 * const meta = { title: 'Fares', description: 'Compare fares' }
 * const vehicles = [{ vehicle_id: 1, best_for: ['Sofas'] }]
 * const attributes = { meta, vehicles, cities: [], notes: [] }
 * await makeHttpLoadFareContent(answering({ data: { attributes } }))('en-IN')()
 * // → right: {
 * //     meta: { title: 'Fares', description: 'Compare fares' },
 * //     bestFor: [{ vehicleId: 1, goods: ['Sofas'] }],
 * //     cities: [],
 * //     notes: [],
 * //   }
 */
export const makeHttpLoadFareContent =
  (content: Http): LoadFareContent =>
  (locale) =>
    F.pipe(
      content.get({
        path: '/api/website-fare-results',
        query: [['locale', locale]],
        answer: WireFareContent,
      }),
      TE.bimap(remoteErrorOf, toFareContent),
    )
