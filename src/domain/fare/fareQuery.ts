import { attributionQuery } from '../attribution/attribution.ts'
import type { Query } from '../link/query.ts'
import type { FareEnquiry } from './fareForm.ts'
import type { FarePage } from './farePage.ts'
import { categoryName } from './serviceCategory.ts'

/**
 * The query of the validator, and of the secure call but for its geo region (spec 1 §3, §7).
 * Degrees are written as they are.
 *
 * @example
 * const place = {
 *   landmark: 'Koramangala',
 *   location: { lat: 12.9352, lng: 77.6245 },
 *   details: unknownDetails,
 * }
 * const query = fareQuery({
 *   brand: 'Hathi',
 *   isDeviceMobile: true,
 *   sourceUrl: 'https://hathi.example/en-IN',
 *   attribution: parseAttribution([])('trucks'),
 * })({
 *   route: { pickup: place, drop: place },
 *   asker: 'guest',
 *   contact: { name: 'Asha Rao', mobile: '9876543210', requirement: 'personal' },
 *   consent: true,
 *   category: 'trucks',
 * })
 * firstOf(query)('from_address_lat') // → '12.9352'
 * firstOf(query)('frequency') // → 'personal'
 */
export const fareQuery =
  (page: FarePage) =>
  ({ route, contact, category }: FareEnquiry): Query => [
    ['from_address_landmark', route.pickup.landmark],
    ['to_address_landmark', route.drop.landmark],
    ['from_address_lat', String(route.pickup.location.lat)],
    ['from_address_long', String(route.pickup.location.lng)],
    ['to_address_lat', String(route.drop.location.lat)],
    ['to_address_long', String(route.drop.location.lng)],
    ['customer_name', contact.name],
    ['customer_mobile', contact.mobile],
    ['user_type', '/'],
    ['brand', page.brand],
    ['frequency', contact.requirement],
    ['service_category', categoryName(category)],
    ['is_device_mobile', String(page.isDeviceMobile)],
    ['source_url', page.sourceUrl],
    ...attributionQuery(page.attribution),
  ]
