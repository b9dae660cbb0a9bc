import { parseQuery, type Query } from './query.ts'

/**
 * The parameters of any address, without those behind its hash. Whether the link may be followed is
 * decided by `allowedLink`.
 *
 * @example
 * queryIn('https://hathi.example/en-IN?geo_region_id=3#fares') // → [['geo_region_id', '3']]
 * queryIn('/en-IN#fares?geo_region_id=3') // → []
 */
export const queryIn = (address: string): Query =>
  parseQuery(/^[^#?]*\?([^#]*)/.exec(address)?.[1] ?? '')
