import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readDegrees } from '../../../src/domain/place/degrees.ts'

describe('degrees in an answer', () => {
  it.each([
    [12.9352, 12.9352],
    [0, 0],
    [-77.5, -77.5],
    ['77.6245', 77.6245],
    [' 77.6245 ', 77.6245],
    ['-0.5', -0.5],
  ])('are read from %p', (value, degrees) => {
    expect(readDegrees(value)).toBe(degrees)
  })

  it.each([
    '',
    '  ',
    'east',
    '12,9',
    'Infinity',
    '0x10',
    '0O20',
    '0b10000',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    [12.9352],
    { lat: 12.9352 },
  ])('are NaN in %p', (value) => {
    expect(readDegrees(value)).toBeNaN()
  })

  it('are the same from a number and from its text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (degrees) => {
        const asText = readDegrees(String(degrees))
        expect(readDegrees(degrees)).toBe(degrees)
        expect(asText + 0).toBe(degrees + 0)
      }),
    )
  })

  it('are finite or NaN, whatever value is given', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const degrees = readDegrees(value)
        expect(Number.isFinite(degrees) || Number.isNaN(degrees)).toBe(true)
      }),
    )
  })
})
