import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import type { KeptPage } from '../../application/content/keptPage.ts'
import type { PartnersPage } from '../../application/partner/loadPartnersPage.port.ts'
import { partnersPageOf } from '../partner/partnersPage.codec.ts'
import { toContentPage, WirePage } from './page.codec.ts'

const WireSent = t.type({ slug: t.string, answer: t.unknown })

/** The slug of the partners landing page in sent content. */
export const partnersSlug = 'partners'

/**
 * The usable part of the sent content. What cannot be used is null, and comes from the services
 * instead.
 */
export type Sent = { readonly page: KeptPage | null; readonly partners: PartnersPage | null }

const nothingSent: Sent = { page: null, partners: null }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads content that was put into the page when it was made: `{ slug, answer }`, with the content
 * service's own response. `product` names a section of the partners page.
 */
export const readSent =
  (product: string) =>
  (text: string): Sent => {
    const sent = WireSent.decode(parsed(text))
    if (E.isLeft(sent)) return nothingSent
    const { slug, answer } = sent.right
    if (slug === partnersSlug) {
      const partners = partnersPageOf(product).decode(answer)
      return E.isRight(partners) ? { page: null, partners: partners.right } : nothingSent
    }
    const page = WirePage.decode(answer)
    return E.isRight(page)
      ? { page: { slug, page: toContentPage(page.right) }, partners: null }
      : nothingSent
  }
