import { parseQuery, type Query } from './query.ts'

/**
 * The parameters of a whole address, wherever that leads: none of what is behind its hash. Whether it may be
 * followed is another question, which `allowedLink` answers.
 *
 * @example
 * queryIn('https://hathi.example/en-IN?geo_region_id=3#fares') // → [['geo_region_id', '3']]
 * queryIn('/en-IN#fares?geo_region_id=3') // → []
 */
export const queryIn = (address: string): Query =>
  parseQuery(/^[^#?]*\?([^#]*)/.exec(address)?.[1] ?? '')
