import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { markets } from '../../../config/market/markets.ts'
import { moneyFormat } from '../../../src/domain/money/money.ts'
import { marketIn } from '../../support/fares.ts'
import { timesAsked } from '../timesAsked.ts'
import { withoutParts } from '../withoutParts.ts'

const written = (locale: string, value: number): string => {
  const { language, country } = marketIn(locale)
  return moneyFormat({ language })({ value, currency: country.currency })
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

  it.each([0, -0, 0.004, -0.001, -0.004])('of %d is written as zero, without a sign', (value) => {
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

// What `Intl` writes with two decimals, without them if they are zero.
const said = (value: number): string => {
  const text = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(Math.abs(value) < 0.005 ? 0 : value)
  return text.replace(/\.00$/, '')
}

const rupees = moneyFormat({ language: 'en-IN' })
const isSaid = (value: number) => expect(rupees({ value, currency: 'INR' })).toBe(said(value))

describe('an amount in rupees below a million million', () => {
  it('is written as the platform does, whatever its decimals', () => {
    const any = fc.double({ min: -1e12, max: 1e12, noNaN: true })
    fc.assert(fc.property(any, isSaid), { numRuns: 1000 })
    const small = fc.double({ min: -1e4, max: 1e4, noNaN: true })
    fc.assert(fc.property(small, isSaid), { numRuns: 1000 })
  })

  it('is written as the platform does if the third decimal decides', () => {
    const thousandths = fc.integer({ min: -1e12, max: 1e12 }).map((count) => count / 1000)
    fc.assert(fc.property(thousandths, isSaid), { numRuns: 1000 })
    for (const value of [1.005, 0.615, 8.345, 1.115, 1e12 - 0.005, 99.995, -0.005]) isSaid(value)
  })

  it('is written as the platform does at every length', () => {
    for (let digits = 0; digits <= 12; digits += 1) {
      for (const value of [10 ** digits, 10 ** digits - 1, 10 ** digits - 0.01]) isSaid(value)
    }
  })
})

describe('an amount in rupees from a million million on', () => {
  it('is written as the platform does', () => {
    fc.assert(fc.property(fc.double({ min: 1e12, max: 1e21, noNaN: true }), isSaid))
    for (const value of [1e12, 123_456_789_012_345.67, 2 ** 60]) isSaid(value)
  })
})

describe('an amount that is written again', () => {
  const asked = (value: number, language = 'en-IN', currency = 'INR'): number => {
    const format = moneyFormat({ language })
    format({ value: 1, currency })
    return timesAsked(Intl.NumberFormat.prototype, () => format({ value, currency }))
  }

  it('needed the platform when its currency was written first', () => {
    const format = moneyFormat({ language: 'en-IN' })
    const first = () => format({ value: 1, currency: 'INR' })
    expect(timesAsked(Intl.NumberFormat.prototype, first)).toBeGreaterThan(0)
  })

  it.each([0, 0.05, 1, 745.5, 1234.56, 1e5, 1e7, 1e12 - 1])(
    'is written without the platform: %d',
    (value) => {
      expect(asked(value)).toBe(0)
      expect(asked(value, 'en-US', 'USD')).toBe(0)
      expect(asked(value, 'de-DE', 'EUR')).toBe(0)
      expect(asked(value, 'en-US-u-va-posix', 'USD')).toBe(0)
    },
  )
})

describe('an amount whose format is known', () => {
  const looks = markets.locales.flatMap(({ language, amounts = [] }) =>
    amounts.map(({ currency }) => ({ language, currency, amounts })),
  )

  it('is only that of the rupee in en-IN', () => {
    expect(looks).toMatchObject([{ language: 'en-IN', currency: 'INR' }])
  })

  it.each(looks)('is written in $language and $currency as the platform does', (look) => {
    const { language, currency, amounts } = look
    const asKnown = moneyFormat({ language, amounts })
    const asAsked = moneyFormat({ language })
    const isSame = (value: number) =>
      expect(asKnown({ value, currency })).toBe(asAsked({ value, currency }))
    fc.assert(fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), isSame), {
      numRuns: 1000,
    })
    const hundredths = fc.integer({ min: -1e9, max: 1e9 }).map((count) => count / 100)
    fc.assert(fc.property(hundredths, isSame), { numRuns: 1000 })
    for (const value of [0, -0, 0.004, -0.001, 1.005, 99.995, 999, 1000, 1e14]) isSame(value)
  })

  it('is written without the platform, unless it has another currency', () => {
    const asked = (currency: string): number => {
      const format = moneyFormat({ language: 'en-IN', amounts: marketIn('en-IN').amounts })
      return timesAsked(Intl.NumberFormat.prototype, () => format({ value: 745.5, currency }))
    }
    expect(asked('INR')).toBe(0)
    expect(asked('USD')).toBeGreaterThan(0)
  })

  it('is written by the platform in a market without known formats', () => {
    const { language, amounts, country } = marketIn('tr-TR')
    expect(amounts).toBeUndefined()
    const inLira = moneyFormat({ language, amounts })
    expect(inLira({ value: 745.5, currency: country.currency })).toBe('₺745,50')
  })

  it('may have its symbol behind it and groups of three', () => {
    const amounts = [
      { currency: 'EUR', before: '', after: ' €', group: '.', groupDigits: 3, decimal: ',' },
    ] as const
    const inEuro = moneyFormat({ language: 'de-DE', amounts })
    const texts = [1_234_567.5, 12, -1].map((value) => inEuro({ value, currency: 'EUR' }))
    expect(texts).toEqual(['1.234.567,50 €', '12 €', '-1\u00a0€'])
  })
})

describe('an amount in any market', () => {
  it('is written by the language and the formats of the market', () => {
    const inBangladesh = moneyFormat(marketIn('bn-BD'))
    expect(inBangladesh({ value: 1234.5, currency: 'BDT' })).toBe('১,২৩৪.৫০৳')
    const inIndia = moneyFormat(marketIn('en-IN'))
    const write = () => inIndia({ value: 745.5, currency: 'INR' })
    expect(timesAsked(Intl.NumberFormat.prototype, write)).toBe(0)
  })

  it.each([
    ['en-AE', 'AED\u00a01,234.50', 'AED\u00a01,234'],
    ['en', 'AED\u00a01,234.50', 'AED\u00a01,234'],
    ['tr-TR', '₺1.234,50', '₺1.234'],
    ['en-TR', 'TRY\u00a01,234.50', 'TRY\u00a01,234'],
    ['bn-BD', '১,২৩৪.৫০৳', '১,২৩৪৳'],
  ])('is written in %s with and without decimals', (locale, withHundredths, whole) => {
    expect(written(locale, 1234.5)).toBe(withHundredths)
    expect(written(locale, 1234)).toBe(whole)
  })

  it.each([
    ['es-ES', '1234,50\u00a0€', '1234\u00a0€', '12.345\u00a0€'],
    ['en-US-u-va-posix', '€\u00a01234.50', '€\u00a01234', '€\u00a012345'],
  ])(
    'has group separators in %s from the length that the language has them',
    (language, exact, whole, longer) => {
      const inEuro = moneyFormat({ language })
      const texts = [1234.5, 1234, 12_345].map((value) => inEuro({ value, currency: 'EUR' }))
      expect(texts).toEqual([exact, whole, longer])
    },
  )

  it('is written as the platform does with late groups or other digits', () => {
    const places = [
      ['tr-TR', 'TRY'],
      ['bn-BD', 'BDT'],
      ['en-AE', 'AED'],
      ['es-ES', 'EUR'],
      ['ar-AE', 'AED'],
      ['de-CH', 'CHF'],
    ] as const
    const hundredths = fc.integer({ min: -1e12, max: 1e12 })
    for (const [language, currency] of places) {
      const written = moneyFormat({ language })
      const [whole, exact] = [0, 2].map(
        (digits) =>
          new Intl.NumberFormat(language, {
            style: 'currency',
            currency,
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          }),
      )
      fc.assert(
        fc.property(hundredths, (amount) => {
          const format = amount % 100 === 0 ? whole : exact
          const value = amount / 100
          expect(written({ value, currency })).toBe(format?.format(value === 0 ? 0 : value))
        }),
        { numRuns: 300 },
      )
    }
  })

  it('keeps the amounts of several currencies apart', () => {
    const format = moneyFormat({ language: 'en-IN' })
    expect(format({ value: 1, currency: 'INR' })).toBe('₹1')
    expect(format({ value: 1, currency: 'USD' })).toBe('$1')
    expect(format({ value: 1.5, currency: 'INR' })).toBe('₹1.50')
    expect(format({ value: 2, currency: 'INR' })).toBe('₹2')
  })

  it('throws when it is first written if its currency or language does not exist', () => {
    const inIndia = moneyFormat({ language: 'en-IN' })
    expect(() => inIndia({ value: 1, currency: 'RUPEES' })).toThrow(RangeError)
    const nowhere = moneyFormat({ language: '' })
    expect(() => nowhere({ value: 1, currency: 'INR' })).toThrow(RangeError)
  })

  it('is written with an unknown code as it is, and with a lower-case one by its symbol', () => {
    const inIndia = moneyFormat({ language: 'en-IN' })
    expect(inIndia({ value: 1, currency: 'ZZZ' })).toBe('ZZZ\u00a01')
    expect(inIndia({ value: 1, currency: 'inr' })).toBe('₹1')
  })

  it.each([-1, 2e12, 745.125, Number.NaN])(
    'throws for a malformed currency of known format only if the platform is needed: %d',
    (value) => {
      const [rupee] = marketIn('en-IN').amounts ?? []
      if (rupee === undefined) throw new Error('the look of the rupee is known')
      const amounts = [{ ...rupee, currency: 'RUPEES' }]
      const inIndia = moneyFormat({ language: 'en-IN', amounts })
      expect(inIndia({ value: 745.5, currency: 'RUPEES' })).toBe('₹745.50')
      expect(inIndia({ value: 745.123, currency: 'RUPEES' })).toBe('₹745.12')
      expect(() => inIndia({ value, currency: 'RUPEES' })).toThrow(RangeError)
    },
  )
})

describe('an amount on a platform without formatToParts', () => {
  it.each(['en-IN', 'tr-TR', 'bn-BD', 'en-AE', 'de-DE'])(
    'is written the same in %s',
    (language) => {
      const hundredths = fc.integer({ min: -1e9, max: 1e9 }).map((count) => count / 100)
      const values = [0, -0.001, 1, 745.5, 99.999, 1.005, 1e15, Number.NaN]
      values.push(...fc.sample(hundredths, 1000))
      const texts = (): readonly string[] => {
        const inRupees = moneyFormat({ language })
        return values.map((value) => inRupees({ value, currency: 'INR' }))
      }
      expect(withoutParts(Intl.NumberFormat.prototype, texts)).toEqual(texts())
    },
  )
})
