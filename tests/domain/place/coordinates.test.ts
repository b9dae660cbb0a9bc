import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  isResolved,
  isSamePoint,
  metresBetween,
  parseCoordinates,
  rounded,
  unresolvedLatitude,
} from '../../../src/domain/place/coordinates.ts'
import { koramangala, whitefield } from '../../support/places.ts'

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('coordinates', () => {
  it('are rounded to 6 decimals', () => {
    expect(rounded({ lat: 12.97159871, lng: 77.5945664 })).toEqual({
      lat: 12.971599,
      lng: 77.594566,
    })
    expect(rounded({ lat: -12.97159849, lng: -0.0000004 })).toEqual({ lat: -12.971598, lng: 0 })
  })

  it('move by half a millionth of a degree at most, and do not change when rounded again', () => {
    fc.assert(
      fc.property(point, (exact) => {
        const once = rounded(exact)
        expect(Math.abs(once.lat - exact.lat)).toBeLessThanOrEqual(0.5000001e-6)
        expect(Math.abs(once.lng - exact.lng)).toBeLessThanOrEqual(0.5000001e-6)
        expect(rounded(once)).toEqual(once)
        expect(String(once.lat)).toMatch(/^-?\d{1,2}(\.\d{1,6})?$|^-?\d(\.\d+)?e-\d$/)
      }),
    )
  })

  it('are resolved if the latitude is greater than 0 and less than 1000', () => {
    expect(unresolvedLatitude).toBe(1000)
    expect(isResolved({ lat: 12.9, lng: 77.5 })).toBe(true)
    expect(isResolved({ lat: 0.000001, lng: 0 })).toBe(true)
    expect(isResolved({ lat: 999.999, lng: -180 })).toBe(true)
  })

  it.each([
    [1000, 77.5],
    [1000.5, 77.5],
    [0, 77.5],
    [-12.9, 77.5],
    [Number.NaN, 77.5],
    [Number.POSITIVE_INFINITY, 77.5],
    [12.9, Number.NaN],
    [12.9, Number.POSITIVE_INFINITY],
    [12.9, 1000],
    [12.9, -180.1],
  ])('%d, %d are not resolved', (lat, lng) => {
    expect(isResolved({ lat, lng })).toBe(false)
  })

  it.each([
    ['12.9715987', '77.594566', { lat: 12.971599, lng: 77.594566 }],
    [' 12.5 ', '77', { lat: 12.5, lng: 77 }],
    ['', '77', null],
    ['12', ' ', null],
    ['1000', '1000', null],
    ['0', '0', null],
    ['twelve', '77', null],
    ['12,5', '77', null],
    ['0x10', '0x10', null],
    ['12', '0b11', null],
    ['12', '1.2.3', null],
    ['+12', '-77.5', { lat: 12, lng: -77.5 }],
    ['NaN', '77', null],
    ['Infinity', '77', null],
  ])('are read from the texts %j and %j, or are null', (lat, lng, read) => {
    expect(parseCoordinates(lat, lng)).toEqual(read)
  })
})

describe('two points', () => {
  const degrees = fc.constantFrom(-0.000001, 0, 0.000001, 12.9352, 77.6245)
  const point = fc.option(fc.record({ lat: degrees, lng: degrees }))

  it('are the same if both their degrees are, or if neither point is known', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(isSamePoint(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b))
        expect(isSamePoint(a, structuredClone(a))).toBe(true)
        expect(isSamePoint(a, b)).toBe(isSamePoint(b, a))
      }),
    )
  })
})

describe('the distance between two points', () => {
  it('is measured in metres along the globe', () => {
    expect(metresBetween(koramangala.location, whitefield.location)).toBeCloseTo(14_137, -2)
    expect(metresBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015_115, -1)
    expect(metresBetween({ lat: 12, lng: 77 }, { lat: 12.00001, lng: 77 })).toBeCloseTo(1.11, 2)
  })

  it('is zero to itself, the same both ways, and finite everywhere', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(metresBetween(a, a)).toBe(0)
        expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 6)
        expect(metresBetween(a, b)).toBeLessThanOrEqual(20_015_116)
      }),
    )
  })
})
