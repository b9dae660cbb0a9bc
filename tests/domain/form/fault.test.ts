import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type ErrorsByFault, errorOf, faultIn, noFault } from '../../../src/domain/form/fault.ts'

describe('a fault', () => {
  it('is the position of an error, counted from one', () => {
    const errors: ErrorsByFault<string> = ['missing', 'too short', 'malformed']
    expect([1, 2, 3].map((fault) => errorOf(errors, fault))).toEqual(errors)
  })

  it('is what a rule answers if it refuses, and no fault for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 9 }), (text, fault) => {
        expect(faultIn(text)).toBe(noFault)
        expect(faultIn(fault)).toBe(fault)
      }),
    )
    expect(noFault).toBe(0)
  })
})
