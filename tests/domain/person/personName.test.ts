import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { parseName, prefilledName, splitFullName } from '../../../src/domain/person/personName.ts'
import { india } from '../../support/fares.ts'
import { processorTime } from '../../support/processorTime.ts'

const parse = parseName(india.country.name)

describe('a name', () => {
  it.each([
    ['Kiran', 'Kiran'],
    ['  Kiran   Rao ', 'Kiran Rao'],
    ['Kiran\t\nRao', 'Kiran Rao'],
    ['Kiran  Rao', 'Kiran Rao'],
    ['Kiran ', 'Kiran'],
    ['किरण', 'किरण'],
    ['रवि किशन', 'रवि किशन'],
    ['রহিম', 'রহিম'],
    ['عبد الله', 'عبد الله'],
    ['Şükrü Öztürk', 'Şükrü Öztürk'],
    ['Jose\u0301', 'Jose\u0301'],
    ['李小龍', '李小龍'],
    ['র\u200d\u09cdযাচেল', 'র\u200d\u09cdযাচেল'],
    ['राजर्\u200dषि', 'राजर्\u200dषि'],
    ['श्री\u200cनिवास राव', 'श्री\u200cनिवास राव'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['രമേശന്\u200d', 'രമേശന്\u200d'],
    ['രമേശന്\u200d നായര്\u200d', 'രമേശന്\u200d നായര്\u200d'],
    ['ಕಿರಣ್\u200c ರಾವ್\u200c', 'ಕಿರಣ್\u200c ರಾವ್\u200c'],
    ['సచిన్\u200c', 'సచిన్\u200c'],
    ['অভিজিত্\u200d রায়', 'অভিজিত্\u200d রায়'],
    ['Ali', 'Ali'],
    [' Ali', 'Ali'],
    ['Ali ', 'Ali'],
    ['a b', 'a b'],
    ['a'.repeat(50), 'a'.repeat(50)],
    ['𝒜'.repeat(50), '𝒜'.repeat(50)],
  ])('%s is accepted in any script', (typed, name) => {
    expect(parse(typed)).toEqual(E.right(name))
  })

  it.each([
    '\u202aAsha Rao\u202c',
    '\u200eAsha Rao',
    '\u200bAsha\u200b Rao',
    '\ufeffAsha Rao\u2060',
    'Asha\u00ad Rao\u200f',
  ])('is accepted without its invisible characters: %j', (typed) => {
    expect(parse(typed)).toEqual(E.right('Asha Rao'))
  })

  it('is judged as if its invisible characters had not been typed', () => {
    const sign = fc.constantFrom(
      ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202c', '\u202e', '\u2066', '\u2069'],
      ...['\u00ad', '\u200b', '\u2060', '\ufeff'],
    )
    const seen = fc.constantFrom('a', 'र', '\u094d', 'ب', '𝒜', ' ', '7', '\u200c', '\u200d')
    const part = fc.record({ seen, signs: fc.array(sign, { maxLength: 2 }) })
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const typed = parts.map((one) => `${one.signs.join('')}${one.seen}`).join('')
        expect(parse(typed)).toEqual(parse(parts.map((one) => one.seen).join('')))
      }),
    )
  })

  it.each(['', ' ', '\t \u00a0\n', '\u200b', '\u202a \u202c'])('%j is missing', (typed) => {
    expect(parse(typed)).toEqual(E.left({ kind: 'NameMissing' }))
  })

  it.each(['a', 'Al', ' Al ', '𝒜𝒜', '7', '!!'])(
    '%j is too short, as it needs 3 characters',
    (typed) => {
      expect(parse(typed)).toEqual(E.left({ kind: 'NameTooShort', least: 3 }))
    },
  )

  it.each([['a'.repeat(51)], ['𝒜'.repeat(51)], ['9'.repeat(51)]])(
    '%s is too long, as it may have 50 characters',
    (typed) => {
      expect(parse(typed)).toEqual(E.left({ kind: 'NameTooLong', most: 50 }))
    },
  )

  it.each([
    'Kiran2',
    'Kiran Rao.',
    "O'Neil",
    'Anne-Marie',
    'Kiran😀',
    '<b>Kiran</b>',
    'k@ran',
    'kiran[',
    '`kiran',
    'kiran{',
    'किरण१',
    '\u0301\u0301\u0301',
    'Kir\u0000an',
    '\u200d\u200c\u200d',
    '\u200d \u200d',
    '\u200dकिरण',
    'किरण\u200c',
    'किरण\u200d',
    'किर\u200d\u200dण',
    'किरण \u200dराव',
    'രമേശന്\u200c\u200d',
    '\u200cകിരൺ',
  ])('%j is malformed, as it needs a letter and may have only letters and spaces', (typed) => {
    expect(parse(typed)).toEqual(E.left({ kind: 'NameMalformed' }))
  })

  it('of a million characters is refused quickly', () => {
    const took = processorTime(() => {
      for (const letter of ['a', ' a', 'a ', '\u0301', '𝒜', '\ud800', '9', ' ']) {
        expect(E.isLeft(parse(letter.repeat(1_000_000)))).toBe(true)
      }
    })
    expect(took).toBeLessThan(10_000)
  }, 30_000)

  it('is accepted exactly when it has 3 to 50 letters and single spaces', () => {
    const letters = fc.stringMatching(/^[A-Za-zç\u0915-\u0939\u0995-\u09a8]{1,20}$/)
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 5 }), (words) => {
        const name = words.join(' ')
        expect(E.isRight(parse(name))).toBe(name.length >= 3 && name.length <= 50)
      }),
    )
  })

  it('keeps joiners between letters or marks, or after the last mark of a word, and no others', () => {
    const part = fc.constantFrom('क', 'ि', 'र', '\u094d', 'a', 'é', ' ', '\u200c', '\u200d')
    const joiner = /[\u200c\u200d]/g
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
        const typed = `क${parts.join('')}क`
        const isJoined = [...typed.matchAll(joiner)].every(({ index }) => {
          const around = `${typed[index - 1]}${typed[index + 1]}`
          return /^\p{M} $/u.test(around) || !/[\s\u200c\u200d]/.test(around)
        })
        const tidy = typed.replace(/ +/g, ' ')
        expect(parse(typed)).toEqual(isJoined ? E.right(tidy) : E.left({ kind: 'NameMalformed' }))
      }),
    )
  })

  it('that was accepted is accepted again unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        const parsed = parse(typed)
        if (E.isRight(parsed)) expect(parse(parsed.right)).toEqual(parsed)
      }),
    )
  })

  it('obeys the lengths that its country has', () => {
    expect(parseName({ least: 2, most: 4 })('Al')).toEqual(E.right('Al'))
    expect(parseName({ least: 2, most: 4 })('Alina')).toEqual(
      E.left({ kind: 'NameTooLong', most: 4 }),
    )
  })
})

describe('a prefilled name', () => {
  it('has spaces for the plus signs of the link', () => {
    expect(prefilledName('Kiran+Kumar+Rao')).toBe('Kiran Kumar Rao')
    expect(prefilledName('+Kiran+')).toBe('Kiran')
    expect(prefilledName('Kiran Rao')).toBe('Kiran Rao')
  })
})

describe('a full name', () => {
  it.each([
    ['Kiran Rao', 'Kiran', 'Rao'],
    ['Kiran Kumar Singh Rao', 'Kiran', 'Rao'],
    ['  Kiran   Rao ', 'Kiran', 'Rao'],
    ['Kiran Kiran', 'Kiran', 'Kiran'],
    ['রহিম উদ্দিন', 'রহিম', 'উদ্দিন'],
  ])(
    '%s has its first word as first name and its last as last name',
    (name, firstName, lastName) => {
      expect(splitFullName(name)).toEqual({ firstName, lastName })
    },
  )

  it('is split at white space of any kind and number', () => {
    const space = fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u2003', '\u3000', '\ufeff')
    const word = fc.constantFrom(
      'Kiran',
      'Rao',
      'किरण',
      'র‍্যাচেল',
      '\u200c',
      'O’Neil',
      'é',
      'K\u0008',
      'R\u000e',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(space, word), { maxLength: 9 }), (parts) => {
        const words = parts.join('').trim().split(/\s+/)
        expect(splitFullName(parts.join(''))).toEqual({
          firstName: words[0],
          lastName: words.length > 1 ? words.at(-1) : null,
        })
      }),
      { numRuns: 1000 },
    )
  })

  it('of a single word has no last name', () => {
    expect(splitFullName('Kiran')).toEqual({ firstName: 'Kiran', lastName: null })
    expect(splitFullName('')).toEqual({ firstName: '', lastName: null })
  })
})
