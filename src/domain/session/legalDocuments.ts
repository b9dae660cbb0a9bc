import type { Locale } from '../market/market.ts'
import type { AgreedDocument } from './agreedDocument.ts'

/**
 * A legal document. `path` is appended to the locale segment; `byLocale` maps a locale that has its own
 * document to that document's absolute URL (spec 1 §2).
 */
export type LegalLink = { readonly path: string; readonly byLocale: ReadonlyMap<string, string> }

/** The legal documents of a product. */
export type LegalLinks = {
  readonly termsOfService: LegalLink
  readonly privacyPolicy: LegalLink
}

/**
 * The documents that a customer of a locale agrees to (spec 1 §2, §3): the locale's own where it has
 * one, else the page of the website, whose `origin` is without a slash at its end. Their URLs are
 * absolute, because what was agreed to is kept outside the website.
 *
 * @example
 * const legal = {
 *   termsOfService: { path: '/terms', byLocale: new Map([['tr-TR', 'https://law.example/tr']]) },
 *   privacyPolicy: { path: '/privacy', byLocale: new Map<string, string>() },
 * }
 * documentsOf(legal)('tr-TR', 'https://hathi.example')
 * // → [
 * //     { type: 'terms_of_service', url: 'https://law.example/tr' },
 * //     { type: 'privacy_policy', url: 'https://hathi.example/tr-TR/privacy' },
 * //   ]
 */
export const documentsOf =
  ({ termsOfService, privacyPolicy }: LegalLinks) =>
  (locale: Locale, origin: string): ReadonlyArray<Pick<AgreedDocument, 'type' | 'url'>> => {
    const urlOf = ({ byLocale, path }: LegalLink): string =>
      byLocale.get(locale) ?? `${origin}/${locale}${path}`
    return [
      { type: 'terms_of_service', url: urlOf(termsOfService) },
      { type: 'privacy_policy', url: urlOf(privacyPolicy) },
    ]
  }
