import type { Link } from '../link/link.ts'
import { type Query, withMissing } from '../link/query.ts'
import type { Locale } from '../market/market.ts'
import {
  categoryInLink,
  categoryParam,
  type FareCategory,
  type ServiceCategory,
} from './serviceCategory.ts'

/** A service of the category picker, as data (spec 2 §2). */
export type Service = {
  /** The code that identifies it in links and leads (spec 1 §3). */
  readonly code: number
  /** Its page within the locale, which narrow screens open. */
  readonly page: { readonly path: string; readonly query: Query }
  /** The geo regions that offer it; null for all of them. */
  readonly geoRegionIds: readonly number[] | null
} & (
  | {
      readonly category: FareCategory
      /** It has a form that shows fares. */
      readonly form: 'fare'
    }
  | {
      readonly category: ServiceCategory
      /** It has a form that requests a call. */
      readonly form: 'lead'
    }
)

/**
 * The services of a city, by its geo region id; null stands for a place in none of our cities
 * (spec 2 §2).
 *
 * @example
 * servicesIn(services)(3).map(({ category }) => category) // → ['two-wheeler', 'trucks', 'courier']
 * servicesIn(services)(559).length // → 4
 */
export const servicesIn =
  (services: readonly Service[]) =>
  (geoRegionId: number | null): readonly Service[] =>
    services.filter(
      ({ geoRegionIds }) =>
        geoRegionIds === null || (geoRegionId !== null && geoRegionIds.includes(geoRegionId)),
    )

/**
 * The link to a service's page in a locale, which keeps the query of the current page (spec 2 §2).
 *
 * @example
 * const trucks = { page: { path: '/trucks', query: [] } }
 * serviceLink('en-IN', trucks)([['service_category', '0'], ['utm_source', 'sms']])
 * // → { site: null, path: '/en-IN/trucks', query: [['utm_source', 'sms']] }
 */
export const serviceLink =
  (locale: Locale, { page }: Pick<Service, 'page'>) =>
  (query: Query): Link => ({
    site: null,
    path: `/${locale}${page.path}`,
    // The new choice replaces the category asked for before.
    query: withMissing(page.query)(query.filter(([name]) => name !== categoryParam)),
  })

/** What a category code in a link opens. */
export type FollowedCode =
  | { readonly opens: 'service'; readonly service: Service }
  | { readonly opens: 'picker' }

// Codes are written in links that are out in the world already, so they are no data of a deployment. A
// test holds these to those of the services that are offered.
const fareCodes = new Map<string | null, FareCategory>([
  ['0', 'two-wheeler'],
  ['4', 'trucks'],
])

/**
 * The fare category of the code in a link, 0 or 4; null if the code stands for none (spec 1 §3). Only
 * links carry codes: the services are sent names.
 *
 * @example
 * codedCategory([['service_category', '4']]) // → 'trucks'
 * codedCategory([['service_category', '6']]) // → null
 */
export const codedCategory = (query: Query): FareCategory | null =>
  fareCodes.get(categoryInLink(query)) ?? null

/**
 * What a category code opens, given the services on offer: the one whose code it is, else the picker
 * with all of them (spec 2 §2).
 *
 * @example
 * followCode(services)(7) // → { opens: 'picker' }
 * followCode([])(4) // → { opens: 'picker' }
 * followCode(services)(4).opens // → 'service'
 */
export const followCode =
  (offered: readonly Service[]) =>
  (code: number): FollowedCode => {
    const service = offered.find((candidate) => candidate.code === code)
    return service === undefined ? { opens: 'picker' } : { opens: 'service', service }
  }
