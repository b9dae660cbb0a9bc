import type { ServiceCategory } from '../../domain/fare/serviceCategory.ts'
import { categoryName } from '../../domain/fare/serviceCategory.ts'
import type { Market } from '../../domain/market/market.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import type { AnalyticsEvent } from '../ports/analytics.port.ts'

type About = { readonly market: Market; readonly category: ServiceCategory }

const event =
  (name: string) =>
  ({ market, category }: About): AnalyticsEvent => ({
    name,
    properties: { region: market.region, service_category: categoryName(category) },
  })

/** Somebody asks for fares with a valid form (spec 1 §4, step 2). */
export const estimateClicked = event('Get Trip Estimate Click')

/** The validator said yes. */
export const validationSucceeded = event('Get Trip Estimate Validation Successful')

/** The validator refused. */
export const validationRefused = event('Get Trip Estimate Validation Error')

/** A lead was made of somebody who is not a customer yet (spec 1 §4, step 6). */
export const unregisteredLead = event('Unregistered Lead')

const emirates = new Set(['ae', 'uae'])

const successSuffix = ({ market, category }: About): string =>
  `${category === 'two-wheeler' ? '-2W' : '-Trucks'}${emirates.has(market.region) ? '-UAE' : ''}`

/** Fares are on their way to the screen: the event itself and its variant by category and region. */
export const estimateSucceeded = (about: About): readonly AnalyticsEvent[] => [
  event('Get Trip Estimate Successful')(about),
  event(`Get Trip Estimate Successful${successSuffix(about)}`)(about),
]

/** An address field was tapped or focused. */
export const addressFieldClicked =
  (waypoint: Waypoint) =>
  (about: About): AnalyticsEvent =>
    event(waypoint === 'pickup' ? 'Pickup Field Click' : 'Drop Field Click')(about)
