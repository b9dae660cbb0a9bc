import { function as F, taskEither as TE } from 'fp-ts'
import type { LoadPartnersPage } from '../../application/partner/loadPartnersPage.port.ts'
import { remoteErrorOf } from '../http/callFailure.ts'
import type { Http } from '../http/http.ts'
import { partnersPageOf, sectionNames } from './partnersPage.codec.ts'

/**
 * The partners landing page from the content service, which names one section after the product
 * (spec 2 §3, §7).
 */
export const makeHttpLoadPartnersPage = (content: Http, product: string): LoadPartnersPage => {
  const populate = sectionNames(product).map(
    (name) => [`populate[${name}][populate]`, '*'] as const,
  )
  const answer = partnersPageOf(product)
  return (locale) =>
    F.pipe(
      content.get({
        path: '/api/website-partners-bd',
        query: [['locale', locale], ...populate],
        answer,
      }),
      TE.mapLeft(remoteErrorOf),
    )
}
