import type { Point } from '../geometry/distance.ts'
import type { Divide } from './divide.ts'

export type Exclusion = { readonly name: string; readonly centre: Point; readonly radiusKm: number }

/** Grounds inside a city without pickups or drops, by geo_region_id. */
export const exclusions: ReadonlyMap<number, readonly Exclusion[]> = new Map([
  [2, [{ name: 'Hindon air base', centre: { lat: 28.7077, lng: 77.358 }, radiusKm: 1.1 }]],
  [3, [{ name: 'Yelahanka air base', centre: { lat: 13.1358, lng: 77.6066 }, radiusKm: 1.1 }]],
])

/** Water that divides a city's area, by geo_region_id: Thane Creek, with Ulhas further north. */
export const divides: ReadonlyMap<number, Divide> = new Map([
  [
    1,
    [
      { lat: 18.3, lng: 72.9 },
      { lat: 18.9, lng: 72.935 },
      { lat: 19.06, lng: 72.964 },
      { lat: 19.15, lng: 72.984 },
      { lat: 19.19, lng: 72.988 },
      { lat: 19.24, lng: 73.006 },
      { lat: 19.9, lng: 73.02 },
    ],
  ],
])
