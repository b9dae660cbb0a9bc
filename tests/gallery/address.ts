import type { Brand } from '../../config/brand/brand.ts'
import { brands } from '../../config/brand/brands.ts'
import { hathi } from '../../config/brand/hathi.ts'
import { markets } from '../../config/market/markets.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** What the gallery shows, and how: all of it stands in its address. */
export type Look = { readonly brand: Brand; readonly locale: string; readonly scheme: Scheme }

/** The look that an address asks for; what it does not know is the default's. */
export const lookIn = (query: URLSearchParams): Look => ({
  brand: brands.get(query.get('brand') ?? '') ?? hathi,
  locale:
    markets.locales.find(({ locale }) => locale === query.get('locale'))?.locale ??
    markets.defaultLocale,
  scheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
})

/** Where a state is seen alone. */
export const stateAddress = (name: string, { brand, locale, scheme }: Look): string =>
  `?${new URLSearchParams({ state: name, brand: brand.id, locale, scheme }).toString()}`
