import { geoRegionOfOrder } from '../../../domain/booking/orderRegion.ts'
import { type CityNames, cityOfPlace } from '../../../domain/city/cityOfPlace.ts'
import { citiesIn, type Site } from '../../../domain/content/site.ts'
import type { Limits } from '../../../domain/limits.ts'
import type { Market } from '../../../domain/market/market.ts'

/** What finding the geo region of an order needs. */
export type OrderRegionNeeds = {
  readonly market: Pick<Market, 'country' | 'locale'>
  readonly limits: Pick<Limits, 'cityReach'>
  readonly site: Site
  readonly cityNames: CityNames
}

/** Finds the geo region of an order; the market's default if neither the draft nor its places tell it. */
export const makeRegionOfOrder = ({ market, limits, site, cityNames }: OrderRegionNeeds) =>
  geoRegionOfOrder(
    cityOfPlace(citiesIn(site)(market.locale), cityNames, limits.cityReach),
    market.country.defaultGeoRegionId,
  )
