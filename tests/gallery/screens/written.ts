import { either as E, function as F } from 'fp-ts'
import bnHome from '../../../sandbox/content/bn/pages/home.json' with { type: 'json' }
import bnServices from '../../../sandbox/content/bn/pages/services.json' with { type: 'json' }
import bnTerms from '../../../sandbox/content/bn/pages/terms-of-service.json' with { type: 'json' }
import bnTrucks from '../../../sandbox/content/bn/pages/trucks.json' with { type: 'json' }
import bnPartners from '../../../sandbox/content/bn/partners.json' with { type: 'json' }
import enHome from '../../../sandbox/content/en/pages/home.json' with { type: 'json' }
import enServices from '../../../sandbox/content/en/pages/services.json' with { type: 'json' }
import enTerms from '../../../sandbox/content/en/pages/terms-of-service.json' with { type: 'json' }
import enTrucks from '../../../sandbox/content/en/pages/trucks.json' with { type: 'json' }
import enPartners from '../../../sandbox/content/en/partners.json' with { type: 'json' }
import { fillIn } from '../../../sandbox/content/fillIn.ts'
import trHome from '../../../sandbox/content/tr/pages/home.json' with { type: 'json' }
import trServices from '../../../sandbox/content/tr/pages/services.json' with { type: 'json' }
import trTerms from '../../../sandbox/content/tr/pages/terms-of-service.json' with { type: 'json' }
import trTrucks from '../../../sandbox/content/tr/pages/trucks.json' with { type: 'json' }
import trPartners from '../../../sandbox/content/tr/partners.json' with { type: 'json' }
import type { ContentPage } from '../../../src/application/content/loadPage.port.ts'
import type { PartnersPage } from '../../../src/application/partner/loadPartnersPage.port.ts'
import { languageOf } from '../../../src/domain/market/market.ts'
import { toContentPage, WirePage } from '../../../src/infrastructure/content/page.codec.ts'
import { partnersPageOf } from '../../../src/infrastructure/partner/partnersPage.codec.ts'
import { address, pageOf } from '../../support/content.ts'
import type { Scene } from '../state.ts'
import truck from '../truck.svg'

const pages: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['en/home', enHome],
  ['en/services', enServices],
  ['en/terms-of-service', enTerms],
  ['en/trucks', enTrucks],
  ['bn/home', bnHome],
  ['bn/services', bnServices],
  ['bn/terms-of-service', bnTerms],
  ['bn/trucks', bnTrucks],
  ['tr/home', trHome],
  ['tr/services', trServices],
  ['tr/terms-of-service', trTerms],
  ['tr/trucks', trTrucks],
])

type WrittenPartners = { readonly advantage: object }

const partners: Readonly<Record<string, WrittenPartners>> = {
  en: enPartners,
  bn: bnPartners,
  tr: trPartners,
}

/** The content of the partners page; its pictures are the gallery's own. */
export const partnersPageIn = ({ brand, market }: Scene): PartnersPage => {
  const { advantage, ...sections } = partners[languageOf(market.language)] ?? enPartners
  const raw = { ...sections, [`${brand.name}_advantage`]: advantage }
  const attributes = fillIn(raw, { product: brand.name })
  const decoded = partnersPageOf(brand.name).decode({ data: { attributes } })
  if (E.isLeft(decoded)) throw new Error('what stands there is no page of partners')
  const { hero, ownVehicle, testimonials, ...page } = decoded.right
  const image = address(truck)
  return {
    ...page,
    hero: { ...hero, image },
    ownVehicle: { ...ownVehicle, image },
    testimonials: {
      ...testimonials,
      profiles: testimonials.profiles.map((profile) => ({ ...profile, image })),
    },
  }
}

/** A content page in the locale's language; if there is none, a page with a block of every kind. */
export const pageIn =
  ({ brand, market }: Scene) =>
  (slug: string): ContentPage => {
    const raw = pages.get(`${languageOf(market.language)}/${slug}`)
    return raw === undefined
      ? pageOf(slug)
      : F.pipe(
          WirePage.decode({ data: { attributes: fillIn(raw, { product: brand.name }) } }),
          E.match(() => pageOf(slug), toContentPage),
        )
  }
