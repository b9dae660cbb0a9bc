import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { compareProducts } from '../../../src/domain/serviceability/compareProducts.ts'

/** -1, 0 or 1; never -0. */
const compared = (a: number, b: number, c: number, d: number): number =>
  Math.sign(compareProducts(a, b, c, d)) + 0

const exactly = (a: number, b: number, c: number, d: number): number => {
  const difference = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)
  return difference === 0n ? 0 : difference > 0n ? 1 : -1
}

describe('two products', () => {
  it('are told apart even if rounding makes them equal', () => {
    const [a, b] = [2 ** 53 - 1, 2 ** 52 + 1]
    expect(a * b).toBe((a - 2) * (b + 1))
    expect(compared(a, b, a - 2, b + 1)).toBe(1)
    expect(compared(a - 2, b + 1, a, b)).toBe(-1)
    expect(compared(0.1, 0.3, 0.3, 0.1)).toBe(0)
    expect(0.1 * 10).toBe(1)
    expect(compared(0.1, 10, 1, 1)).toBe(1)
  })

  it('compare like exact whole numbers of any length', () => {
    const any = fc.maxSafeInteger()
    fc.assert(
      fc.property(any, any, any, any, (a, b, c, d) => {
        expect(compared(a, b, c, d)).toBe(exactly(a, b, c, d))
      }),
      { numRuns: 2000 },
    )
  })

  it('compare like exact whole numbers if they are close to each other', () => {
    const big = fc.integer({ min: 2 ** 50, max: 2 ** 52 })
    const step = fc.integer({ min: -3, max: 3 })
    let hidden = 0
    fc.assert(
      fc.property(big, big, step, step, step, (a, b, up, down, scale) => {
        const [left, right] = [a * 2 ** scale, b * 2 ** -scale]
        const [c, d] = [a + up, b + down]
        if (left * right === c * d && exactly(a, b, c, d) !== 0) hidden += 1
        expect(compared(left, right, c, d)).toBe(exactly(a, b, c, d))
        expect(compared(-left, right, c, -d)).toBe(exactly(-a, b, c, -d))
        expect(compared(left, -right, c, d)).toBe(-1)
      }),
      { numRuns: 5000 },
    )
    expect(hidden).toBeGreaterThan(0)
  })

  it('with a zero compare the same for either sign of it', () => {
    for (const nothing of [0, -0]) {
      expect(compared(nothing, 77.6, -12.9, 0)).toBe(0)
      expect(compared(nothing, 77.6, 5e-140, 1)).toBe(-1)
    }
  })
})
