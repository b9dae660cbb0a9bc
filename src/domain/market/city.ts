import type { Coordinates } from '../place/coordinates.ts'
import { languageOf } from './market.ts'

/** A city of the product; `geoRegionId` is null if it has no id in the services. */
export type City = {
  /** As links and services spell it: `delhi_NCR`. */
  readonly key: string
  /** In English: `Bengaluru`. */
  readonly name: string
  /** Its names in the product's other languages, by language code: `['tr', 'İstanbul']`. */
  readonly localNames: ReadonlyArray<readonly [language: string, name: string]>
  readonly geoRegionId: number | null
  readonly region: string
  /** Its centre, where the maps and searches of its pages start. */
  readonly centre: Coordinates
}

/**
 * The city of a geo region id (spec 1 §3), or null.
 *
 * @example
 * cityOfGeoRegion(cities)(3)?.name // → 'Bengaluru'
 * cityOfGeoRegion(cities)(-1) // → null
 */
export const cityOfGeoRegion =
  (cities: readonly City[]) =>
  (geoRegionId: number): City | null =>
    cities.find((city) => city.geoRegionId === geoRegionId) ?? null

/**
 * The city's name in the language of a BCP 47 tag, or in English if it has none there (spec 1 §1: the
 * locales of the product).
 *
 * @example
 * const istanbul: City = {
 *   key: 'istanbul',
 *   name: 'Istanbul',
 *   localNames: [['tr', 'İstanbul']],
 *   geoRegionId: 601,
 *   region: 'tr',
 *   centre: { lat: 41.0082, lng: 28.9784 },
 * }
 * cityNameIn('tr-TR')(istanbul) // → 'İstanbul'
 * cityNameIn('en-IN')(istanbul) // → 'Istanbul'
 */
export const cityNameIn =
  (tag: string) =>
  ({ name, localNames }: City): string =>
    localNames.find(([language]) => language === languageOf(tag))?.[1] ?? name
