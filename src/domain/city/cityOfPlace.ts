import type { City } from '../market/city.ts'
import type { Place } from '../place/address.ts'
import { type Coordinates, metresBetween } from '../place/coordinates.ts'

/** What people call the cities, lower case, by the keys of the cities. */
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
 * The city that a place lies in: by the name of its city, else by the first part of its landmark
 * that names one (spec 2 §3), else the one whose middle is nearest, if that is no farther than
 * `reach` metres, for a suburb that is a town goes by its own name. Null for a place of no city that
 * the services know.
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
