import { attributionQuery } from '../../domain/attribution/attributionQuery.ts'
import type { FareEnquiry } from '../../domain/fare/fareForm.ts'
import type { FarePage } from '../../domain/fare/farePage.ts'
import { categoryName } from '../../domain/fare/serviceCategory.ts'
import type { Query } from '../../domain/link/query.ts'

/**
 * The query of the validator call. The secure call adds a geo region to it (spec 1 §3, §7). Degrees
 * are not rounded.
 *
 * @example
 * const query = fareQuery(farePage)(fareEnquiry)
 * query[0] // → ['from_address_landmark', fareEnquiry.route.pickup.landmark]
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
