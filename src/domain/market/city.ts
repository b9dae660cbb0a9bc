/** A city of the product; `geoRegionId` is null for one that has no id in the services. */
export type City = {
  /** As links and services spell it: `delhi_NCR`. */
  readonly key: string
  readonly geoRegionId: number | null
  readonly region: string
}

/** The city of a geo region id, or null. */
export const cityOfGeoRegion =
  (cities: readonly City[]) =>
  (geoRegionId: number): City | null =>
    cities.find((city) => city.geoRegionId === geoRegionId) ?? null
