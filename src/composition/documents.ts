import type { Brand, LegalLink } from '../../config/brand/brand.ts'
import type { Locale } from '../domain/market/market.ts'
import type { AgreedDocument } from '../domain/session/agreedDocument.ts'

/** Where a brand's document stands in a locale: the locale's own where it has one, else the page's (spec 1 §2). */
const urlIn =
  (locale: Locale) =>
  ({ byLocale, path }: LegalLink): string =>
    byLocale.get(locale) ?? `/${locale}${path}`

/** The documents that a customer of a locale agrees to, as the website links to them. */
export const documentsOf = (
  { legal }: Pick<Brand, 'legal'>,
  locale: Locale,
): ReadonlyArray<Pick<AgreedDocument, 'type' | 'url'>> => {
  const url = urlIn(locale)
  return [
    { type: 'terms_of_service', url: url(legal.termsOfService) },
    { type: 'privacy_policy', url: url(legal.privacyPolicy) },
  ]
}
