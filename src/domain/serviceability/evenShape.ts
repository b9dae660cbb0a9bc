import type { Coordinates } from '../place/coordinates.ts'

/*
 * Plain JavaScript may hand over what the types forbid: degrees as texts, corners that are null. `serves` makes of it
 * what JavaScript does, edge by edge, so nothing of that can be had ahead. What is prepared is looked at first, and what
 * is odd is asked as it is.
 */

type OddCorner = Readonly<Record<number, unknown>> | null | undefined
type OddRing = readonly OddCorner[]

const isList = (value: unknown): boolean => Array.isArray(value)

const isEvenCorner = (corner: OddCorner): boolean =>
  typeof corner === 'object' &&
  corner !== null &&
  typeof corner[0] === 'number' &&
  typeof corner[1] === 'number'

// In these loops a place at which there is nothing is seen, which the methods of a list pass over.
const isEvenRing = (ring: OddRing): boolean => {
  if (!isList(ring)) return false
  for (const corner of ring) if (!isEvenCorner(corner)) return false
  return true
}

/** Whether rings are lists of lists of corners, each with numbers for its degrees. */
export const areEvenRings = (rings: readonly OddRing[]): boolean => {
  if (!isList(rings)) return false
  for (const ring of rings) if (!isEvenRing(ring)) return false
  return true
}

/** The same of the rings of many polygons. */
export const areEvenPolygons = (polygons: ReadonlyArray<readonly OddRing[]>): boolean => {
  if (!isList(polygons)) return false
  for (const rings of polygons) if (!areEvenRings(rings)) return false
  return true
}

/** Whether a point is one: texts are no degrees, though they can be reckoned with. */
export const isPlace = ({ lat, lng }: Coordinates): boolean =>
  Number.isFinite(lat) && Number.isFinite(lng)
