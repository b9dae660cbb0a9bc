import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { markets } from '../../../config/market/markets.ts'
import { type Asker, parseContact } from '../../../src/domain/fare/contact.ts'
import {
  emptyFareForm,
  type FareForm,
  parseFareEnquiry,
} from '../../../src/domain/fare/fareForm.ts'
import {
  type AddressEntry,
  noAddress,
  parseAddressPair,
} from '../../../src/domain/place/address.ts'
import { filledEnquiry, filledForm, india, marketIn } from '../../support/fares.ts'
import { anyWriting } from '../drawn.ts'

const guest: Asker = { kind: 'guest' }
const customer: Asker = {
  kind: 'customer',
  name: 'Asha',
  mobile: '9000000001',
  requirement: 'personal',
}

const asGuest = (locale: string, change: Partial<FareForm> = {}) =>
  parseFareEnquiry(marketIn(locale))(guest)({ ...filledForm, ...change })

describe('the fare form', () => {
  it('starts empty, for a category, with the consent that the country has by default', () => {
    expect(emptyFareForm(india, 'two-wheeler')).toEqual({
      pickup: { status: 'empty' },
      drop: { status: 'empty' },
      name: '',
      mobile: '',
      requirement: '',
      consent: true,
      category: 'two-wheeler',
    })
    const { country } = india
    const asking = { ...country, consent: { ...country.consent, byDefault: false } }
    expect(emptyFareForm({ ...india, country: asking }, 'trucks').consent).toBe(false)
  })

  it('of a guest makes an enquiry of what was entered', () => {
    expect(asGuest('en-IN')).toEqual(E.right(filledEnquiry))
  })

  it('left empty reports all of its errors at once', () => {
    expect(
      parseFareEnquiry(marketIn('tr-TR'))(guest)({
        ...emptyFareForm(marketIn('tr-TR'), 'trucks'),
        consent: false,
      }),
    ).toEqual(
      E.left({
        pickup: { kind: 'AddressMissing' },
        drop: { kind: 'AddressMissing' },
        name: { kind: 'NameMissing' },
        mobile: { kind: 'MobileMissing' },
        requirement: { kind: 'RequirementMissing' },
        consent: { kind: 'ConsentMissing' },
      }),
    )
  })

  it.each<[keyof FareForm, Partial<FareForm>, unknown]>([
    ['pickup', { pickup: noAddress }, { kind: 'AddressMissing' }],
    ['drop', { drop: { status: 'typed', text: 'Whitefield' } }, { kind: 'AddressUnchosen' }],
    ['name', { name: 'Al' }, { kind: 'NameTooShort', least: 3 }],
    ['mobile', { mobile: '12345' }, { kind: 'MobileMalformed', country: 'IN' }],
    ['requirement', { requirement: 'house_shift' }, { kind: 'RequirementMissing' }],
  ])('with only its %s wrong reports just that', (field, change, error) => {
    expect(asGuest('en-IN', change)).toStrictEqual(E.left({ [field]: error }))
  })

  it('reports the same errors by the same record, and other errors by another one', () => {
    const parse = parseFareEnquiry(india)(guest)
    const wrong: readonly Partial<FareForm>[] = [
      { pickup: noAddress },
      { pickup: { status: 'typed', text: 'Kora' } },
      { drop: noAddress },
      { drop: { status: 'typed', text: 'White' } },
      { name: '' },
      { name: 'Al' },
      { mobile: '' },
      { mobile: '98765' },
      { requirement: '' },
      { name: '', requirement: '' },
    ]
    const records = wrong.map((change) => parse({ ...filledForm, ...change }))
    expect(new Set(records).size).toBe(wrong.length)
    expect(wrong.map((change) => parse({ ...filledForm, ...change }))).toStrictEqual(records)
    for (const [at, change] of wrong.entries()) {
      expect(parse({ ...filledForm, ...change, category: 'two-wheeler' })).toBe(records[at])
    }
    expect(parse({ ...filledForm, name: 'Ax' })).toBe(parse({ ...filledForm, name: 'Al' }))
  })

  it('reports for each field the error of its own rule, whatever is wrong with the others', () => {
    const { country } = marketIn('tr-TR')
    const parse = parseFareEnquiry({ country })(guest)
    const { pickup: there } = filledForm
    if (there.status !== 'resolved') throw new Error('the filled form has no pickup')
    const { place } = there
    const ends: readonly AddressEntry[] = [
      there,
      noAddress,
      { status: 'typed', text: 'Kora' },
      { status: 'resolved', place: { ...place, landmark: '560034' } },
      { status: 'resolved', place: { ...place, location: { lat: 1000, lng: 77 } } },
    ]
    const names = ['Asha Rao', '', 'Al', 'R2-D2', 'A'.repeat(country.name.most + 1)]
    const mobiles = ['5321234567', '', '12345']
    const forms = ends.flatMap((pickup) =>
      ends.flatMap((drop) =>
        names.flatMap((name) =>
          mobiles.flatMap((mobile) =>
            ['personal', ''].flatMap((requirement) =>
              [true, false].map(
                (consent): FareForm => ({
                  ...{ pickup, drop, name, mobile, requirement, consent },
                  category: 'trucks',
                }),
              ),
            ),
          ),
        ),
      ),
    )
    // Parsed first, compared later: no form may get the answer of an earlier one.
    const said = forms.map(parse)
    const byRules = forms.map((form) => {
      const route = parseAddressPair(form)
      const contact = parseContact({ country })(form)
      const errors = {
        ...(E.isLeft(route) ? route.left : {}),
        ...(E.isLeft(contact) ? contact.left : {}),
        ...(form.consent ? {} : { consent: { kind: 'ConsentMissing' } }),
      }
      return Object.keys(errors).length === 0 ? null : errors
    })
    expect(said.map((answer) => (E.isLeft(answer) ? answer.left : null))).toStrictEqual(byRules)
    expect(said.filter(E.isRight)).toHaveLength(1)
    expect(new Set(said).size).toBe(forms.length)
    forms.forEach((form, at) => {
      if (byRules[at] !== null) expect(parse(form)).toBe(said[at])
    })
  })

  it('reports a missing consent in addition to another error', () => {
    const parse = parseFareEnquiry(marketIn('tr-TR'))(guest)
    const form = { ...filledForm, mobile: '', consent: true }
    const answers = [parse(form), parse({ ...form, consent: false })]
    expect(answers.map((said) => E.isLeft(said) && Object.keys(said.left))).toEqual([
      ['mobile'],
      ['mobile', 'consent'],
    ])
  })

  it('reports its errors in a record that cannot be changed', () => {
    const parse = parseFareEnquiry(marketIn('en-IN'))(guest)
    const form = { ...filledForm, name: 'R2-D2', mobile: '12' }
    const said = parse(form)
    const before = structuredClone(said)
    expect(E.isLeft(said)).toBe(true)
    if (E.isRight(said)) return
    expect(() => Object.assign(said, { left: {} })).toThrow(TypeError)
    expect(() => Object.assign(said.left, { name: undefined })).toThrow(TypeError)
    for (const error of Object.values(said.left)) {
      expect(() => Object.assign(error, { kind: 'Mine' })).toThrow(TypeError)
    }
    expect(parse(form)).toStrictEqual(before)
  })

  it.each(markets.locales.map(({ locale }) => locale))(
    'insists on consent in %s only if its country does',
    (locale) => {
      const isRequired = marketIn(locale).country.consent.required
      const parsed = asGuest(locale, { consent: false })
      const errors = E.isLeft(parsed) ? parsed.left : {}
      expect('consent' in errors).toBe(isRequired)
      expect(isRequired).toBe(marketIn(locale).region === 'tr')
    },
  )

  it('passes on whether consent was given', () => {
    expect(asGuest('en-IN', { consent: false })).toEqual(
      E.right({ ...filledEnquiry, consent: false }),
    )
    expect(asGuest('tr-TR', { mobile: '0532 123 45 67' })).toEqual(
      E.right({ ...filledEnquiry, contact: { ...filledEnquiry.contact, mobile: '5321234567' } }),
    )
  })

  it('of a customer asks for the route only and takes the contact that is known', () => {
    const form = { ...filledForm, name: '', mobile: 'x', requirement: '', consent: false }
    expect(parseFareEnquiry(marketIn('tr-TR'))(customer)(form)).toEqual(
      E.right({
        ...filledEnquiry,
        asker: 'customer',
        // An Indian number is not valid in Türkiye.
        contact: { name: 'Asha', mobile: '', requirement: 'personal' },
        consent: null,
      }),
    )
    expect(parseFareEnquiry(india)(customer)({ ...form, drop: noAddress })).toEqual(
      E.left({ drop: { kind: 'AddressMissing' } }),
    )
  })

  it.each([
    ["Maria D'Souza", ''],
    ['Al', ''],
    ['Asha Rao', 'Asha Rao'],
  ])('of a customer called %s sends the name %j', (name, told) => {
    const enquiry = parseFareEnquiry(india)({ ...customer, name })(filledForm)
    expect(enquiry).toMatchObject(E.right({ contact: { name: told, mobile: '9000000001' } }))
  })

  it.each([
    ['', ''],
    ['K', ''],
    ['R2-D2', ''],
    [' Kiran  Rao ', 'Kiran Rao'],
  ])('of a customer without a name is not refused for %j, and sends the name %j', (typed, told) => {
    const enquiry = parseFareEnquiry(india)({ ...customer, name: '' })
    expect(enquiry({ ...filledForm, name: typed })).toMatchObject(
      E.right({ contact: { name: told, mobile: '9000000001' } }),
    )
  })

  it.each([
    [null, 'business', 'business'],
    [null, '', 'personal'],
    [null, 'house_shift', 'personal'],
    ['personal', 'business', 'personal'],
  ] as const)(
    'of a customer with the requirement %j and an input of %j sends the requirement %s',
    (known, requirement, told) => {
      const asker = { ...customer, requirement: known }
      expect(parseFareEnquiry(india)(asker)({ ...filledForm, requirement })).toMatchObject(
        E.right({ contact: { requirement: told } }),
      )
    },
  )

  it('is refused to a guest if no mobile number is valid in the country', () => {
    expect(asGuest('bn-BD')).toEqual(
      E.left({ mobile: { kind: 'MobileCountryUnserved', country: 'BD' } }),
    )
  })

  it('is an enquiry or has an error, whatever is typed', () => {
    const typed = anyWriting(60)
    fc.assert(
      fc.property(
        fc.record({
          name: fc.oneof(typed, fc.constant(filledForm.name)),
          mobile: fc.oneof(typed, fc.constant(filledForm.mobile)),
          requirement: fc.constantFrom('', 'personal', 'business', 'house_shift', '__proto__'),
          consent: fc.boolean(),
        }),
        fc.constantFrom(...markets.locales.map(({ locale }) => locale)),
        (change, locale) => {
          const parsed = asGuest(locale, change)
          if (E.isLeft(parsed)) expect(Object.keys(parsed.left)).not.toHaveLength(0)
          else expect(parsed.right).toMatchObject({ asker: 'guest', consent: change.consent })
        },
      ),
    )
  })
})
