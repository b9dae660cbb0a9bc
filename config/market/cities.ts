import type { City } from '../../src/domain/market/city.ts'

type Row = readonly [
  key: string,
  name: string,
  geoRegionId: number | null,
  region: string,
  lat: number,
  lng: number,
]

const rows: readonly Row[] = [
  ['mumbai', 'Mumbai', 1, 'in', 19.076, 72.8777],
  ['delhi_NCR', 'Delhi NCR', 2, 'in', 28.6139, 77.209],
  ['delhi', 'Delhi', null, 'in', 28.6139, 77.209],
  ['bangalore', 'Bengaluru', 3, 'in', 12.971599, 77.594566],
  ['hyderabad', 'Hyderabad', 4, 'in', 17.385, 78.4867],
  ['chennai', 'Chennai', 5, 'in', 13.0827, 80.2707],
  ['ahmedabad', 'Ahmedabad', 6, 'in', 23.0225, 72.5714],
  ['jaipur', 'Jaipur', 7, 'in', 26.9124, 75.7873],
  ['pune', 'Pune', 8, 'in', 18.5204, 73.8567],
  ['kolkata', 'Kolkata', 9, 'in', 22.5726, 88.3639],
  ['surat', 'Surat', 10, 'in', 21.1702, 72.8311],
  ['lucknow', 'Lucknow', 11, 'in', 26.8467, 80.9462],
  ['coimbatore', 'Coimbatore', 12, 'in', 11.0168, 76.9558],
  ['indore', 'Indore', 13, 'in', 22.7196, 75.8577],
  ['nagpur', 'Nagpur', 14, 'in', 21.1458, 79.0882],
  ['chandigarh', 'Chandigarh', 15, 'in', 30.7333, 76.7794],
  ['vadodara', 'Vadodara', 16, 'in', 22.3072, 73.1812],
  ['ludhiana', 'Ludhiana', 17, 'in', 30.901, 75.8573],
  ['kochi', 'Kochi', 18, 'in', 9.9312, 76.2673],
  ['nashik', 'Nashik', 19, 'in', 19.9975, 73.7898],
  ['visakhapatnam', 'Visakhapatnam', 29, 'in', 17.6868, 83.2185],
  ['kanpur', 'Kanpur', 30, 'in', 26.4499, 80.3319],
  ['dubai', 'Dubai', 559, 'ae', 25.14, 55.23],
  ['sharjah', 'Sharjah', 560, 'ae', 25.353, 55.445],
  ['istanbul', 'Istanbul', 601, 'tr', 41.0082, 28.9784],
  ['dhaka', 'Dhaka', 701, 'bd', 23.8103, 90.4125],
]

const localNames: ReadonlyMap<string, City['localNames']> = new Map([
  ['istanbul', [['tr', 'İstanbul']]],
  ['dhaka', [['bn', 'ঢাকা']]],
])

/**
 * The product's cities with the services' ids (spec 1 §3, spec 2 §3). Delhi is listed separately
 * without an id, because the services treat it as part of Delhi NCR.
 */
export const cities: readonly City[] = rows.map(([key, name, geoRegionId, region, lat, lng]) => ({
  key,
  name,
  localNames: localNames.get(key) ?? [],
  geoRegionId,
  region,
  centre: { lat, lng },
}))
