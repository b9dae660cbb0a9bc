import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { limits } from '../../../config/market/limits.ts'
import { searchableText } from '../../../src/domain/place/address.ts'
import { anyText } from '../drawn.ts'

describe('the text that places are searched by', () => {
  it.each([
    ['Ko', 'Ko'],
    [' Kora ', 'Kora'],
    ['HSR Layout', 'HSR Layout'],
    ['কো', 'কো'],
  ])('is read from %j', (typed, words) => {
    expect(searchableText(limits.predictionLeast)(typed)).toBe(words)
  })

  it.each(['', ' ', '   ', 'K', ' K '])('is null for %j, which is too short', (typed) => {
    expect(searchableText(limits.predictionLeast)(typed)).toBeNull()
  })

  it('has at least the required length without outer spaces', () => {
    const anySpace = fc.constantFrom('', ' ', '\t \n')
    fc.assert(
      fc.property(fc.nat(8), anyText, anySpace, anySpace, (least, text, before, after) => {
        const words = text.trim()
        expect(searchableText(least)(before + text + after)).toBe(
          words.length >= least ? words : null,
        )
      }),
    )
  })
})
