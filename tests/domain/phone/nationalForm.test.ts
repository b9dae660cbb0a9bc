import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { nationalForm, parseMobile } from '../../../src/domain/phone/mobileNumber.ts'
import { india } from '../../support/fares.ts'
import { anyMarket, anyTypedMobile } from '../drawn.ts'

const rule = india.country.phone

describe('the national form of what was typed', () => {
  it('is the same however the number is prefixed and spaced', () => {
    const number = fc.stringMatching(/^[1-9][0-9]{9}$/)
    const prefix = fc.constantFrom('', '0', '+91', '0091', '+91 0', '00910')
    const mark = fc.constantFrom('', ' ', '-', '.', '(', ')', '\u00a0', '\u2013', '\u202a')
    fc.assert(
      fc.property(number, prefix, mark, (national, dialled, between) => {
        const typed = `${dialled}${between}${national.split('').join(between)}${between}`
        expect(nationalForm(rule)(typed)).toBe(national)
      }),
    )
  })

  it.each([
    ['ring me', 'ringme'],
    ['+91 98x76', '98x76'],
    ['९८७ ext. ४', '987ext4'],
  ])('keeps the letters of %s, for the number’s rule to refuse', (typed, national) => {
    expect(nationalForm(rule)(typed)).toBe(national)
    expect(E.isLeft(parseMobile(rule)(typed))).toBe(true)
  })

  it('is the value of every number that is accepted', () => {
    fc.assert(
      fc.property(anyMarket, anyTypedMobile, (market, typed) => {
        const { phone } = market.country
        const parsed = parseMobile(phone)(typed)
        if (E.isRight(parsed)) expect(parsed.right).toBe(nationalForm(phone)(typed))
      }),
    )
  })
})
