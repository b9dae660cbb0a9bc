export { type CityNames, cityOfPlace } from '../../domain/city/cityOfPlace.ts'
export { cityOfVisitor } from '../../domain/city/cityOfVisitor.ts'
export { userCity } from '../../domain/city/userCity.ts'

// Entries whose types appear here, so that an importer's declarations can name them too.
export type {} from './market.ts'
export type {} from './place.ts'
