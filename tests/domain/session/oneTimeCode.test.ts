import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { digitsIn, parseCode } from '../../../src/domain/session/oneTimeCode.ts'

const invalid = E.left({ kind: 'CodeMalformed' })
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

describe('a one-time code', () => {
  it('is exactly as long as configured, and digits only', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 8 })
          .chain((length) => fc.tuple(fc.constant(length), digits(length))),
        ([length, text]) => {
          expect(parseCode(length)(text)).toEqual(E.right(text))
          expect(parseCode(length)(`${text}0`)).toEqual(invalid)
          expect(parseCode(length)(text.slice(1))).toEqual(invalid)
        },
      ),
    )
  })

  it.each([
    '',
    '12345',
    '1234567',
    '12345a',
    '12 456',
    ' 12345',
    '12345\n',
    '-12345',
    '१२३४५६',
    '１２３４５６',
  ])('is not %j', (text) => {
    expect(parseCode(6)(text)).toEqual(invalid)
  })

  it('is never anything but digits, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parseCode(6)(text)
        expect(E.isRight(parsed)).toBe(/^[0-9]{6}$/.test(text) && text.length === 6)
      }),
    )
  })
})

describe('the digits of a text that is pasted', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['Your code is 123-456.', '123456'],
    ['12345678', '123456'],
    ['12', '12'],
    ['no code', ''],
  ])('of %j are %j', (text, found) => {
    expect(digitsIn(6)(text)).toBe(found)
  })

  it('are a code as soon as there are enough', () => {
    fc.assert(
      fc.property(fc.string(), digits(6), (before, code) => {
        const found = digitsIn(6)(before + code)
        expect(E.isRight(parseCode(6)(found))).toBe(true)
      }),
    )
  })
})
