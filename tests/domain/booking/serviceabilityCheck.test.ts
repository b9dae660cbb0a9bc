import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import {
  type ErrorModal,
  parseErrorModal,
  reopenedBy,
  unservedModal,
} from '../../../src/domain/booking/errorModal.ts'
import { checkServed, type ServiceBounds } from '../../../src/domain/booking/serviceabilityCheck.ts'

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
    ['pickup', 25, 'OutsidePickupArea'],
    ['pickup', 1000, 'OutsidePickupArea'],
    ['pickup', Number.NaN, 'OutsidePickupArea'],
    ['drop', 23, 'OutsideDropArea'],
    ['drop', 35, 'OutsideDropArea'],
  ] as const)('is not served as %s at %d: %s', (waypoint, degrees, kind) => {
    expect(checkServed(bounds)(waypoint, at(degrees))).toEqual(E.left({ kind }))
  })
})

describe('the error modal', () => {
  it.each([
    [0, 'Generic'],
    [1, 'PickupUnserviceable'],
    [2, 'DropUnserviceable'],
    [3, 'Generic'],
    [4, 'Generic'],
  ])('of kind %d is %s', (code, kind) => {
    expect(parseErrorModal(code)).toEqual({ kind })
  })

  it.each([5, -1, 1.5, Number.NaN])('has no kind %d', (code) => {
    expect(parseErrorModal(code)).toBeNull()
  })

  it('tells where the place is not served, and its button reopens that address', () => {
    const pickup = unservedModal({ kind: 'OutsidePickupArea' })
    const drop = unservedModal({ kind: 'OutsideDropArea' })
    const generic: ErrorModal = { kind: 'Generic' }
    expect([pickup, drop]).toEqual([parseErrorModal(1), parseErrorModal(2)])
    expect([pickup, drop, generic].map(reopenedBy)).toEqual(['pickup', 'drop', null])
  })
})
