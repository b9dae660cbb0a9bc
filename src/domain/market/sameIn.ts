import type { Locale } from './market.ts'

/**
 * The same page in another locale: the first segment of the path is the locale (spec 1 §2), and all
 * that changes.
 *
 * @example
 * sameIn('tr-TR')('/en-IN/partners') // → '/tr-TR/partners'
 */
export const sameIn =
  (locale: Locale) =>
  (path: string): string => {
    const [, , ...rest] = path.split('/')
    return `/${[locale, ...rest].join('/')}`
  }
