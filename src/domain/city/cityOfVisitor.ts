import { type City, cityOfGeoRegion } from '../market/city.ts'
import { userCity } from './userCity.ts'

/**
 * The city to show to a visitor: the remembered one if the market has it, else the one that the page is
 * about, else the market's default by its geo region id; null if no city has that id (spec 2 §3).
 *
 * @example
 * cityOfVisitor(cities, 3)('pune')?.name // → 'Pune'
 * cityOfVisitor(cities, 3)(null)?.name // → 'Bengaluru'
 * const [mumbai] = cities
 * cityOfVisitor(cities, 3)('atlantis', mumbai)?.name // → 'Mumbai'
 */
export const cityOfVisitor =
  (cities: readonly City[], defaultGeoRegionId: number) =>
  (remembered: string | null, ofPage: City | null = null): City | null =>
    cities.find((city) => userCity(city) === remembered) ??
    ofPage ??
    cityOfGeoRegion(cities)(defaultGeoRegionId)
