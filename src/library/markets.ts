/** The data behind the rules, as the product has it: countries, locales, cities, services, limits. */

export { categoryAliases } from '../../config/market/categories.ts'
export { cities } from '../../config/market/cities.ts'
export { cityNames } from '../../config/market/cityNames.ts'
export { bangladesh, emirates, india, turkiye } from '../../config/market/countries.ts'
export { limits } from '../../config/market/limits.ts'
export { markets } from '../../config/market/markets.ts'
export { partners } from '../../config/market/partner.ts'
export { services } from '../../config/market/services.ts'
export { site } from '../../config/market/site.ts'

// Entries whose types appear here, so that an importer's declarations can name them too.
export type {} from './domain/city.ts'
export type {} from './domain/content.ts'
export type {} from './domain/fare.ts'
export type {} from './domain/market.ts'
export type {} from './domain/partner.ts'
