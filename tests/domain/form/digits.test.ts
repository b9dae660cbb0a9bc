import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { asciiDigit } from '../../../src/domain/form/digits.ts'

const scripts: ReadonlyArray<readonly [string, string]> = [
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
  ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
  ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
  ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
  ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
  ['full width', '０１２３４５６７８９'],
]

const inAscii = (text: string): string =>
  String.fromCharCode(...Array.from(text, (digit) => asciiDigit(digit.charCodeAt(0))))

describe('the digits of a keyboard', () => {
  it.each(scripts)('in %s become those of ASCII', (_, digits) => {
    expect(inAscii(digits)).toBe('0123456789')
  })

  it('are the only characters that change', () => {
    const known = new Set(scripts.flatMap(([, digits]) => Array.from(digits)))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff }), (code) => {
        fc.pre(!known.has(String.fromCharCode(code)))
        expect(asciiDigit(code)).toBe(code)
      }),
    )
    for (const [, digits] of scripts) {
      const before = digits.charCodeAt(0) - 1
      const behind = digits.charCodeAt(9) + 1
      expect([asciiDigit(before), asciiDigit(behind)]).toEqual([before, behind])
    }
  })
})
