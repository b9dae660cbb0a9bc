import { cities } from '../../config/market/cities.ts'
import type { City } from '../../src/domain/market/city.ts'

/** The product's city with this key. */
export const cityOf = (key: City['key']): City => {
  const city = cities.find((candidate) => candidate.key === key)
  if (city === undefined) throw new Error(`No city ${key}`)
  return city
}
