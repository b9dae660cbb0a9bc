import type { either as E } from 'fp-ts'
import { isLeft, left, right } from '../answer.ts'
import type { Area, PolygonRings, Position } from './area.ts'

/** Why something is no area; where that is, by its path: `coordinates.0.2.1`. */
export type AreaError =
  /** It has no type, or one that is no area: null, or what GeoJSON calls it. */
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

// JSON has numbers that are too large to be any: 1e999 is read as infinity.
const isDegree = (raw: unknown): raw is number => Number.isFinite(raw)

const readPosition: Reading<Position> = (raw, field) => {
  if (!Array.isArray(raw)) return malformed(field)
  const given: readonly unknown[] = raw
  // A height may stand behind the two; on the map it does not count.
  const [lng, lat, height = 0, ...more] = given
  if (!isDegree(lng)) return malformed(`${field}.0`)
  if (!isDegree(lat)) return malformed(`${field}.1`)
  if (!isDegree(height)) return malformed(`${field}.2`)
  return more.length > 0 ? malformed(`${field}.3`) : right([lng, lat])
}

// A border of two corners encloses nothing: it would leave a whole city out, unsaid.
const readRing = listOf(readPosition, 3)

/** The rings of one polygon, by the rule of `parseArea`; `field` is the path to them. */
export const parseRings: Reading<PolygonRings> = listOf(readRing, 1)

const readPolygons = listOf(parseRings, 1)

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null

/**
 * An area from a Polygon or a MultiPolygon of GeoJSON, as JSON has it (spec 1 §4, RFC 7946): at least one ring a
 * polygon, three corners a ring and two finite numbers a corner, degrees of longitude first; heights are left out, and so is whatever else
 * it says. Fails with `AreaTypeUnknown` for other types, a Feature among them, whose `geometry` is to be handed
 * over; and with `AreaMalformed`, at the first field that is wrong. Never throws.
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
