import type { either as E } from 'fp-ts'
import { isLeft, left, right } from '../answer.ts'
import type { Area, PolygonRings, Position } from './area.ts'

/** Why a value is not an area. `field` is the path of the fault: `coordinates.0.2.1`. */
export type AreaError =
  /** Its type is not that of an area. `type` is null if it is missing or no text. */
  | { readonly kind: 'AreaTypeUnknown'; readonly type: string | null }
  | { readonly kind: 'AreaMalformed'; readonly field: string }

type Reading<Part> = (raw: unknown, field: string) => E.Either<AreaError, Part>

const malformed = (field: string): E.Either<AreaError, never> =>
  left({ kind: 'AreaMalformed', field })

const listOf =
  <Part>(read: Reading<Part>, least: number): Reading<readonly Part[]> =>
  (raw, field) => {
    if (!Array.isArray(raw) || raw.length < least) return malformed(field)
    const given: readonly unknown[] = raw
    const parts: Part[] = []
    for (const one of given) {
      const part = read(one, `${field}.${parts.length}`)
      if (isLeft(part)) return part
      parts.push(part.right)
    }
    return right(parts)
  }

// JSON may contain numbers that are out of range: 1e999 is read as infinity.
const isDegree = (raw: unknown): raw is number => Number.isFinite(raw)

const readPosition: Reading<Position> = (raw, field) => {
  if (!Array.isArray(raw)) return malformed(field)
  const given: readonly unknown[] = raw
  // A height may follow; on the map it does not count.
  const [lng, lat, height = 0, ...more] = given
  if (!isDegree(lng)) return malformed(`${field}.0`)
  if (!isDegree(lat)) return malformed(`${field}.1`)
  if (!isDegree(height)) return malformed(`${field}.2`)
  return more.length > 0 ? malformed(`${field}.3`) : right([lng, lat])
}

// A ring of two corners encloses nothing: it would silently leave out a whole city.
const readRing = listOf(readPosition, 3)

/** Parses the rings of one polygon by the rules of `parseArea`; `field` is their path. */
export const parseRings: Reading<PolygonRings> = listOf(readRing, 1)

const readPolygons = listOf(parseRings, 1)

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null

/**
 * Parses a GeoJSON Polygon or MultiPolygon, given as parsed JSON (spec 1 §4, RFC 7946). A polygon needs
 * at least one ring, a ring three corners, and a corner two finite numbers, degrees of longitude first.
 * Heights and all other properties are dropped. Fails with `AreaTypeUnknown` for other types, among
 * them a Feature, whose `geometry` is to be passed instead; and with `AreaMalformed` at the first
 * invalid field. Never throws.
 *
 * @example
 * parseArea({ type: 'Polygon', coordinates: [[[77, 12], [78, 12], [78, 13, 920]]] })
 * // → right: { type: 'Polygon', coordinates: [[[77, 12], [78, 12], [78, 13]]] }
 * parseArea({ type: 'Polygon', coordinates: [[[77, 12], [78, null], [78, 13]]] })
 * // → left: { kind: 'AreaMalformed', field: 'coordinates.0.1.1' }
 * parseArea({ type: 'Feature', geometry: null }) // → left: { kind: 'AreaTypeUnknown', type: 'Feature' }
 */
export const parseArea = (raw: unknown): E.Either<AreaError, Area> => {
  const { type, coordinates } = isObject(raw) ? raw : {}
  if (type === 'Polygon') {
    const rings = parseRings(coordinates, 'coordinates')
    return isLeft(rings) ? rings : right({ type, coordinates: rings.right })
  }
  if (type === 'MultiPolygon') {
    const polygons = readPolygons(coordinates, 'coordinates')
    return isLeft(polygons) ? polygons : right({ type, coordinates: polygons.right })
  }
  return left({ kind: 'AreaTypeUnknown', type: typeof type === 'string' ? type : null })
}
