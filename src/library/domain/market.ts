export type { Limits } from '../../domain/limits.ts'
export { type City, cityNameIn, cityOfGeoRegion } from '../../domain/market/city.ts'
export {
  bestLocale,
  type CountryRules,
  inLocale,
  type Locale,
  type LocaleRules,
  languageOf,
  type Market,
  type MarketRules,
  marketOf,
  regionOf,
} from '../../domain/market/market.ts'
