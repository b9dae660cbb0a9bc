import type { Brand, LegalLink } from '../../config/brand/brand.ts'
import type { Locale } from '../domain/market/market.ts'
import type { AgreedDocument } from '../domain/session/agreedDocument.ts'

/** Where a brand's document stands in a locale: the locale's own where it has one, else this site's page (spec 1 §2). */
const urlIn =
  (locale: Locale, origin: string) =>
  ({ byLocale, path }: LegalLink): string =>
    byLocale.get(locale) ?? `${origin}/${locale}${path}`

/** The documents that a customer of a locale agrees to, by whole URLs: what was agreed to is kept outside this site. */
export const documentsOf = (
  { legal }: Pick<Brand, 'legal'>,
  locale: Locale,
  origin: string,
): ReadonlyArray<Pick<AgreedDocument, 'type' | 'url'>> => {
  const url = urlIn(locale, origin)
  return [
    { type: 'terms_of_service', url: url(legal.termsOfService) },
    { type: 'privacy_policy', url: url(legal.privacyPolicy) },
  ]
}
