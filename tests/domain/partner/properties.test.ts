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
  it('names a source that we know, as it is spelt, or none', () => {
    fc.assert(
      fc.property(fc.oneof(anySource, anyText), (raw) => {
        const known = infoSources.find((source) => source === raw)
        expect(parseInfoSource(raw)).toEqual(
          known === undefined ? E.left({ kind: 'InfoSourceMissing' }) : E.right(known),
        )
      }),
    )
  })

  it('that was kept is as it was, but for a city that is offered no more and its vehicle', () => {
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

  it('is for a city that the form offers, by its name alone', () => {
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

  it('is just what was filled in, its name without blanks and its number as it is dialled', () => {
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
