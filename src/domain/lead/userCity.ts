import { type City, cityOfGeoRegion } from '../market/city.ts'
import type { Place } from '../place/address.ts'

/** What people call the cities, lower case, by the keys of the cities. */
export type CityNames = ReadonlyMap<string, City['key']>

const plain = (name: string): string => name.trim().toLowerCase()

/**
 * The city that a place lies in: by the name of its city, else by the first part of its landmark
 * that names one (spec 2 §3). Null for a place of no city that we know.
 *
 * @example
 * const names: CityNames = new Map([['bengaluru', 'bangalore']])
 * const place = {
 *   landmark: 'Forum Mall, Koramangala, Bengaluru',
 *   location: { lat: 12.9352, lng: 77.6245 },
 *   details: unknownDetails,
 * }
 * cityOfPlace(cities, names)(place)?.geoRegionId // → 3
 */
export const cityOfPlace =
  (cities: readonly City[], names: CityNames) =>
  ({ landmark, details }: Place): City | null => {
    const keys = [details.city, ...landmark.split(/[,-]/)].map((name) => names.get(plain(name)))
    const key = keys.find((found) => found !== undefined)
    return cities.find((city) => city.key === key) ?? null
  }

/**
 * A city as the browser remembers it, lower case (spec 2 §3).
 *
 * @example
 * userCity({ key: 'delhi_NCR' }) // → 'delhi_ncr'
 */
export const userCity = ({ key }: Pick<City, 'key'>): string => key.toLowerCase()

/**
 * The city to name to a visitor: the remembered one if it is among those of the market, else the
 * market's own, by its geo region id; null where that is none (spec 2 §3).
 *
 * @example
 * cityOfVisitor(cities, 3)('pune')?.name // → 'Pune'
 * cityOfVisitor(cities, 3)(null)?.name // → 'Bengaluru'
 */
export const cityOfVisitor =
  (cities: readonly City[], defaultGeoRegionId: number) =>
  (remembered: string | null): City | null =>
    cities.find((city) => userCity(city) === remembered) ??
    cityOfGeoRegion(cities)(defaultGeoRegionId)
