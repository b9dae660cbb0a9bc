import { function as F, taskEither as TE } from 'fp-ts'
import type { LoadPartnersPage } from '../../application/partner/loadPartnersPage.port.ts'
import type { Locale } from '../../domain/market/market.ts'
import { remoteErrorOf } from '../http/callFailure.ts'
import type { Http } from '../http/http.ts'
import { partnersPageOf, sectionNames } from './partnersPage.codec.ts'

/** The request for the partners page from the content service. Prerendering uses it too. */
export const partnersPageQuestion = (product: string, locale: Locale) => ({
  path: '/api/website-partners-bd',
  query: [
    ['locale', locale] as const,
    ...sectionNames(product).map((name) => [`populate[${name}][populate]`, '*'] as const),
  ],
})

/**
 * Loads the partners landing page from the content service, which names one of its sections after
 * the product (spec 2 §3, §7). Fails as every call does.
 *
 * @example
 * const loadPartnersPage = makeHttpLoadPartnersPage(refusing(503, {}), 'hathi')
 * await loadPartnersPage('en-IN')() // → left: { kind: 'NetworkError', because: 'failed', message: null }
 */
export const makeHttpLoadPartnersPage = (content: Http, product: string): LoadPartnersPage => {
  const answer = partnersPageOf(product)
  return (locale) =>
    F.pipe(
      content.get({ ...partnersPageQuestion(product, locale), answer }),
      TE.mapLeft(remoteErrorOf),
    )
}
