import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  firstOf,
  formatQuery,
  parseQuery,
  parted,
  type Query,
  withMissing,
} from '../../../src/domain/link/query.ts'
import { processorTime } from '../../support/processorTime.ts'
import { anyWriting } from '../drawn.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('__proto__', 'constructor', 'toString', '%', '+', '&=?#', '', '%41', 'a+b'),
)
const query: fc.Arbitrary<Query> = fc.array(fc.tuple(text, text), { maxLength: 8 })

describe('a query', () => {
  it.each([
    [
      '?a=1&b=2',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['a=1', [['a', '1']]],
    ['', []],
    ['?', []],
    ['&&a=1&&', [['a', '1']]],
    ['a', [['a', '']]],
    ['a=', [['a', '']]],
    ['=1', [['', '1']]],
    ['a=b=c', [['a', 'b=c']]],
    [
      'a=1&a=2',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    ['name=Kiran+Rao', [['name', 'Kiran Rao']]],
    ['name=Kiran%2BRao', [['name', 'Kiran+Rao']]],
    ['name=%E0%A4%95%E0%A4%BF%E0%A4%B0%E0%A4%A3', [['name', 'किरण']]],
    ['a%5Bb%5D=1', [['a[b]', '1']]],
    ['??a=1', [['?a', '1']]],
    ['off=100%', [['off', '100%']]],
    ['a=%E0%A4%A', [['a', '%E0%A4%A']]],
    ['save=50%25+or+50%', [['save', '50% or 50%']]],
    ['name=%e0%a6%b0%e0%a6%be%', [['name', 'রা%']]],
    ['name=%E0%A6%B0%E0%A6%BE%', [['name', 'রা%']]],
    ['a=%ff+%41', [['a', '%ff A']]],
    [
      'a=%zz+b&c=d',
      [
        ['a', '%zz b'],
        ['c', 'd'],
      ],
    ],
    [
      '__proto__=1&constructor=2',
      [
        ['__proto__', '1'],
        ['constructor', '2'],
      ],
    ],
  ])('%j is read in its order', (search, read) => {
    expect(parseQuery(search)).toEqual(read)
  })

  it('is read as browsers read it, in any order of its separators', () => {
    const mark = fc.constantFrom('&', '=', '+', '%41', '%e0%a4%95', '?', 'a', 'bc', '&&', '==', '#')
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 20 }), (marks) => {
        const search = marks.join('')
        expect(parseQuery(search)).toEqual([...new URLSearchParams(search)])
      }),
      { numRuns: 1000 },
    )
  })

  it('of many names without values is read quickly', () => {
    // A parser that searches for `=` behind each name would read to the end each time.
    const text = `${'a&'.repeat(200_000)}${'a'.repeat(4_000_000)}`
    const took = processorTime(() => expect(parseQuery(text)).toHaveLength(200_001))
    expect(took).toBeLessThan(2000)
  })

  it('is the same after it was written and read back', () => {
    fc.assert(
      fc.property(query, (written) => {
        expect(parseQuery(formatQuery(written))).toEqual(written)
        expect(parseQuery(`?${formatQuery(written)}`)).toEqual(written)
      }),
    )
  })

  it('is written and read as browsers do it', () => {
    fc.assert(
      fc.property(query, (written) => {
        expect([...new URLSearchParams(formatQuery(written))]).toEqual(written)
        expect(parseQuery(new URLSearchParams(written.map(([a, b]) => [a, b])).toString())).toEqual(
          written,
        )
      }),
    )
  })

  it('of any text is read without failing', () => {
    const mess = fc.string({
      unit: fc.constantFrom('%', '+', '&', '=', '?', 'E', '0', 'z', '\ud800'),
    })
    fc.assert(
      fc.property(fc.oneof(mess, anyWriting(20)), (search) => {
        for (const [name, value] of parseQuery(search)) {
          expect(typeof name).toBe('string')
          expect(typeof value).toBe('string')
        }
      }),
    )
  })

  it('is written with lone surrogates replaced', () => {
    expect(formatQuery([['a\ud83d', '\ude00b']])).toBe('a%EF%BF%BD=%EF%BF%BDb')
    expect(formatQuery([['a', '😀']])).toBe('a=%F0%9F%98%80')
  })
})

describe('a parameter', () => {
  it('is the first of its name, or null', () => {
    const read = firstOf([
      ['a', '1'],
      ['a', '2'],
      ['b', ''],
    ])
    expect(read('a')).toBe('1')
    expect(read('b')).toBe('')
    expect(read('c')).toBeNull()
    expect(read('constructor')).toBeNull()
    expect(read('__proto__')).toBeNull()
  })
})

describe('adding missing parameters to a query', () => {
  it('keeps those that it has and doubles none', () => {
    expect(
      withMissing([
        ['a', '1'],
        ['b', ''],
      ])([
        ['a', '9'],
        ['b', '9'],
        ['c', '3'],
        ['__proto__', '4'],
      ]),
    ).toEqual([
      ['a', '1'],
      ['b', ''],
      ['c', '3'],
      ['__proto__', '4'],
    ])
  })

  it('adds nothing the second time', () => {
    fc.assert(
      fc.property(query, query, (own, additions) => {
        const once = withMissing(own)(additions)
        expect(once.slice(0, own.length)).toEqual(own)
        expect(withMissing(once)(additions)).toEqual(once)
        for (const [name] of additions) expect(firstOf(once)(name)).not.toBeNull()
      }),
    )
  })
})

describe('a query that is parted by names', () => {
  it('keeps the order of both parts and loses nothing', () => {
    fc.assert(
      fc.property(query, fc.array(text), (whole, names) => {
        const { taken, rest } = parted(new Set(names))(whole)
        expect(taken).toEqual(whole.filter(([name]) => names.includes(name)))
        expect(rest).toEqual(whole.filter(([name]) => !names.includes(name)))
      }),
    )
  })
})
