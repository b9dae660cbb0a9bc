import { describe, expect, it } from '@jest/globals'
import { formatTally, sum, tallyOf } from '../../../config/build/tally.ts'

describe('the tally of a step', () => {
  it('is read from the last line, whatever came before', () => {
    expect(tallyOf('1 passed, 9 failed\nmore\n12 passed, 0 failed\n', true)).toEqual({
      passed: 12,
      failed: 0,
    })
  })

  it('counts a step that counts nothing as one test', () => {
    expect(tallyOf('all is well\n', true)).toEqual({ passed: 1, failed: 0 })
    expect(tallyOf('', false)).toEqual({ passed: 0, failed: 1 })
  })

  it('believes no count of a step that ended badly without a failure in it', () => {
    expect(tallyOf('12 passed, 0 failed\n', false)).toEqual({ passed: 12, failed: 1 })
    expect(tallyOf('12 passed, 3 failed\n', false)).toEqual({ passed: 12, failed: 3 })
  })

  it('reads the last line only when it is nothing but the count', () => {
    expect(tallyOf('12 passed, 3 failed, so to say', true)).toEqual({ passed: 1, failed: 0 })
  })
})

it('the last line of a run sums up its steps', () => {
  const total = sum([
    { passed: 1, failed: 0 },
    { passed: 40, failed: 2 },
  ])
  expect(formatTally(total)).toBe('41 passed, 2 failed')
})
