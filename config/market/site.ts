import type { Site } from '../../src/domain/content/site.ts'
import { cities } from './cities.ts'
import { markets } from './markets.ts'

/** What the addresses of the website are made from (spec 1 §2). */
export const site: Site = {
  markets,
  cities,
  nestedCityLinks: ['en-IN'],
}
