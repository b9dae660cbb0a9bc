import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { prefilledName, splitFullName } from '../../../src/domain/person/personName.ts'
import { anyText } from '../drawn.ts'

const word = fc.stringMatching(/^[A-Za-zक-ह]{1,8}$/)
const space = fc.constantFrom(' ', '  ', '\t', '\u00a0')

describe('a name from a link', () => {
  it('has spaces for its plus signs, and none around it', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const name = prefilledName(raw)
        expect(name).not.toContain('+')
        expect(name).toBe(name.trim())
        expect(name).toBe(raw.split('+').join(' ').trim())
      }),
    )
  })
})

describe('a full name', () => {
  it('is split into its first word and its last', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), space, (words, between) => {
        expect(splitFullName(`${between}${words.join(between)} `)).toEqual({
          firstName: words[0],
          lastName: words.length > 1 ? words.at(-1) : null,
        })
      }),
    )
  })
})
