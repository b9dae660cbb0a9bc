import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { withoutSlash } from '../../../src/domain/link/link.ts'
import { processorTime } from '../../support/processorTime.ts'

describe('a path without its trailing slashes', () => {
  it.each([
    ['/en-IN/support/', '/en-IN/support'],
    ['/en-IN///', '/en-IN'],
    ['/en-IN//support', '/en-IN//support'],
    ['/', ''],
    ['///', ''],
    ['', ''],
  ])('of %j is %j', (path, without) => {
    expect(withoutSlash(path)).toBe(without)
  })

  it('loses nothing else, and does not end in a slash', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[/a.]*$/), (path) => {
        const without = withoutSlash(path)
        expect(without.endsWith('/')).toBe(false)
        expect(without + '/'.repeat(path.length - without.length)).toBe(path)
      }),
    )
  })

  it.each([
    ['before', 'x', 100_001],
    ['at', '', 0],
  ])('is found quickly if there are thousands of slashes %s its end', (_, rest, length) => {
    const path = `${'/'.repeat(100_000)}${rest}`
    const took = processorTime(() => expect(withoutSlash(path)).toHaveLength(length))
    expect(took).toBeLessThan(1000)
  })
})
