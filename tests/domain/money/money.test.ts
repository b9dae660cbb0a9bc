import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { moneyFormat } from '../../../src/domain/money/money.ts'
import { marketIn } from '../../support/fares.ts'

const written = (locale: string, value: number): string => {
  const { language, country } = marketIn(locale)
  return moneyFormat({ locale: language })({ value, currency: country.currency })
}

describe('an amount in rupees', () => {
  it.each([
    [368, '₹368'],
    [368.5, '₹368.50'],
    [368.05, '₹368.05'],
    [368.499, '₹368.50'],
    [99.994, '₹99.99'],
    [99.999, '₹100'],
    [0.1 + 0.2, '₹0.30'],
    [999, '₹999'],
    [1000, '₹1,000'],
    [123456.7, '₹1,23,456.70'],
    [10_000_000, '₹1,00,00,000'],
    [1e12, '₹10,00,00,00,00,000'],
    [-5.5, '-₹5.50'],
  ])('of %d is written %s', (value, text) => {
    expect(written('en-IN', value)).toBe(text)
  })

  it.each([0, -0, 0.004, -0.001, -0.004])('of %d is nothing, without a sign', (value) => {
    expect(written('en-IN', value)).toBe('₹0')
  })

  it('has 2 decimals or none, decided after rounding, and reads back as the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (paise) => {
        const text = written('en-IN', paise / 100)
        expect(text).toMatch(paise % 100 === 0 ? /^₹[\d,]+$/ : /^₹[\d,]+\.\d\d$/)
        expect(Math.round(Number(text.replace(/[₹,]/g, '')) * 100)).toBe(paise)
      }),
    )
  })
})

describe('an amount elsewhere', () => {
  it.each([
    ['en-AE', 'AED\u00a01,234.50', 'AED\u00a01,234'],
    ['en', 'AED\u00a01,234.50', 'AED\u00a01,234'],
    ['tr-TR', '₺1.234,50', '₺1.234'],
    ['en-TR', 'TRY\u00a01,234.50', 'TRY\u00a01,234'],
    ['bn-BD', '১,২৩৪.৫০৳', '১,২৩৪৳'],
  ])('is written as %s writes it', (locale, withHundredths, whole) => {
    expect(written(locale, 1234.5)).toBe(withHundredths)
    expect(written(locale, 1234)).toBe(whole)
  })

  it('keeps the amounts of several currencies apart', () => {
    const format = moneyFormat({ locale: 'en-IN' })
    expect(format({ value: 1, currency: 'INR' })).toBe('₹1')
    expect(format({ value: 1, currency: 'USD' })).toBe('$1')
    expect(format({ value: 1.5, currency: 'INR' })).toBe('₹1.50')
    expect(format({ value: 2, currency: 'INR' })).toBe('₹2')
  })
})
