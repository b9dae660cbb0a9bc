import { type City, cityOfGeoRegion } from '../market/city.ts'
import { userCity } from './userCity.ts'

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
