import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import type { KeptPage } from '../../application/content/content.slice.ts'
import type { PartnersPage } from '../../application/partner/loadPartnersPage.port.ts'
import { partnersPageOf } from '../partner/partnersPage.codec.ts'
import { toContentPage, WirePage } from './page.codec.ts'

const WireSent = t.type({ slug: t.string, answer: t.unknown })

/** What the partners landing page is called where it is sent along. */
export const partnersSlug = 'partners'

/** What of it can be used: where it is not what it should be nothing, and the services are asked. */
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
 * Content that a page brings along, made when the page was: `{ slug, answer }`, the answer as the
 * content service gave it. The product names a section of the partners' page.
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
