import type { City } from '../market/city.ts'

/**
 * The text by which the browser remembers a city, in lower case (spec 2 §3).
 *
 * @example
 * userCity({ key: 'delhi_NCR' }) // → 'delhi_ncr'
 */
export const userCity = ({ key }: Pick<City, 'key'>): string => key.toLowerCase()
