import type { City } from '../market/city.ts'
import type { Place } from '../place/address.ts'
import { type Coordinates, metresBetween } from '../place/coordinates.ts'

/** What people call the cities, in lower case, mapped to the cities' keys. */
export type CityNames = ReadonlyMap<string, City['key']>

const nearestCity =
  (known: readonly City[], reach: number) =>
  (location: Coordinates): City | null => {
    const away = known.map(({ centre }) => metresBetween(centre, location))
    const least = Math.min(...away)
    return least <= reach ? (known[away.indexOf(least)] ?? null) : null
  }

const plain = (name: string): string => name.trim().toLowerCase()

/**
 * The city of a place. It is found by the name of its city, else by the first part of its landmark that
 * names one (spec 2 §3) whose centre is within `reach` metres: roads are named after cities far away.
 * Else it is the nearest city, if its centre is within `reach`: a suburb that is a town of its own goes
 * by its own name. Null if no city that the services know matches.
 *
 * @example
 * const names: CityNames = new Map([['bengaluru', 'bangalore'], ['mumbai', 'mumbai']])
 * const place = {
 *   landmark: 'Forum Mall, Koramangala, Bengaluru',
 *   location: { lat: 12.9352, lng: 77.6245 },
 *   details: unknownDetails,
 * }
 * cityOfPlace(cities, names, 75_000)(place)?.geoRegionId // → 3
 * const panvel = { landmark: 'Panvel', location: { lat: 18.99, lng: 73.12 }, details: unknownDetails }
 * cityOfPlace(cities, names, 75_000)(panvel)?.key // → 'mumbai'
 * const dewas = { ...panvel, landmark: 'Mumbai - Agra Highway', location: { lat: 22.96, lng: 76.06 } }
 * cityOfPlace(cities, names, 75_000)(dewas)?.key // → 'indore'
 */
export const cityOfPlace = (cities: readonly City[], names: CityNames, reach: number) => {
  const known = cities.filter(({ geoRegionId }) => geoRegionId !== null)
  const named = (name: string): readonly City[] => {
    const key = names.get(plain(name))
    return known.filter((city) => city.key === key)
  }
  return ({ landmark, location, details }: Place): City | null =>
    named(details.city)[0] ??
    landmark
      .split(/[,-]/)
      .flatMap(named)
      .find(({ centre }) => metresBetween(centre, location) <= reach) ??
    nearestCity(known, reach)(location)
}
