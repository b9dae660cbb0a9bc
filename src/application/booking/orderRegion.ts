import { geoRegionOfOrder } from '../../domain/booking/orderRegion.ts'
import { type CityNames, cityOfPlace } from '../../domain/city/cityOfPlace.ts'
import type { Limits } from '../../domain/limits.ts'
import type { City } from '../../domain/market/city.ts'
import type { Market } from '../../domain/market/market.ts'

/** What telling the city of an order needs of the world. */
export type OrderRegionNeeds = {
  readonly market: Market
  readonly limits: Pick<Limits, 'cityReach'>
  /** Those of the market's own country. */
  readonly cities: readonly City[]
  readonly cityNames: CityNames
}

/** Tells the geo region of an order; where nothing tells it, the market's own. */
export const makeRegionOfOrder = ({ market, limits, cities, cityNames }: OrderRegionNeeds) =>
  geoRegionOfOrder(
    cityOfPlace(cities, cityNames, limits.cityReach),
    market.country.defaultGeoRegionId,
  )
