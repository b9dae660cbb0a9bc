import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { partners } from '../../../config/market/partner.ts'
import { infoSources, parseInfoSource } from '../../../src/domain/partner/infoSource.ts'
import {
  cityOfName,
  emptyRegistration,
  parseRegistration,
} from '../../../src/domain/partner/registration.ts'
import { keptRegistrationFor } from '../../../src/domain/partner/registrationDraft.ts'
import { anyText } from '../drawn.ts'

const anyCity = fc.constantFrom(...partners.cities)
const anyVehicle = fc.constantFrom(...partners.vehicles)
const anySource = fc.constantFrom(...infoSources)

describe('a registration', () => {
  it('has a source of the list in its exact spelling, or none', () => {
    fc.assert(
      fc.property(fc.oneof(anySource, anyText), (raw) => {
        const known = infoSources.find((source) => source === raw)
        expect(parseInfoSource(raw)).toEqual(
          known === undefined ? E.left({ kind: 'InfoSourceMissing' }) : E.right(known),
        )
      }),
    )
  })

  it('that was kept is unchanged, but loses a city that is no longer offered, and its vehicle', () => {
    fc.assert(
      fc.property(anyCity, anyVehicle, anyText, fc.boolean(), (city, vehicle, name, isGone) => {
        const { id, name: cityName } = city
        const kept = {
          name,
          mobile: name,
          city: { id, name: cityName },
          vehicle,
          infoSource: name,
        }
        const cities = isGone
          ? partners.cities.filter((offered) => offered.name !== cityName)
          : partners.cities
        expect(keptRegistrationFor({ cities })(kept)).toEqual(
          isGone ? { ...kept, city: null, vehicle: null } : kept,
        )
      }),
    )
  })

  it('has a city only by the exact name of an offered one', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyCity.map(({ name }) => name),
          anyText,
        ),
        (wanted) => {
          const city = cityOfName(partners.cities)(wanted)
          const offered = partners.cities.find(({ name }) => name === wanted)
          expect(city).toEqual(
            offered === undefined ? null : { id: offered.id, name: offered.name },
          )
        },
      ),
    )
  })

  it('starts with the default city and nothing else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyCity.map(({ name }) => name),
          anyText,
        ),
        (defaultCity) => {
          expect(emptyRegistration({ ...partners, defaultCity })).toEqual({
            name: '',
            mobile: '',
            city: cityOfName(partners.cities)(defaultCity),
            vehicle: null,
            infoSource: '',
          })
        },
      ),
    )
  })

  it('has what was filled in, with a trimmed name and the number in its national form', () => {
    const anyForm = fc.record({
      name: fc.constantFrom('Lakshmi', ' A & B Transport 24x7 ', 'লক্ষ্মী'),
      mobile: fc.constantFrom('9812345678', '+91 98123-45678'),
      city: anyCity,
      vehicle: anyVehicle,
      infoSource: anySource,
    })
    fc.assert(
      fc.property(anyForm, (form) => {
        expect(parseRegistration(partners)(form)).toEqual(
          E.right({ ...form, name: form.name.trim(), mobile: '9812345678' }),
        )
      }),
    )
  })
})
