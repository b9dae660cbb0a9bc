import type { City } from '../market/city.ts'
import type { Place } from '../place/address.ts'
import { type Coordinates, metresBetween } from '../place/coordinates.ts'

/** What people call the cities, in lower case, mapped to the cities' keys. */
export type CityNames = ReadonlyMap<string, City['key']>

const nearestCity =
  (cities: readonly City[], reach: number) =>
  (location: Coordinates): City | null => {
    const known = cities.filter(({ geoRegionId }) => geoRegionId !== null)
    const away = known.map(({ centre }) => metresBetween(centre, location))
    const least = Math.min(...away)
    return least <= reach ? (known[away.indexOf(least)] ?? null) : null
  }

const plain = (name: string): string => name.trim().toLowerCase()

/**
 * The city of a place. It is found by the name of its city, else by the first part of its landmark that
 * names one (spec 2 §3). Else it is the city whose centre is nearest, if that is within `reach` metres:
 * a suburb that is a town of its own goes by its own name. Null if no city that the services know
 * matches.
 *
 * @example
 * const names: CityNames = new Map([['bengaluru', 'bangalore']])
 * const place = {
 *   landmark: 'Forum Mall, Koramangala, Bengaluru',
 *   location: { lat: 12.9352, lng: 77.6245 },
 *   details: unknownDetails,
 * }
 * cityOfPlace(cities, names, 75_000)(place)?.geoRegionId // → 3
 * const panvel = { landmark: 'Panvel', location: { lat: 18.99, lng: 73.12 }, details: unknownDetails }
 * cityOfPlace(cities, names, 75_000)(panvel)?.key // → 'mumbai'
 */
export const cityOfPlace =
  (cities: readonly City[], names: CityNames, reach: number) =>
  ({ landmark, location, details }: Place): City | null => {
    const keys = [details.city, ...landmark.split(/[,-]/)].map((name) => names.get(plain(name)))
    const key = keys.find((found) => found !== undefined)
    return cities.find((city) => city.key === key) ?? nearestCity(cities, reach)(location)
  }
