import { type City, cityOfGeoRegion } from '../market/city.ts'
import type { Place } from '../place/address.ts'

/** What people call the cities, lower case, by the keys of the cities. */
export type CityNames = ReadonlyMap<string, City['key']>

const plain = (name: string): string => name.trim().toLowerCase()

/**
 * The city that a place lies in: by the name of its city, else by the first part of its landmark
 * that names one. Null for a place of no city that we know.
 */
export const cityOfPlace =
  (cities: readonly City[], names: CityNames) =>
  ({ landmark, details }: Place): City | null => {
    const keys = [details.city, ...landmark.split(/[,-]/)].map((name) => names.get(plain(name)))
    const key = keys.find((found) => found !== undefined)
    return cities.find((city) => city.key === key) ?? null
  }

/** A city as the browser remembers it (spec 2 §3). */
export const userCity = ({ key }: Pick<City, 'key'>): string => key.toLowerCase()

/**
 * The city to name to a visitor: the remembered one if it is among those of the market, else the
 * market's own.
 */
export const cityOfVisitor =
  (cities: readonly City[], defaultGeoRegionId: number) =>
  (remembered: string | null): City | null =>
    cities.find((city) => userCity(city) === remembered) ??
    cityOfGeoRegion(cities)(defaultGeoRegionId)
