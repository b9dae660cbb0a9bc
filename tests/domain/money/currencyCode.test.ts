import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isCurrencyCode } from '../../../src/domain/money/currencyCode.ts'

describe('a currency code', () => {
  it.each(['INR', 'AED', 'AAA', 'ZZZ'])('is %s', (code) => {
    expect(isCurrencyCode(code)).toBe(true)
  })

  it.each<[unknown, string]>([
    ['', 'no letter'],
    ['IN', 'two letters'],
    ['INRS', 'four letters'],
    ['inr', 'small letters'],
    ['@NR', 'a sign before A'],
    ['I@R', 'a sign before A'],
    ['IN@', 'a sign before A'],
    ['[NR', 'a sign behind Z'],
    ['I[R', 'a sign behind Z'],
    ['IN[', 'a sign behind Z'],
    ['ÍNR', 'a letter of another alphabet'],
    ['₹', 'a sign of a currency'],
    [123, 'a number'],
    [null, 'nothing'],
    [undefined, 'nothing'],
    [['INR'], 'a list'],
  ])('is not %p: %s', (value) => {
    expect(isCurrencyCode(value)).toBe(false)
  })

  it('can be formatted by the platform for any three capitals', () => {
    const capital = fc.integer({ min: 0x41, max: 0x5a }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(fc.string({ unit: capital, minLength: 3, maxLength: 3 }), (code) => {
        expect(isCurrencyCode(code)).toBe(true)
        expect(
          () => new Intl.NumberFormat('en', { style: 'currency', currency: code }),
        ).not.toThrow()
      }),
    )
  })

  it('is exactly three capitals, whatever value is given', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isCurrencyCode(value)).toBe(typeof value === 'string' && /^[A-Z]{3}$/.test(value))
      }),
    )
  })
})
