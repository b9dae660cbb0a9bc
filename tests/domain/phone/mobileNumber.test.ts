import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { countries } from '../../../config/market/countries.ts'
import type { CountryRules } from '../../../src/domain/market/market.ts'
import { nationalForm, parseMobile } from '../../../src/domain/phone/mobileNumber.ts'
import { anyTypedMobile, anyWriting } from '../drawn.ts'

const countryOf = (region: string): CountryRules => {
  const country = countries.find((candidate) => candidate.region === region)
  if (country === undefined) throw new Error(`no country ${region}`)
  return country
}

const parseIn = (region: string) => parseMobile(countryOf(region).phone)

// The rules of the spec, and the country prefix that autofill types, as one pattern per country.
const specified: ReadonlyArray<
  readonly [region: string, code: string, digits: number, pattern: RegExp]
> = [
  ['in', '91', 10, /^(?:\+91|0091)?0?(?<national>[6-9]\d{9})$/],
  ['ae', '971', 9, /^(?:\+971|00971)?0?(?<national>5[0124568]\d{7})$/],
  ['uae', '971', 9, /^(?:\+971|00971)?0?(?<national>5[0124568]\d{7})$/],
  ['tr', '90', 10, /^(?:\+90|0090)?0?(?<national>5\d{9})$/],
]

describe('a mobile number', () => {
  it.each(specified)(
    'in %s is read in its national form, however it is prefixed and spaced',
    (region, code) => {
      const { phone } = countryOf(region)
      const national = fc
        .tuple(
          fc.constantFrom(...phone.starts),
          fc.stringMatching(new RegExp(`^[0-9]{${phone.digits}}$`)),
        )
        .map(([start, rest]) => (start + rest).slice(0, phone.digits))
      const prefix = fc.constantFrom('', '0', `+${code}`, `00${code}`, `+${code} `, `(+${code}) `)
      const gap = fc.constantFrom('', ' ', '-', '\u00a0', '–', '.', '\u200e', '\u202a', '\u2069')
      fc.assert(
        fc.property(national, prefix, fc.array(gap, { minLength: 12 }), (digits, dialled, gaps) => {
          const typed = dialled + digits.replace(/./g, (digit, at) => digit + (gaps[at] ?? ''))
          expect(parseIn(region)(typed)).toEqual(E.right(digits))
        }),
      )
    },
  )

  it.each([
    ['9876543210', 'the national form'],
    ['+91 98765 43210', 'what a browser fills in'],
    ['098765-43210', 'with the trunk 0 and a dash'],
    ['0091 98765 43210', 'dialled from abroad'],
    ['(+91) 98765.43210', 'as a card writes it'],
    ['  98765\u00a043210 ', 'with spaces around and within'],
    ['98765\u201043210', 'with a hyphen that is no minus'],
    ['98765\u201143210', 'with a hyphen that does not break'],
    ['98765\u201243210', 'with a dash as wide as a digit'],
    ['98765\u201543210', 'with a long dash'],
    ['९८७६५४३२१०', 'in Devanagari digits'],
    ['৯৮৭৬৫৪৩২১০', 'in Bengali digits'],
    ['੯੮੭੬੫੪੩੨੧੦', 'in Gurmukhi digits'],
    ['૯૮૭૬૫૪૩૨૧૦', 'in Gujarati digits'],
    ['୯୮୭୬୫୪୩୨୧୦', 'in Odia digits'],
    ['௯௮௭௬௫௪௩௨௧௦', 'in Tamil digits'],
    ['౯౮౭౬౫౪౩౨౧౦', 'in Telugu digits'],
    ['೯೮೭೬೫೪೩೨೧೦', 'in Kannada digits'],
    ['൯൮൭൬൫൪൩൨൧൦', 'in Malayalam digits'],
    ['٩٨٧٦٥٤٣٢١٠', 'in Arabic digits'],
    ['۹۸۷۶۵۴۳۲۱۰', 'in Persian digits'],
    ['９８７６５４３２１０', 'in full-width digits'],
    ['+९१ ९८७६५-४३२१०', 'in Devanagari with the country prefix'],
    ['००९१ ९८७६५ ४३२१०', 'in Devanagari, dialled from abroad'],
    ['\u202a+91 98765 43210\u202c', 'as an address book on a computer copies it'],
    ['\u2066+91\u2069 98765-43210', 'out of a page that isolates the prefix'],
    ['\u200e0\u200f98765\u200e43210', 'out of a text that turns its direction'],
  ])('in India may be typed as %s: %s', (typed) => {
    expect(parseIn('in')(typed)).toEqual(E.right('9876543210'))
  })

  it.each([
    ['a 5 to start with', '5876543210'],
    ['nine digits', '987654321'],
    ['eleven digits without a leading 0', '98765432100'],
    ['two zeros', '0098765 43210'],
    ['another country', '+92 98765 43210'],
    ['a letter in it', '98765x43210'],
    ['the sign before 0 in ASCII', '987654321/'],
    ['the sign after 9 in ASCII', '987654321:'],
    ['a character that only counts as a number', '987654321½'],
    ['a lone sign', '+'],
    ['nothing but punctuation', '(-)'],
    ['a digit before the country prefix', '50919876543210'],
    ['a backspace in it', '98765\u000843210'],
    ['another control character in it', '98765\u000e43210'],
    ['a control character beyond ASCII in it', '98765\u008043210'],
    ['too few Devanagari digits', '९८७६५'],
    ['a book of digits', '9'.repeat(100_000)],
  ])('in India is malformed with %s', (_, typed) => {
    expect(parseIn('in')(typed)).toEqual(E.left({ kind: 'MobileMalformed', country: 'IN' }))
  })

  it('in India may have white space of any kind in it', () => {
    expect(parseIn('in')('98765\t4\n3\u000b2\f1\r0')).toEqual(E.right('9876543210'))
  })

  it('in India is the same with invisible characters anywhere in it', () => {
    const marks = [0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e]
    const isolates = [0x2066, 0x2067, 0x2068, 0x2069]
    const others = [0x00ad, 0x200b, 0x2060, 0xfeff]
    for (const mark of [...marks, ...isolates, ...others].map((code) =>
      String.fromCodePoint(code),
    )) {
      const spelt = ['9876543210', '+919876543210', '0091 9876543210', '09876543210']
      for (const typed of spelt.map((text) => mark + [...text, ''].join(mark))) {
        expect(parseIn('in')(typed)).toEqual(E.right('9876543210'))
      }
      expect(parseIn('in')(mark)).toEqual(E.left({ kind: 'MobileMissing' }))
      expect(parseIn('in')(`98765${mark}4321`)).toEqual(
        E.left({ kind: 'MobileMalformed', country: 'IN' }),
      )
    }
  })

  it.each(countries.map(({ region }) => region))('in %s is missing when blank', (region) => {
    for (const typed of ['', ' ', '\t\u00a0\n', '\u200e', ' \u202a\u202c']) {
      expect(parseIn(region)(typed)).toEqual(E.left({ kind: 'MobileMissing' }))
    }
  })

  it('is refused in Bangladesh, which is not served', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+0-9]{1,14}$/), (typed) => {
        expect(parseIn('bd')(typed)).toEqual(
          E.left({ kind: 'MobileCountryUnserved', country: 'BD' }),
        )
      }),
    )
  })

  it('is judged without failing, and stays valid once it is accepted', () => {
    const anyTyped = fc.oneof(anyWriting(40), anyTypedMobile)
    fc.assert(
      fc.property(fc.constantFrom(...countries), anyTyped, ({ phone }, typed) => {
        const parsed = parseMobile(phone)(typed)
        if (E.isRight(parsed)) expect(parseMobile(phone)(parsed.right)).toEqual(parsed)
      }),
    )
  })

  it.each(specified)(
    'in %s is judged by the rule of its country, for every prefix, beginning and length',
    (region, code, digits, pattern) => {
      const parse = parseIn(region)
      const wrong: string[] = []
      let accepted = 0
      for (const dialled of ['', '0', '00', `+${code}`, `00${code}`, `+${code}0`, '+1', code]) {
        for (let start = 0; start < 1000; start += 1) {
          for (let length = 3; length <= digits + 2; length += 1) {
            const typed =
              dialled + String(start).padStart(3, '0') + '13579246801'.slice(0, length - 3)
            const national = pattern.exec(typed)?.groups?.['national'] ?? null
            const parsed = parse(typed)
            if (national !== null) accepted += 1
            if ((E.isRight(parsed) ? parsed.right : null) !== national) wrong.push(typed)
          }
        }
      }
      expect(wrong).toEqual([])
      expect(accepted).toBeGreaterThan(0)
    },
  )
})

describe('the national form of what was typed', () => {
  it('drops punctuation, country prefix and one 0, and never truncates', () => {
    const toNational = nationalForm(countryOf('in').phone)
    expect(toNational('+91 (0) 98765-43210')).toBe('9876543210')
    expect(toNational('98765 43210 99')).toBe('987654321099')
    expect(toNational('0123')).toBe('0123')
  })
})
