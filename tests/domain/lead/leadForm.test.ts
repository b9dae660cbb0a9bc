import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { services } from '../../../config/market/services.ts'
import { servicesIn } from '../../../src/domain/fare/service.ts'
import { categoryOfLead, leadCategory } from '../../../src/domain/lead/leadCategory.ts'
import { emptyLeadForm, type LeadForm, parseLead } from '../../../src/domain/lead/leadForm.ts'
import { noAddress } from '../../../src/domain/place/address.ts'
import { india, marketIn } from '../../support/fares.ts'
import { entryOf, koramangala, placeAt, whitefield } from '../../support/places.ts'
import { anyWriting } from '../drawn.ts'
import { filledLead } from './leads.ts'

const inDubai = servicesIn(services)(559)

const asGuest = (change: Partial<LeadForm> = {}, locale = 'en-IN') =>
  parseLead(marketIn(locale))({ kind: 'guest' })({ ...filledLead, ...change })

const asCustomer = (change: Partial<LeadForm> = {}) =>
  parseLead(india)({ kind: 'customer' })({ ...filledLead, ...change })

describe('the lead form', () => {
  it('starts empty, with the consent given', () => {
    expect(emptyLeadForm(india, 'compact')).toEqual({
      pickup: { status: 'empty' },
      drop: { status: 'empty' },
      name: '',
      mobile: '',
      requirement: '',
      consent: true,
      category: 'compact',
    })
  })

  it('starts without consent if the country does not presume it', () => {
    const { country } = india
    const asking = { ...country, consent: { ...country.consent, byDefault: false } }
    expect(emptyLeadForm({ country: asking }, 'trucks').consent).toBe(false)
  })

  it('of a guest becomes a lead with their contact', () => {
    expect(asGuest()).toEqual(
      E.right({
        route: { pickup: koramangala, drop: whitefield },
        contact: { name: 'Kiran Rao', mobile: '9812345678', requirement: 'business' },
        consent: true,
        category: 'trucks',
      }),
    )
  })

  it('reports everything that is missing at once', () => {
    expect(parseLead(india)({ kind: 'guest' })(emptyLeadForm(india, 'trucks'))).toEqual(
      E.left({
        pickup: { kind: 'AddressMissing' },
        drop: { kind: 'AddressMissing' },
        name: { kind: 'NameMissing' },
        mobile: { kind: 'MobileMissing' },
        requirement: { kind: 'RequirementMissing' },
      }),
    )
  })

  it.each<[keyof LeadForm, Partial<LeadForm>, unknown]>([
    ['pickup', { pickup: noAddress }, { kind: 'AddressMissing' }],
    [
      'pickup',
      { pickup: entryOf(placeAt('', { lat: 12.9, lng: 77.6 })) },
      { kind: 'LandmarkMalformed' },
    ],
    [
      'pickup',
      { pickup: entryOf(placeAt('Nowhere', { lat: 1000, lng: 77.6 })) },
      { kind: 'LocationUnresolved' },
    ],
    ['drop', { drop: { status: 'typed', text: 'Whitefield' } }, { kind: 'AddressUnchosen' }],
    [
      'drop',
      { drop: entryOf(placeAt('Equator', { lat: 0, lng: 77.6 })) },
      { kind: 'LocationUnresolved' },
    ],
    ['name', { name: ' Al ' }, { kind: 'NameTooShort', least: 3 }],
    ['mobile', { mobile: '12345' }, { kind: 'MobileMalformed', country: 'IN' }],
    ['requirement', { requirement: 'house_shift' }, { kind: 'RequirementMissing' }],
  ])('with only its %s wrong reports just that: %j', (field, change, error) => {
    expect(asGuest(change)).toEqual(E.left({ [field]: error }))
  })

  it('judges a mobile by the country of the locale', () => {
    expect(asGuest({ mobile: '05321234567' }, 'tr-TR')).toMatchObject({
      right: { contact: { mobile: '5321234567' } },
    })
    expect(asGuest({ mobile: '9812345678' }, 'tr-TR')).toEqual(
      E.left({ mobile: { kind: 'MobileMalformed', country: 'TR' } }),
    )
    expect(asGuest({}, 'bn-BD')).toEqual(
      E.left({ mobile: { kind: 'MobileCountryUnserved', country: 'BD' } }),
    )
  })

  it.each(['en-IN', 'tr-TR'])('takes the consent as it was given in %s', (locale) => {
    const mobile = locale === 'tr-TR' ? '5321234567' : '9812345678'
    for (const consent of [true, false]) {
      expect(asGuest({ consent, mobile }, locale)).toMatchObject({ right: { consent } })
    }
  })

  it('asks a customer only for the route', () => {
    const contactless = { name: '', mobile: 'x', requirement: '' }
    expect(asCustomer(contactless)).toEqual(
      E.right({
        route: { pickup: koramangala, drop: whitefield },
        contact: null,
        consent: true,
        category: 'trucks',
      }),
    )
    expect(asCustomer({ ...contactless, drop: noAddress })).toEqual(
      E.left({ drop: { kind: 'AddressMissing' } }),
    )
  })

  it('is a lead or has an error, whatever is typed', () => {
    const typed = anyWriting(60)
    fc.assert(
      fc.property(
        fc.record({
          name: fc.oneof(typed, fc.constant(filledLead.name)),
          mobile: fc.oneof(typed, fc.constant(filledLead.mobile)),
          requirement: fc.constantFrom('', 'personal', 'business', '__proto__'),
          consent: fc.boolean(),
        }),
        (change) => {
          const parsed = asGuest(change)
          if (E.isLeft(parsed)) expect(Object.keys(parsed.left)).not.toHaveLength(0)
          else expect(parsed.right).toMatchObject({ consent: change.consent })
        },
      ),
    )
  })
})

describe('the category of a lead', () => {
  it.each([
    [0, 'two-wheeler'],
    [1, 'trucks'],
    [2, 'trucks'],
    [3, 'trucks'],
    [4, 'trucks'],
    [5, 'compact'],
    [6, 'trucks'],
    [7, 'trucks'],
  ])('follows from the code %d: %s', (code, category) => {
    expect(leadCategory(code)).toBe(category)
  })

  it.each([-1, 8, 0.5, Number.NaN])('does not follow from %d', (code) => {
    expect(leadCategory(code)).toBeNull()
    expect(categoryOfLead([], inDubai)(code)).toBe('trucks')
  })

  it('follows from the code of the link before that of the page', () => {
    expect(categoryOfLead([['service_category', '0']], inDubai)(5)).toBe('two-wheeler')
    expect(categoryOfLead([['service_category', '8']], inDubai)(5)).toBe('compact')
    expect(categoryOfLead([['service_category', 'compact']], inDubai)(0)).toBe('two-wheeler')
  })

  it('follows from the code of the link only if that service is offered', () => {
    const anyCode = fc.integer({ min: 0, max: 8 })
    const anyOffer = fc.subarray([...services])
    fc.assert(
      fc.property(anyCode, anyCode, anyOffer, (linked, own, offered) => {
        const category = categoryOfLead([['service_category', String(linked)]], offered)(own)
        const isOffered = offered.some((service) => service.category === leadCategory(linked))
        expect(category).toBe((isOffered ? leadCategory(linked) : leadCategory(own)) ?? 'trucks')
      }),
    )
    const inIndia = servicesIn(services)(3)
    expect(categoryOfLead([['service_category', '5']], inDubai)(4)).toBe('compact')
    expect(categoryOfLead([['service_category', '5']], inIndia)(4)).toBe('trucks')
  })
})
