import type { City } from '../../src/domain/market/city.ts'

const indian: ReadonlyArray<readonly [key: string, geoRegionId: number]> = [
  ['mumbai', 1],
  ['delhi_NCR', 2],
  ['bangalore', 3],
  ['hyderabad', 4],
  ['chennai', 5],
  ['ahmedabad', 6],
  ['jaipur', 7],
  ['pune', 8],
  ['kolkata', 9],
  ['surat', 10],
  ['lucknow', 11],
  ['coimbatore', 12],
  ['indore', 13],
  ['nagpur', 14],
  ['chandigarh', 15],
  ['vadodara', 16],
  ['ludhiana', 17],
  ['kochi', 18],
  ['nashik', 19],
  ['visakhapatnam', 29],
  ['kanpur', 30],
]

/** The cities of the product with the services' ids (spec 1 §3, spec 2 §3). */
export const cities: readonly City[] = [
  ...indian.map(([key, geoRegionId]) => ({ key, geoRegionId, region: 'in' })),
  { key: 'dubai', geoRegionId: 559, region: 'ae' },
  { key: 'sharjah', geoRegionId: 560, region: 'ae' },
  { key: 'istanbul', geoRegionId: 601, region: 'tr' },
  { key: 'dhaka', geoRegionId: 701, region: 'bd' },
]
