import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { orderStatuses } from '../../../src/domain/orders/orderStatus.ts'
import { nextPoll } from '../../../src/domain/orders/pollPolicy.ts'

const policy = { first: 5_000, growth: 2, longest: 60_000 }

describe('an order that is polled', () => {
  it.each([
    [0, 5_000],
    [1, 10_000],
    [2, 20_000],
    [3, 40_000],
    [4, 60_000],
    [5, 60_000],
    [1_000_000, 60_000],
    [-1, 5_000],
  ])('after %d polls without a change is polled again in %d ms', (quiet, wait) => {
    expect(nextPoll(policy)('searching', quiet)).toBe(wait)
  })

  it('is not polled once it is finished', () => {
    const watched = orderStatuses.filter((status) => nextPoll(policy)(status, 0) !== null)
    expect(watched).toEqual(['searching', 'confirmed', 'live'])
  })

  it('is polled later after more polls without a change, within the limits of the policy', () => {
    const policies = fc.record({
      first: fc.integer({ min: 1, max: 10_000 }),
      growth: fc.double({ min: 1, max: 4, noNaN: true }),
      longest: fc.integer({ min: 10_000, max: 600_000 }),
    })
    fc.assert(
      fc.property(policies, fc.nat({ max: 5_000 }), (any, quiet) => {
        const now = nextPoll(any)('live', quiet) ?? Number.NaN
        const later = nextPoll(any)('live', quiet + 1) ?? Number.NaN
        expect(now).toBeGreaterThanOrEqual(any.first)
        expect(later).toBeGreaterThanOrEqual(now)
        expect(later).toBeLessThanOrEqual(any.longest)
      }),
    )
  })
})
