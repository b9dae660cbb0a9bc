import { categoryName } from '../../domain/fare/serviceCategory.ts'
import type { LeadEnquiry } from '../../domain/lead/leadForm.ts'
import type { Place } from '../../domain/place/address.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'

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
