import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { rememberingLast } from '../../../src/application/store/rememberingLast.ts'

describe('what is remembered of the last question', () => {
  it('is its answer, as long as every argument is the same', () => {
    let asked = 0
    const both = rememberingLast((name: string, age: number) => {
      asked += 1
      return { name, age }
    })
    const first = both('Asha', 30)
    expect(both('Asha', 30)).toBe(first)
    expect(both('Asha', 31)).toEqual({ name: 'Asha', age: 31 })
    expect(both('Asha', 30)).not.toBe(first)
    expect(asked).toBe(3)
  })

  it('may be undefined, and the answer to a question without arguments', () => {
    let asked = 0
    const nothing = rememberingLast(() => {
      asked += 1
      return undefined
    })
    expect([nothing(), nothing()]).toEqual([undefined, undefined])
    expect(asked).toBe(1)
  })

  it('is never the answer to another question', () => {
    const pair = rememberingLast((a: unknown, b: unknown) => [a, b])
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(0, -0, Number.NaN, null, ''), fc.nat(2))),
        (questions) => {
          for (const [a, b] of questions) expect(pair(a, b)).toEqual([a, b])
        },
      ),
    )
  })
})
