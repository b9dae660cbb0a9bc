import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { isMobileWhole } from '../../../src/domain/phone/mobileLength.ts'
import { parseMobile } from '../../../src/domain/phone/mobileNumber.ts'
import { india, marketIn } from '../../support/fares.ts'
import { anyMarket, anyTypedMobile } from '../drawn.ts'

describe('a mobile number of full length', () => {
  it.each([
    ['en-IN', '5555555555', true],
    ['en-IN', '+91 98765-43210', true],
    ['en-IN', ' 919876543210', true],
    ['en-IN', ' 9876543210', true],
    ['en-IN', '919876543210', false],
    ['en-IN', 'a 9876543210', false],
    ['en-IN', '- 919876543210', false],
    ['en-IN', '555555555', false],
    ['en-IN', '55555555555', false],
    ['en-IN', 'abcdefghij', false],
    ['en-IN', 'a555555555', false],
    ['en-IN', '555555555a', false],
    ['en-IN', '555555555/', false],
    ['en-IN', '555555555:', false],
    ['en-IN', '', false],
    ['en-AE', '911234567', true],
    ['en-AE', '9112345678', false],
    ['en-AE', ' 971501234567', true],
    ['bn-BD', '1712345678', true],
  ])('in %s %s is one: %s', (locale, mobile, isWhole) => {
    expect(isMobileWhole(marketIn(locale).country.phone)(mobile)).toBe(isWhole)
  })

  it.each([
    ['BT', '975', 8, ' 97517123456', true],
    ['SG', '65', 8, ' 6581234567', true],
    ['SG', '65', 8, '6581234567', false],
    ['CN', '86', 11, ' 13812345678', true],
  ])(
    'has the length of the rule of %s, +%s and %d digits: %j',
    (country, callingCode, digits, mobile, isWhole) => {
      expect(isMobileWhole({ country, callingCode, digits, starts: [] })(mobile)).toBe(isWhole)
    },
  )

  it('is every number that is valid in its market', () => {
    fc.assert(
      fc.property(anyMarket, anyTypedMobile, ({ country: { phone } }, typed) => {
        if (E.isRight(parseMobile(phone)(typed))) {
          expect(isMobileWhole(phone)(typed)).toBe(true)
        }
      }),
    )
  })

  it('has the number of digits of its market, whichever they are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{0,14}$/), (digits) => {
        const { phone } = india.country
        expect(isMobileWhole(phone)(digits)).toBe(digits.length === phone.digits)
      }),
    )
  })
})
