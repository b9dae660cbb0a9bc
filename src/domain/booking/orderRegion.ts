import type { City } from '../market/city.ts'
import { type Place, placeOf } from '../place/address.ts'
import { entryOfStop } from './editedStop.ts'
import type { OrderDraft } from './orderDraft.ts'

/**
 * The geo region of an order: that of its fares. Before there are any, it is that of the city of the
 * pickup, else of the drop, else the country's default. The link of an order need not name it
 * (spec 1 §2). An order has one: an end that is edited is checked against its service area, wherever
 * the other end lies (spec 2 §4).
 *
 * @example
 * const regionOf = geoRegionOfOrder(cityOfPlace(cities, new Map(), 75_000), 3)
 * const draft = parseOrderDraft([])
 * regionOf(draft) // → 3
 * const location = { lat: 19.0544, lng: 72.8402 }
 * regionOf({ ...draft, pickup: { landmark: 'Bandra West', location, house: '' } }) // → 1
 */
export const geoRegionOfOrder =
  (cityOf: (place: Place) => City | null, defaultGeoRegionId: number) =>
  ({ geoRegionId, pickup, drop }: OrderDraft): number => {
    if (geoRegionId !== null) return geoRegionId
    for (const stop of [pickup, drop]) {
      const place = placeOf(entryOfStop(stop))
      const region = place === null ? null : (cityOf(place)?.geoRegionId ?? null)
      if (region !== null) return region
    }
    return defaultGeoRegionId
  }
