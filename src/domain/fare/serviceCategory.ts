import { firstOf, type Query } from '../link/query.ts'

/** What a customer books: this code's term for the services' category names. */
export type ServiceCategory = 'two-wheeler' | 'trucks' | 'compact' | 'courier'

/** Every category that fares are shown for (spec 2 §5). */
export const fareCategories = Object.freeze([
  'two-wheeler',
  'trucks',
] as const satisfies readonly ServiceCategory[])

/** A category that fares are shown for; for the others the team calls (spec 2 §5). */
export type FareCategory = (typeof fareCategories)[number]

/** The category that fares are requested for unless the customer or a link names another. */
export const defaultCategory: FareCategory = 'trucks'

/** Whether a value is a category that fares are shown for (spec 2 §5). */
export const hasFares = (category: unknown): category is FareCategory =>
  fareCategories.some((known) => known === category)

/**
 * The services' name for a category (spec 1 §1).
 *
 * @example
 * categoryName('two-wheeler') // → '2 wheeler'
 */
export const categoryName = (category: ServiceCategory): string =>
  category === 'two-wheeler' ? '2 wheeler' : category

/**
 * The short form for attribution and analytics (spec 1 §7, §9): `2w`, `trucks`.
 *
 * @example
 * categoryToken('two-wheeler') // → '2w'
 */
export const categoryToken = (category: ServiceCategory): string =>
  category === 'two-wheeler' ? '2w' : category

/** The parameter that names the category of a link (spec 1 §2). */
export const categoryParam = 'service_category'

/**
 * The category that a link names, as it is spelled there: a code, one of the services' names, or any other text; null
 * if it names none (spec 1 §2).
 *
 * @example
 * categoryInLink([['service_category', '2W']]) // → '2W'
 * categoryInLink([['utm_source', 'sms']]) // → null
 */
export const categoryInLink = (query: Query): string | null => {
  const named = firstOf(query)(categoryParam)
  return named === '' ? null : named
}

/**
 * The category code in a link, from 0 to 7 (spec 1 §3). Null if there is none: a link may name a
 * category instead.
 *
 * @example
 * codeIn([['service_category', '4']]) // → 4
 * codeIn([['service_category', '8']]) // → null
 * codeIn([['service_category', 'trucks']]) // → null
 */
export const codeIn = (query: Query): number | null => {
  const named = categoryInLink(query)
  return named !== null && /^[0-7]$/.test(named) ? Number(named) : null
}
