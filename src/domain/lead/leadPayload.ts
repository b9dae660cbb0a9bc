import { categoryName } from '../fare/serviceCategory.ts'
import type { Place } from '../place/address.ts'
import type { Coordinates } from '../place/coordinates.ts'
import type { LeadEnquiry } from './leadForm.ts'

type LeadAddress = { readonly landmark: string; readonly location: Coordinates }

/** The spot form's payload (spec 2 §3, §7). */
export type LeadPayload = {
  readonly geo_region: number
  readonly pickup_address: LeadAddress
  readonly drop_address: LeadAddress
  readonly service_category: string
  readonly consent_for_callback: boolean
  readonly name?: string
  readonly mobile?: string
  readonly requirement?: string
}

const addressOf = ({ landmark, location: { lat, lng } }: Place): LeadAddress => ({
  landmark,
  location: { lat, lng },
})

/**
 * What both calls of a lead are told, in the geo region that it is for; nothing of a customer is
 * said again (spec 2 §3, §7). Degrees are written as they are.
 *
 * @example
 * const place = {
 *   landmark: 'Koramangala',
 *   location: { lat: 12.9352, lng: 77.6245 },
 *   details: unknownDetails,
 * }
 * leadPayload(3)({
 *   route: { pickup: place, drop: place },
 *   contact: null,
 *   consent: true,
 *   category: 'two-wheeler',
 * })
 * // → {
 * //     geo_region: 3,
 * //     pickup_address: { landmark: 'Koramangala', location: { lat: 12.9352, lng: 77.6245 } },
 * //     drop_address: { landmark: 'Koramangala', location: { lat: 12.9352, lng: 77.6245 } },
 * //     service_category: '2 wheeler',
 * //     consent_for_callback: true,
 * //   }
 */
export const leadPayload =
  (geoRegionId: number) =>
  ({ route, contact, consent, category }: LeadEnquiry): LeadPayload => ({
    geo_region: geoRegionId,
    pickup_address: addressOf(route.pickup),
    drop_address: addressOf(route.drop),
    ...(contact === null
      ? {}
      : { name: contact.name, mobile: contact.mobile, requirement: contact.requirement }),
    service_category: categoryName(category),
    consent_for_callback: consent,
  })
