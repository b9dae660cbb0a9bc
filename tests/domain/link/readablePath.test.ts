import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readablePath } from '../../../src/domain/link/readablePath.ts'

const letters = fc.string({
  unit: fc.constantFrom('a', 'Z', '7', '-', 'ট', '্', 'র', 'ğ', 'İ', '\u200d', '\u200c', '🚚'),
})

describe('a path for people to read', () => {
  it('shows the letters that it was made of', () => {
    fc.assert(
      fc.property(letters, (text) => {
        expect(readablePath(encodeURI(`/bn-BD/${text}`))).toBe(`/bn-BD/${text}`)
      }),
    )
  })

  it.each([
    ['half a letter', '/half%E0%A6-of%20a-letter'],
    ['a space', '/call%20us'],
    ['a space that does not break', '/call%C2%A0us'],
    ['a wide space', '/call%E3%80%80us'],
    ['the end of a line', '/call%E2%80%A8us'],
    ['a control', '/call%C2%85us'],
    ['a turn of the direction', '/%E2%80%AEsdnufer'],
    ['an isolated direction', '/%E2%81%A6us%E2%81%A9'],
    ['a mark of direction', '/%E2%80%8Fus'],
    ['a mark of the other direction', '/%E2%80%8Eus'],
    ['an Arabic mark of direction', '/%D8%9Cus'],
    ['an embedded direction', '/%E2%80%AAus'],
    ['what ASCII means by its signs', '/a%2Fb%3Fc'],
  ])('stays encoded with %s', (_, path) => {
    expect(readablePath(path)).toBe(path)
  })

  it('is decoded letter by letter, so that an encoded one leaves the others readable', () => {
    expect(readablePath('/%C4%9F-%C2%A0')).toBe('/ğ-%C2%A0')
  })
})
