import type { FareEnquiry } from '../../domain/fare/fareForm.ts'
import type { ServiceCategory } from '../../domain/fare/serviceCategory.ts'
import { categoryName } from '../../domain/fare/serviceCategory.ts'
import type { Market } from '../../domain/market/market.ts'
import { cityOf, type Waypoint } from '../../domain/place/address.ts'
import type { AnalyticsEvent, EventName } from '../ports/analytics.port.ts'

type About = { readonly market: Market; readonly category: ServiceCategory }

const propertiesOf = ({ market, category }: About): AnalyticsEvent['properties'] => ({
  region: market.region,
  service_category: categoryName(category),
})

const event =
  (name: EventName) =>
  (about: About): AnalyticsEvent => ({ name, properties: propertiesOf(about) })

/** The customer submitted a valid form (spec 1 §4, step 2). */
export const estimateClicked = event('Get Trip Estimate Click')

/** The validator accepted the form. */
export const validationSucceeded = event('Get Trip Estimate Validation Successful')

/** The validator refused the form. */
export const validationRefused = event('Get Trip Estimate Validation Error')

/** The service created a lead for a visitor who is not a customer yet (spec 1 §4, step 6). */
export const unregisteredLead = event('Unregistered Lead')

const variant = ({ market, category }: About): EventName => {
  const vehicles = category === 'two-wheeler' ? '2W' : 'Trucks'
  return `Get Trip Estimate Successful-${vehicles}${market.country.eventSuffix ?? ''}`
}

/** The fares are about to be shown: the event itself, and its variant by category and country. */
export const estimateSucceeded = (about: About): readonly AnalyticsEvent[] => [
  event('Get Trip Estimate Successful')(about),
  event(variant(about))(about),
]

/**
 * The only event that identifies a visitor. It is sent in the marketing locale only, and only if the
 * visitor was asked for consent and gave it (spec 2 §7).
 */
export const marketingLead = (
  market: Market,
  { route: { pickup }, contact, consent, category }: FareEnquiry,
): readonly AnalyticsEvent[] => {
  if (!market.marketingEvent || consent !== true) return []
  const properties = {
    ...propertiesOf({ market, category }),
    name: contact.name,
    mobile_number: contact.mobile,
    city: pickup.details.city === '' ? cityOf(pickup.landmark) : pickup.details.city,
    frequency: contact.requirement,
    language_selected: market.language,
  }
  return [{ name: 'Marketing Lead', properties }]
}

/** The customer tapped an address field, or used it by keyboard. */
export const addressFieldClicked =
  (waypoint: Waypoint) =>
  (about: About): AnalyticsEvent =>
    event(waypoint === 'pickup' ? 'Pickup Field Click' : 'Drop Field Click')(about)
