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

/** Somebody asks for fares with a valid form (spec 1 §4, step 2). */
export const estimateClicked = event('Get Trip Estimate Click')

/** The validator said yes. */
export const validationSucceeded = event('Get Trip Estimate Validation Successful')

/** The validator refused. */
export const validationRefused = event('Get Trip Estimate Validation Error')

/** A lead was made of somebody who is not a customer yet (spec 1 §4, step 6). */
export const unregisteredLead = event('Unregistered Lead')

const variant = ({ market, category }: About): EventName => {
  const vehicles = category === 'two-wheeler' ? '2W' : 'Trucks'
  return `Get Trip Estimate Successful-${vehicles}${market.country.eventSuffix ?? ''}`
}

/** Fares are on their way to the screen: the event itself and its variant by category and country. */
export const estimateSucceeded = (about: About): readonly AnalyticsEvent[] => [
  event('Get Trip Estimate Successful')(about),
  event(variant(about))(about),
]

/**
 * The one event that says who somebody is: none but in the marketing locale, and there only of who
 * was asked for consent and gave it (spec 2 §7).
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

/** An address field was tapped, or used by keyboard. */
export const addressFieldClicked =
  (waypoint: Waypoint) =>
  (about: About): AnalyticsEvent =>
    event(waypoint === 'pickup' ? 'Pickup Field Click' : 'Drop Field Click')(about)
