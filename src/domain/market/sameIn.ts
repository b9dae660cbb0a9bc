import type { Locale } from './market.ts'

/** The same page in another locale: the first segment of the path is the locale, and all that changes. */
export const sameIn =
  (locale: Locale) =>
  (path: string): string => {
    const [, , ...rest] = path.split('/')
    return `/${[locale, ...rest].join('/')}`
  }
