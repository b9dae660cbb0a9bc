import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { limits } from '../../../config/market/limits.ts'
import { seen } from '../../../src/domain/form/invisible.ts'
import { searchableText } from '../../../src/domain/place/address.ts'
import { anyText } from '../drawn.ts'

describe('the text that places are searched by', () => {
  it.each([
    ['Ko', 'Ko'],
    [' Kora ', 'Kora'],
    ['HSR Layout', 'HSR Layout'],
    ['কো', 'কো'],
    // As copied from a message, a page or a map.
    ['\u200eKoramangala', 'Koramangala'],
    ['Kora\u00admangala\u2060', 'Koramangala'],
    ['\u200b\ufeff HSR Layout ', 'HSR Layout'],
    // In some scripts, a joiner of no width is part of a name's spelling.
    ['র\u200d্যাডিসন', 'র\u200d্যাডিসন'],
    // What was halved elsewhere is not cut here.
    ['Ko\ud83dra', 'Ko\ud83dra'],
  ])('is read from %j', (typed, words) => {
    expect(searchableText(limits.predictionLeast)(typed)).toBe(words)
  })

  it('is cut before an emoji that would be halved', () => {
    const words = 'a'.repeat(499)
    expect(searchableText(limits.predictionLeast)(`${words}🚚`)).toBe(words)
    expect(searchableText(limits.predictionLeast)(`${words.slice(1)}🚚b`)).toBe(
      `${words.slice(1)}🚚`,
    )
  })

  it.each(['', ' ', '   ', 'K', ' K ', '\u200eK', '\u200b\u2060', 'K\ufeff '])(
    'is null for %j, which is too short',
    (typed) => {
      expect(searchableText(limits.predictionLeast)(typed)).toBeNull()
    },
  )

  it('has at least the required length without outer spaces and invisible characters', () => {
    const anySpace = fc.constantFrom('', ' ', '\t \n')
    fc.assert(
      fc.property(fc.nat(8), anyText, anySpace, anySpace, (least, text, before, after) => {
        const words = seen(text)
        expect(searchableText(least)(before + text + after)).toBe(
          words.length >= least ? words : null,
        )
      }),
    )
  })
})
