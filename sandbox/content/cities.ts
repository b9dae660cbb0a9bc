import type { City } from '../places/gazetteer.ts'

/** A city of the content service. `city` is its name on the wire. */
export type ContentCity = Pick<City, 'city' | 'name' | 'countrycode' | 'geo_region_id' | 'centre'>

const capital = 'delhi_ncr'

/**
 * The gazetteer's cities, and Delhi, which has pages of its own but shares its region's geo region
 * (spec 2 §3).
 */
export const contentCities = (cities: readonly City[]): readonly ContentCity[] =>
  cities.flatMap((city): readonly ContentCity[] =>
    city.city === capital ? [city, { ...city, city: 'delhi', name: 'Delhi' }] : [city],
  )

/** A city as written in slugs and file names: `delhi-ncr`. */
export const citySlug = ({ city }: Pick<ContentCity, 'city'>): string => city.replaceAll('_', '-')
