import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { seen as toSee, withoutInvisible } from '../../../src/domain/form/invisible.ts'

const marks = [
  '\u061c',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
]
const widthless = ['\u00ad', '\u200b', '\u2060', '\ufeff']
const invisible = [...marks, ...widthless]

const seen = fc.string({ unit: 'grapheme' }).map((text) => {
  const known = new Set(invisible)
  return Array.from(text, (sign) => (known.has(sign) ? 'x' : sign)).join('')
})

describe('a text without its invisible characters', () => {
  it('keeps all other characters in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(seen, fc.constantFrom(...invisible))), (parts) => {
        const text = parts.flat().join('')
        expect(withoutInvisible(text)).toBe(parts.map(([part]) => part).join(''))
      }),
    )
  })

  it('keeps the joiners that say how letters are written', () => {
    expect(withoutInvisible('র\u200d্যাচেল علی\u200cرضا')).toBe('র\u200d্যাচেল علی\u200cرضا')
  })

  it('is also trimmed when it is prepared for display', () => {
    expect(toSee(' \u200e Asha\u200b  Rao\ufeff ')).toBe('Asha  Rao')
    expect(toSee('\u00ad ')).toBe('')
  })
})
