import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { parseSignup, type SignupForm } from '../../../src/domain/session/signup.ts'
import { india, marketIn } from '../../support/fares.ts'

const filled: SignupForm = {
  name: ' Ravi  Kumar ',
  mobile: '+91 98123-45678',
  email: ' ravi@example.in ',
  whatsappConsent: false,
}

describe('the signup form', () => {
  it('makes an applicant of what was typed', () => {
    expect(parseSignup(india)(filled)).toEqual(
      E.right({
        name: 'Ravi Kumar',
        mobile: '9812345678',
        email: 'ravi@example.in',
        whatsappConsent: false,
      }),
    )
  })

  it.each([
    [{ name: '' }, { name: { kind: 'NameMissing' } }],
    [{ name: 'Al' }, { name: { kind: 'NameTooShort', least: 3 } }],
    [{ name: 'A'.repeat(51) }, { name: { kind: 'NameTooLong', most: 50 } }],
    [{ name: 'R2 D2' }, { name: { kind: 'NameMalformed' } }],
    [{ mobile: '' }, { mobile: { kind: 'MobileMissing' } }],
    [{ mobile: '5812345678' }, { mobile: { kind: 'MobileMalformed', country: 'IN' } }],
    [{ email: '' }, { email: { kind: 'EmailMalformed' } }],
  ])('says what is wrong with %j', (change, errors) => {
    expect(parseSignup(india)({ ...filled, ...change })).toEqual(E.left(errors))
  })

  it('says everything that is wrong at once', () => {
    const wrong = parseSignup(india)({ name: '', mobile: '', email: '', whatsappConsent: true })
    expect(E.isLeft(wrong) ? Object.keys(wrong.left).toSorted() : wrong).toEqual([
      'email',
      'mobile',
      'name',
    ])
  })

  it('has the rules of its country', () => {
    const turkish = { ...filled, mobile: '0532 123 45 67' }
    expect(parseSignup(marketIn('tr-TR'))(turkish)).toEqual(
      E.right(expect.objectContaining({ mobile: '5321234567' })),
    )
    expect(E.isLeft(parseSignup(india)(turkish))).toBe(true)
  })

  it('names a field that is wrong, or none', () => {
    const form = fc.record({
      name: fc.oneof(fc.string(), fc.constant(filled.name)),
      mobile: fc.oneof(fc.string(), fc.constant(filled.mobile)),
      email: fc.oneof(fc.string(), fc.constant(filled.email)),
      whatsappConsent: fc.boolean(),
    })
    fc.assert(
      fc.property(form, (typed) => {
        const parsed = parseSignup(india)(typed)
        if (E.isLeft(parsed)) expect(Object.keys(parsed.left)).not.toHaveLength(0)
        else expect(parsed.right.whatsappConsent).toBe(typed.whatsappConsent)
      }),
    )
  })
})
