import type { Link } from './link.ts'

/**
 * Whether a link leads to a page of the site in a locale. Each locale is a document of its own, which the
 * browser has to load; a path without a locale is none of its pages (spec 1 §2).
 *
 * @example
 * isWithin('en-IN')({ site: null, path: '/en-IN/support' }) // → true
 * isWithin('en-IN')({ site: null, path: '/tr-TR/support' }) // → false
 */
export const isWithin =
  (locale: string) =>
  ({ site, path }: Pick<Link, 'site' | 'path'>): boolean =>
    site === null && path.split('/')[1] === locale
