import type { Point } from '../geometry/distance.ts'
import type { Bounds } from './streets.ts'

/** A line or a ring of the gazetteer, with its bounding box. */
export type Shape = {
  readonly name: string
  readonly points: readonly Point[]
  readonly bounds: Bounds
}

export const toShape = (name: string, pairs: ReadonlyArray<readonly [number, number]>): Shape => {
  const points = pairs.map(([lat, lng]) => ({ lat, lng }))
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  const bounds = {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  }
  return { name, points, bounds }
}

export const touches = (a: Bounds, b: Bounds): boolean =>
  a.south <= b.north && a.north >= b.south && a.west <= b.east && a.east >= b.west
