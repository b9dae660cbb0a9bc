import type { FareEstimate } from '../fare/fareQuote.ts'
import type { Vehicle } from '../fare/vehicle.ts'
import { cityOfGeoRegion } from '../market/city.ts'
import type { Market } from '../market/market.ts'
import { citiesIn, type Site } from './site.ts'

/**
 * Whether an estimate was made in the country of a market: the city of its geo region is there, and its
 * fares are in the country's currency. A region that is no city's says nothing, and neither do fares
 * that there are none of. An estimate of another country is booked and edited there (spec 1 §2).
 *
 * @example
 * const isQuotedInIndia = isQuotedIn(site)({ locale: 'en-IN', country: india })
 * const vehicles = [{ fare: { value: 480, currency: 'INR' } }]
 * isQuotedInIndia({ geoRegionId: 3, vehicles }) // → true
 * isQuotedInIndia({ geoRegionId: 559, vehicles }) // → false
 * isQuotedInIndia({ geoRegionId: 3, vehicles: [{ fare: { value: 90, currency: 'AED' } }] }) // → false
 */
export const isQuotedIn =
  (site: Site) =>
  ({ locale, country }: Pick<Market, 'locale' | 'country'>) =>
  (
    estimate: Pick<FareEstimate, 'geoRegionId'> & {
      readonly vehicles: ReadonlyArray<Pick<Vehicle, 'fare'>>
    },
  ): boolean => {
    const city = cityOfGeoRegion(site.cities)(estimate.geoRegionId)
    return (
      (city === null || citiesIn(site)(locale).includes(city)) &&
      estimate.vehicles.every(({ fare }) => fare.currency === country.currency)
    )
  }
