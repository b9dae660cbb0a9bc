import type { Coordinates } from '../place/coordinates.ts'

/*
 * Plain JavaScript may pass what the types forbid: degrees as texts, corners that are null. `serves`
 * then does what JavaScript does, edge by edge, which cannot be computed ahead. Shapes are therefore
 * checked before they are prepared, and odd ones are passed to `serves` as they are.
 */

type OddCorner = Readonly<Record<number, unknown>> | null | undefined
type OddRing = readonly OddCorner[]

const isList = (value: unknown): boolean => Array.isArray(value)

const isEvenCorner = (corner: OddCorner): boolean =>
  typeof corner === 'object' &&
  corner !== null &&
  typeof corner[0] === 'number' &&
  typeof corner[1] === 'number'

// These loops visit the holes of sparse arrays, which array methods skip.
const isEvenRing = (ring: OddRing): boolean => {
  if (!isList(ring)) return false
  for (const corner of ring) if (!isEvenCorner(corner)) return false
  return true
}

/** Whether the rings are an array of arrays of corners whose degrees are numbers. */
export const areEvenRings = (rings: readonly OddRing[]): boolean => {
  if (!isList(rings)) return false
  for (const ring of rings) if (!isEvenRing(ring)) return false
  return true
}

/** The same for the rings of several polygons. */
export const areEvenPolygons = (polygons: ReadonlyArray<readonly OddRing[]>): boolean => {
  if (!isList(polygons)) return false
  for (const rings of polygons) if (!areEvenRings(rings)) return false
  return true
}

/** Whether a point has finite numbers. Texts are not degrees, although arithmetic accepts them. */
export const isFinitePoint = ({ lat, lng }: Coordinates): boolean =>
  Number.isFinite(lat) && Number.isFinite(lng)
