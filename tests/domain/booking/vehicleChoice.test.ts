import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type GoodsType, goodsTypeOf } from '../../../src/domain/booking/goodsType.ts'
import {
  areOfTwoWheelers,
  type ListedVehicle,
  otherCategory,
  quotedCategory,
  stillChosen,
  vehiclesOfRoute,
  vehiclesSuiting,
} from '../../../src/domain/booking/vehicleChoice.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import type { Zone } from '../../../src/domain/serviceability/zone.ts'
import { anyPoint, anyZones, isWithin, zoneOf } from '../serviceability/drawnZones.ts'

const listed = (vehicleId: number): ListedVehicle => ({
  id: 3000 + vehicleId,
  vehicleId,
  name: `Vehicle ${vehicleId}`,
})
const vehicles = [97, 1, 2, 3].map(listed)
const ids = (of: readonly ListedVehicle[]) => of.map(({ vehicleId }) => vehicleId)

const zone = (
  type: Zone['type'],
  from: number,
  to: number,
  ...vehicleIds: readonly number[]
): Zone => ({
  type,
  polygon: {
    type: 'Polygon',
    data: [
      [
        [from, from],
        [to, from],
        [to, to],
        [from, to],
        [from, from],
      ],
    ],
  },
  vehicleIds,
})

const at = (degrees: number) => ({ lat: degrees, lng: degrees })

describe('the vehicles of a route', () => {
  const zones = [
    zone('PickUp', 10, 20, 1, 2),
    zone('Drop', 10, 20, 2, 3),
    zone('Both', 20, 30, 1, 97),
    zone('Drop', 25, 30, 2),
  ]

  const drawn = anyZones([97, 1, 2, 3])

  it.each([
    [15, 15, [2]],
    [15, 22, [1]],
    [15, 27, [1, 2]],
    [27, 15, []],
    [22, 27, [97, 1]],
    [20, 20, [97, 1, 2]],
    [15, 40, []],
    [40, 15, []],
  ])('from %d to %d pick up at the one and drop at the other: %j', (from, to, expected) => {
    expect(ids(vehiclesOfRoute(zones)(vehicles)({ pickup: at(from), drop: at(to) }))).toEqual(
      expected,
    )
  })

  it('are none if there are no zones or no vehicles', () => {
    const route = { pickup: at(15), drop: at(15) }
    expect(vehiclesOfRoute([])(vehicles)(route)).toEqual([])
    expect(vehiclesOfRoute(zones)([])(route)).toEqual([])
  })

  it('are exactly those with a zone at either end, in the order of the list', () => {
    const id = fc.constantFrom(97, 1, 2, 3, 9)
    fc.assert(
      fc.property(drawn, fc.array(id), anyPoint, anyPoint, (many, listedIds, pickup, drop) => {
        const has = (use: Zone['type'], where: Coordinates, vehicleId: number) =>
          many.some(
            (one) =>
              (one.type === use || one.type === 'Both') &&
              isWithin(one, where) &&
              one.vehicleIds.includes(vehicleId),
          )
        const expected = listedIds.filter(
          (one) => has('PickUp', pickup, one) && has('Drop', drop, one),
        )
        expect(
          ids(vehiclesOfRoute(many.map(zoneOf))(listedIds.map(listed))({ pickup, drop })),
        ).toEqual(expected)
      }),
    )
  })

  it('are the same on the way back if pickup and drop zones are swapped', () => {
    const turned = { PickUp: 'Drop', Drop: 'PickUp', Both: 'Both' } as const
    fc.assert(
      fc.property(drawn, anyPoint, anyPoint, (many, pickup, drop) => {
        const there = vehiclesOfRoute(many.map(zoneOf))(vehicles)({ pickup, drop })
        const back = many.map((one) => zoneOf({ ...one, type: turned[one.type] }))
        expect(vehiclesOfRoute(back)(vehicles)({ pickup: drop, drop: pickup })).toEqual(there)
      }),
    )
  })
})

describe('a goods type', () => {
  const furniture: GoodsType = {
    key: 'furniture',
    name: 'Furniture',
    description: 'Beds, tables',
    vehicleIds: [2, 1, 9],
  }

  it('keeps only the vehicles that suit it, best first', () => {
    expect(ids(vehiclesSuiting(furniture)(vehicles))).toEqual([2, 1])
  })

  it('that was not chosen keeps all vehicles in their order', () => {
    expect(vehiclesSuiting(null)(vehicles)).toEqual(vehicles)
  })

  it('never adds a vehicle, and keeps its own order', () => {
    const id = fc.integer({ min: 1, max: 12 })
    fc.assert(
      fc.property(fc.array(id), fc.uniqueArray(id), (vehicleIds, offered) => {
        const suited = ids(vehiclesSuiting({ ...furniture, vehicleIds })(offered.map(listed)))
        expect(suited).toEqual([...new Set(vehicleIds)].filter((one) => offered.includes(one)))
      }),
    )
  })

  it('does not change the given list', () => {
    const given = Object.freeze([...vehicles])
    vehiclesSuiting(furniture)(given)
    expect(ids(given)).toEqual([97, 1, 2, 3])
  })

  it.each([
    ['furniture', furniture],
    ['Furniture', null],
    ['', null],
    [null, null],
    ['__proto__', null],
  ])('is found by its key: %j', (key, expected) => {
    expect(goodsTypeOf([furniture])(key)).toEqual(expected)
  })
})

describe('the chosen vehicle', () => {
  it('stays chosen while it is offered', () => {
    expect(stillChosen(vehicles)(97)).toBe(97)
    expect(stillChosen(vehicles)(9)).toBeNull()
    expect(stillChosen(vehicles)(3097)).toBeNull()
    expect(stillChosen(vehicles)(null)).toBeNull()
    expect(stillChosen([])(97)).toBeNull()
  })
})

describe('the category that was quoted', () => {
  it.each([
    [[97], 'two-wheeler'],
    [[1, 97], 'two-wheeler'],
    [[1, 2], 'trucks'],
    [[], null],
  ])('for the vehicles %j is %s', (quoted, category) => {
    expect(quotedCategory(97)(quoted.map((id) => ({ id })))).toBe(category)
  })

  it('is two-wheeler if any vehicle is one, and null without vehicles', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 })), (quoted) => {
        const category = quotedCategory(1)(quoted.map((id) => ({ id })))
        expect(category === null).toBe(quoted.length === 0)
        expect(category === 'two-wheeler').toBe(quoted.includes(1))
      }),
    )
  })
})

describe('fares of two-wheelers alone', () => {
  it.each([
    [[97], true],
    [[97, 97], true],
    [[97, 1], false],
    [[1], false],
    [[], false],
  ])('are those of the vehicles %j: %s', (quoted, are) => {
    expect(areOfTwoWheelers(97)(quoted.map((id) => ({ id })))).toBe(are)
  })
})

describe('the other category of fares', () => {
  const goodsOf = (...vehicleIds: readonly number[]): GoodsType => ({
    key: 'furniture',
    name: 'Furniture',
    description: '',
    vehicleIds,
  })

  it.each([
    ['two-wheeler', 'trucks', goodsOf(97)],
    ['two-wheeler', 'trucks', goodsOf(1, 97)],
    ['trucks', 'two-wheeler', goodsOf(1)],
    ['trucks', 'two-wheeler', goodsOf(97, 1)],
    ['two-wheeler', 'trucks', null],
    ['trucks', 'two-wheeler', null],
  ] as const)('is %s if %s were quoted and the goods are %j', (category, quoted, goods) => {
    expect(otherCategory(97)(goods, quoted)).toBe(category)
  })

  it.each([
    ['trucks', goodsOf(1)],
    ['two-wheeler', goodsOf(97)],
    ['trucks', goodsOf()],
    ['two-wheeler', goodsOf()],
  ] as const)('is null if %s were quoted and nothing else carries %j', (quoted, goods) => {
    expect(otherCategory(97)(goods, quoted)).toBeNull()
  })

  it('has a vehicle that carries the goods, and is never the quoted one', () => {
    const anyQuoted = fc.constantFrom('two-wheeler' as const, 'trucks' as const)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 })), anyQuoted, (carriers, quoted) => {
        const other = otherCategory(1)(goodsOf(...carriers), quoted)
        const isOfOther = (id: number) => (id === 1) === (quoted === 'trucks')
        expect(other).not.toBe(quoted)
        expect(other !== null).toBe(carriers.some(isOfOther))
      }),
    )
  })
})
