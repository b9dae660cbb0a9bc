import type { Site } from '../../src/domain/content/site.ts'
import { cities } from './cities.ts'
import { markets } from './markets.ts'

/** The data that the website's addresses are built from (spec 1 §2). */
export const site: Site = {
  markets,
  cities,
  nestedCityLinks: ['en-IN'],
}
