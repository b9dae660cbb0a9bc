import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { checkServed, type ServiceBounds } from '../../../src/domain/booking/serviceabilityCheck.ts'
import { parseTripError } from '../../../src/domain/booking/tripError.ts'

const square = (from: number, to: number) =>
  [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ] as const

const bounds: ServiceBounds = {
  pickup: { type: 'Polygon', coordinates: [square(10, 20)] },
  drop: { type: 'MultiPolygon', coordinates: [[square(10, 30), square(22, 24)], [square(40, 50)]] },
}
const at = (degrees: number) => ({ lat: degrees, lng: degrees })

describe('an edited place', () => {
  it.each([
    ['pickup', 15],
    ['pickup', 20],
    ['drop', 25],
    ['drop', 45],
  ] as const)('is served as %s at %d', (waypoint, degrees) => {
    expect(checkServed(bounds)(waypoint, at(degrees))).toEqual(E.right(at(degrees)))
  })

  it.each([
    ['pickup', 25],
    ['pickup', 1000],
    ['pickup', Number.NaN],
    ['drop', 23],
    ['drop', 35],
  ] as const)('is not served as %s at %d', (waypoint, degrees) => {
    expect(checkServed(bounds)(waypoint, at(degrees))).toEqual(
      E.left({ kind: 'Unserved', waypoint }),
    )
  })
})

describe('the error of an estimate or an order', () => {
  it.each([
    [0, { kind: 'Generic' }],
    [1, { kind: 'Unserved', waypoint: 'pickup' }],
    [2, { kind: 'Unserved', waypoint: 'drop' }],
    [3, { kind: 'Generic' }],
    [4, { kind: 'Generic' }],
  ])('of kind %d is %j', (code, error) => {
    expect(parseTripError(code)).toEqual(error)
  })

  it.each([5, -1, 1.5, Number.NaN])('has no kind %d', (code) => {
    expect(parseTripError(code)).toBeNull()
  })
})
