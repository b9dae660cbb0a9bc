import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import pointInPolygon from 'point-in-polygon-hao'
import {
  type Area,
  type PolygonRings,
  type Position,
  type Ring,
  serves,
} from '../../../src/domain/serviceability/area.ts'
import { prepareArea } from '../../../src/domain/serviceability/preparedArea.ts'
import { type DrawnArea, drawArea, drawTangle, type Ground, grounds } from './drawnAreas.ts'

type Side = 'inside' | 'border' | 'outside'
type SideOf = (place: Position) => Side

/** The ring with its first corner repeated at its end, as the other judge needs it. */
const closed = (ring: Ring): number[][] => {
  const [first] = ring
  const last = ring.at(-1)
  if (first === undefined || last === undefined) return []
  const isClosed = ring.length > 1 && first[0] === last[0] && first[1] === last[1]
  return [...ring, ...(isClosed ? [] : [first])].map(([lng, lat]) => [lng, lat])
}

const judgeOf = (rings: PolygonRings): SideOf => {
  const asked = rings.map(closed)
  return ([lng, lat]) => {
    const answer = pointInPolygon([lng, lat], asked)
    if (answer === 0) return 'border'
    return answer ? 'inside' : 'outside'
  }
}

const polygonsOf = (area: Area): readonly PolygonRings[] =>
  area.type === 'Polygon' ? [area.coordinates] : area.coordinates

/** Judges an area by its polygons, each with its holes. */
const byParts = (area: Area): SideOf => {
  const judges = polygonsOf(area).map(judgeOf)
  return (place) => {
    const sides = judges.map((judge) => judge(place))
    return (['inside', 'border'] as const).find((side) => sides.includes(side)) ?? 'outside'
  }
}

/** Judges one polygon by its rings: inside the outer one, and in no hole. */
const byRings = (area: Area): SideOf => {
  const [outer = [], ...holes] = polygonsOf(area)[0] ?? []
  const judge = judgeOf([outer])
  const judgesOfHoles = holes.map((hole) => judgeOf([hole]))
  return (place) => {
    const side = judge(place)
    if (side !== 'inside') return side
    const sides = judgesOfHoles.map((judgeOfHole) => judgeOfHole(place))
    if (sides.includes('inside')) return 'outside'
    return sides.includes('border') ? 'border' : 'inside'
  }
}

const asked = 250

/**
 * Asks both judges about places in many areas. Returns how many places were on each side; throws if
 * they disagree.
 */
const agreeOn = (
  areas: number,
  draw: (seed: number, asked: number) => DrawnArea,
  judge: (area: Area) => SideOf,
): Readonly<Record<Side, number>> => {
  const seen = { inside: 0, border: 0, outside: 0 }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
      const { area, places } = draw(seed, asked)
      const isServed = serves(area)
      const isPrepared = prepareArea(area)
      const sideOf = judge(area)
      const [differing] = places.filter((place) => {
        const [lng, lat] = place
        const side = sideOf(place)
        seen[side] += 1
        const expected = side !== 'outside'
        return isServed({ lat, lng }) !== expected || isPrepared({ lat, lng }) !== expected
      })
      if (differing !== undefined) throw new Error(JSON.stringify({ differing, area }))
    }),
    { numRuns: areas },
  )
  return seen
}

const each: ReadonlyArray<readonly [name: string, ground: Ground]> = Object.entries(grounds)

// A million places in all: 250 for each of 1,000 valid areas, on each of four grounds.
describe('a served area, prepared or not, compared with an independent exact judge', () => {
  it.each(each)('serves on the %s ground exactly the points inside or on a border', (_, ground) => {
    const seen = agreeOn(1000, (seed, many) => drawArea(ground, seed, many), byParts)
    expect(seen.inside + seen.border + seen.outside).toBeGreaterThanOrEqual(1000 * asked)
    expect(Math.min(seen.inside, seen.border, seen.outside)).toBeGreaterThan(10_000)
  })

  it.each(each)(
    'does so on the %s ground if holes overlap each other and its edge',
    (_, ground) => {
      const seen = agreeOn(200, (seed, many) => drawTangle(ground, seed, many), byRings)
      expect(Math.min(seen.inside, seen.border, seen.outside)).toBeGreaterThan(1000)
    },
  )
})
