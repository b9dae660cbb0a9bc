import { type City, cityOfGeoRegion } from '../market/city.ts'
import { userCity } from './userCity.ts'

/**
 * The city to show to a visitor: the remembered one if the market has it, else the market's default by
 * its geo region id; null if no city has that id (spec 2 §3).
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
