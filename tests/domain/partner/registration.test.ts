import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { partners } from '../../../config/market/partner.ts'
import { infoSources, parseInfoSource } from '../../../src/domain/partner/infoSource.ts'
import {
  emptyRegistration,
  parseRegistration,
  type RegistrationForm,
} from '../../../src/domain/partner/registration.ts'

const pune = { id: 8, name: 'pune' }
const tataAce = { id: 1, name: 'Tata Ace' }

const filled: RegistrationForm = {
  name: ' Balwinder Singh ',
  mobile: '+91 98123-45678',
  city: pune,
  vehicle: tataAce,
  infoSource: 'driver_referral',
}

const parse = (change: Partial<RegistrationForm> = {}) =>
  parseRegistration(partners)({ ...filled, ...change })

describe('the registration form', () => {
  it('starts empty except for the city, which is Bangalore', () => {
    expect(emptyRegistration(partners)).toEqual({
      name: '',
      mobile: '',
      city: { id: 3, name: 'bangalore' },
      vehicle: null,
      infoSource: '',
    })
  })

  it('starts without a city if the default one is not offered', () => {
    expect(emptyRegistration({ ...partners, defaultCity: 'dubai' }).city).toBeNull()
  })

  it('becomes a registration once it is filled in', () => {
    expect(parse()).toEqual(
      E.right({
        name: 'Balwinder Singh',
        mobile: '9812345678',
        city: pune,
        vehicle: tataAce,
        infoSource: 'driver_referral',
      }),
    )
  })

  it('reports everything that is missing at once', () => {
    expect(parseRegistration(partners)({ ...emptyRegistration(partners), city: null })).toEqual(
      E.left({
        name: { kind: 'NameMissing' },
        mobile: { kind: 'MobileMissing' },
        city: { kind: 'CityMissing' },
        vehicle: { kind: 'VehicleMissing' },
        infoSource: { kind: 'InfoSourceMissing' },
      }),
    )
  })

  it.each<[keyof RegistrationForm, Partial<RegistrationForm>, unknown]>([
    ['name', { name: ' \t' }, { kind: 'NameMissing' }],
    ['name', { name: '\u200b' }, { kind: 'NameMissing' }],
    ['name', { name: 'A'.repeat(51) }, { kind: 'NameTooLong', most: 50 }],
    ['mobile', { mobile: ' ' }, { kind: 'MobileMissing' }],
    ['mobile', { mobile: '12345' }, { kind: 'MobileMalformed', country: 'IN' }],
    ['mobile', { mobile: '0501234567' }, { kind: 'MobileMalformed', country: 'IN' }],
    ['city', { city: null }, { kind: 'CityMissing' }],
    ['vehicle', { vehicle: null }, { kind: 'VehicleMissing' }],
    ['infoSource', { infoSource: 'a friend' }, { kind: 'InfoSourceMissing' }],
  ])('with only its %s wrong reports just that: %j', (field, change, error) => {
    expect(parse(change)).toEqual(E.left({ [field]: error }))
  })

  it.each(['A', 'A'.repeat(50), 'क'.repeat(50), '🛺'.repeat(50), 'M/s Balaji Transport 24x7'])(
    'takes the name %s, as only its length is limited',
    (name) => {
      expect(parse({ name })).toMatchObject({ right: { name } })
    },
  )

  it('takes a name of 1 to 50 letters, and refuses any other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
        const letters = Array.from(name.trim()).length
        expect(E.isRight(parse({ name }))).toBe(letters > 0 && letters <= 50)
      }),
    )
  })
})

describe('the source from which a partner heard of us', () => {
  it('is one of eleven sources, in their order', () => {
    expect(infoSources).toEqual([
      'bus_ads',
      'pamphlet',
      'garage_hoarding',
      'newspaper_ads',
      'driver_referral',
      'customer_referral',
      'channel_partner',
      'others',
      'fos',
      'online/facebook',
      'smart_shift',
    ])
    for (const source of infoSources) expect(parseInfoSource(source)).toEqual(E.right(source))
  })

  it.each(['', 'Bus_ads', 'bus ads', 'toString', '0'])('is not %j', (raw) => {
    expect(parseInfoSource(raw)).toEqual(E.left({ kind: 'InfoSourceMissing' }))
  })
})

describe('the cities of partners', () => {
  it('are the 22 of India, from Mumbai to Kanpur', () => {
    expect(partners.cities.map(({ name }) => name)).toEqual([
      'mumbai',
      'delhi ncr',
      'delhi',
      'bangalore',
      'hyderabad',
      'chennai',
      'ahmedabad',
      'jaipur',
      'pune',
      'kolkata',
      'surat',
      'lucknow',
      'coimbatore',
      'indore',
      'nagpur',
      'chandigarh',
      'vadodara',
      'ludhiana',
      'kochi',
      'nashik',
      'visakhapatnam',
      'kanpur',
    ])
  })

  it('have the ids of their geo regions, Delhi that of Delhi NCR', () => {
    const ids = new Map(partners.cities.map(({ name, id }) => [name, id]))
    expect([ids.get('delhi'), ids.get('delhi ncr')]).toEqual([2, 2])
    expect([...new Set(ids.values())].sort((a, b) => a - b)).toEqual([
      ...Array.from({ length: 19 }, (_, at) => at + 1),
      29,
      30,
    ])
  })
})
