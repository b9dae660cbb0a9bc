import type { City } from '../market/city.ts'
import { type Place, placeOf } from '../place/address.ts'
import { entryOfStop } from './editedStop.ts'
import type { OrderDraft } from './orderDraft.ts'

/**
 * The geo region that an order belongs to: that of its fares; before there are any, that of the city that its pickup
 * lies in, else its drop, else the country's own. A link of an order need not name it (spec 1 §2), and
 * an end is judged by the area of its own city (spec 2 §4).
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
