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
    expect(asked).toBe(2)
  })

  it('is kept for each of a few stores that are asked by turns', () => {
    let asked = 0
    const stateOf = rememberingLast((store: string) => {
      asked += 1
      return { store }
    })
    const stores = ['the first', 'the second', 'the third', 'the fourth']
    const first = stores.map((store) => stateOf(store))
    expect(stores.map((store) => stateOf(store)).every((state, at) => state === first[at])).toBe(
      true,
    )
    expect(asked).toBe(4)
  })

  it('is forgotten after a few others', () => {
    let asked = 0
    const doubled = rememberingLast((number: number) => {
      asked += 1
      return 2 * number
    })
    for (const number of [0, 1, 2, 3, 4, 0]) expect(doubled(number)).toBe(2 * number)
    expect(asked).toBe(6)
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
