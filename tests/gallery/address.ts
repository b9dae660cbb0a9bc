import type { Brand } from '../../config/brand/brand.ts'
import { brands } from '../../config/brand/brands.ts'
import { hathi } from '../../config/brand/hathi.ts'
import { markets } from '../../config/market/markets.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** What the gallery shows, and how; all of it is in its URL. */
export type Look = { readonly brand: Brand; readonly locale: string; readonly scheme: Scheme }

/** The look in a URL; unknown values fall back to the default. */
export const lookIn = (query: URLSearchParams): Look => ({
  brand: brands.get(query.get('brand') ?? '') ?? hathi,
  locale:
    markets.locales.find(({ locale }) => locale === query.get('locale'))?.locale ??
    markets.defaultLocale,
  scheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
})

/** The URL at which a state is shown alone. */
export const stateAddress = (name: string, { brand, locale, scheme }: Look): string =>
  `?${new URLSearchParams({ state: name, brand: brand.id, locale, scheme }).toString()}`
