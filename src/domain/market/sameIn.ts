import type { Locale } from './market.ts'

/**
 * The path of the same page in another locale. Only the first segment, the locale, changes (spec 1 §2).
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
