import { geoRegionOfOrder } from '../../domain/booking/orderRegion.ts'
import { type CityNames, cityOfPlace } from '../../domain/city/cityOfPlace.ts'
import { citiesIn, type Site } from '../../domain/content/site.ts'
import type { Limits } from '../../domain/limits.ts'
import type { Market } from '../../domain/market/market.ts'

/** What telling the city of an order needs of the world. */
export type OrderRegionNeeds = {
  readonly market: Market
  readonly limits: Pick<Limits, 'cityReach'>
  readonly site: Site
  readonly cityNames: CityNames
}

/** Tells the geo region of an order; where nothing tells it, the market's own. */
export const makeRegionOfOrder = ({ market, limits, site, cityNames }: OrderRegionNeeds) =>
  geoRegionOfOrder(
    cityOfPlace(citiesIn(site)(market.locale), cityNames, limits.cityReach),
    market.country.defaultGeoRegionId,
  )
