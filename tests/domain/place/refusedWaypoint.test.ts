import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { refusedWaypoint } from '../../../src/domain/place/refusedWaypoint.ts'

describe('the refused end of a route', () => {
  it.each([
    [['drop', 'pickup'], 'pickup'],
    [['name', 'drop'], 'drop'],
    [['name'], null],
    [[], null],
  ])('of %j is %s', (fields, end) => {
    expect(refusedWaypoint(fields.map((field) => ({ field })))).toBe(end)
  })

  it('is the pickup before the drop, and null if neither was refused', () => {
    const anyField = fc.constantFrom('pickup', 'drop', 'name', 'mobile', 'requirement', 'consent')
    fc.assert(
      fc.property(fc.array(fc.record({ field: anyField })), (refused) => {
        const fields = refused.map(({ field }) => field)
        const first = (['pickup', 'drop'] as const).find((end) => fields.includes(end))
        expect(refusedWaypoint(refused)).toBe(first ?? null)
      }),
    )
  })
})
