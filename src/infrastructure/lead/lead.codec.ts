import { categoryName } from '../../domain/fare/serviceCategory.ts'
import type { LeadEnquiry } from '../../domain/lead/leadForm.ts'
import type { Place } from '../../domain/place/address.ts'

/**
 * The body of both calls about a lead, for the lead's geo region. Without a contact, the customer's
 * data is not repeated (spec 2 §3, §7). Degrees are not rounded.
 */
export const toLead =
  (geoRegionId: number) =>
  ({ route, contact, consent, category }: LeadEnquiry): object => ({
    geo_region: geoRegionId,
    pickup_address: toAddress(route.pickup),
    drop_address: toAddress(route.drop),
    ...(contact === null
      ? {}
      : { name: contact.name, mobile: contact.mobile, requirement: contact.requirement }),
    service_category: categoryName(category),
    consent_for_callback: consent,
  })

const toAddress = ({ landmark, location: { lat, lng } }: Place): object => ({
  landmark,
  location: { lat, lng },
})
