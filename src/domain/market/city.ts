import type { Coordinates } from '../place/coordinates.ts'
import { languageOf } from './market.ts'

/** A city of the product; `geoRegionId` is null for one that has no id in the services. */
export type City = {
  /** As links and services spell it: `delhi_NCR`. */
  readonly key: string
  /** In English: `Bengaluru`. */
  readonly name: string
  /** What other languages of the product call it, by the language's code: `['tr', 'İstanbul']`. */
  readonly localNames: ReadonlyArray<readonly [language: string, name: string]>
  readonly geoRegionId: number | null
  readonly region: string
  /** Its middle, which maps and searches of its pages start from. */
  readonly centre: Coordinates
}

/** The city of a geo region id, or null. */
export const cityOfGeoRegion =
  (cities: readonly City[]) =>
  (geoRegionId: number): City | null =>
    cities.find((city) => city.geoRegionId === geoRegionId) ?? null

/** The city's name in the language of a BCP 47 tag. */
export const cityNameIn =
  (tag: string) =>
  ({ name, localNames }: City): string =>
    localNames.find(([language]) => language === languageOf(tag))?.[1] ?? name
