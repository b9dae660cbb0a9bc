import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { cities } from '../../../config/market/cities.ts'
import { cityNames } from '../../../config/market/cityNames.ts'
import { limits } from '../../../config/market/limits.ts'
import { type LeadCategory, leadCategory } from '../../../src/domain/lead/leadCategory.ts'
import { leadDraft, leadDraftFor } from '../../../src/domain/lead/leadDraft.ts'
import { emptyLeadForm } from '../../../src/domain/lead/leadForm.ts'
import { leadLink } from '../../../src/domain/lead/leadLink.ts'
import { leadPayload } from '../../../src/domain/lead/leadPayload.ts'
import { refusedLeadFields } from '../../../src/domain/lead/leadRefusal.ts'
import { cityOfPlace, cityOfVisitor, userCity } from '../../../src/domain/lead/userCity.ts'
import { cityOfGeoRegion } from '../../../src/domain/market/city.ts'
import { noAddress } from '../../../src/domain/place/address.ts'
import { metresBetween } from '../../../src/domain/place/coordinates.ts'
import { placeAt } from '../../support/places.ts'
import { anyMarket, anyOutcome, anyPlace, anyQuery, anyText } from '../drawn.ts'
import { guestLead } from './leads.ts'

const anyCategory = fc.constantFrom<LeadCategory>('two-wheeler', 'trucks', 'compact')
const anyCity = fc.constantFrom(...cities)
const anyEntry = fc.oneof(
  fc.constant(noAddress),
  anyText.map((text) => ({ status: 'typed' as const, text })),
  anyPlace.map((place) => ({ status: 'resolved' as const, place })),
)
const anyName = fc.constantFrom(...cityNames)

describe('a lead, wherever it is made', () => {
  it('is left in its country but for its visitor’s name and what they send, and is whole where it was left', () => {
    const anyForm = fc.record({
      pickup: anyEntry,
      drop: anyEntry,
      name: anyText,
      mobile: anyText,
      requirement: anyText,
      consent: fc.boolean(),
    })
    fc.assert(
      fc.property(anyMarket, anyMarket, anyCategory, anyForm, (here, there, category, form) => {
        const draft = leadDraft({ market: here })({ ...form, category })
        expect(leadDraftFor({ market: here })(draft)).toEqual(form)
        const { name, requirement } = form
        expect(leadDraftFor({ market: there })(draft)).toEqual(
          here.country.code === there.country.code ? form : { name, requirement },
        )
      }),
    )
  })

  it('starts with nothing but its category and the consent of the country', () => {
    fc.assert(
      fc.property(anyMarket, anyCategory, (market, category) => {
        expect(emptyLeadForm(market, category)).toEqual({
          pickup: { status: 'empty' },
          drop: { status: 'empty' },
          name: '',
          mobile: '',
          requirement: '',
          consent: market.country.consent.byDefault,
          category,
        })
      }),
    )
  })

  it('is about no parcel, and about nothing that is no code', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -3, max: 12 }), fc.double()), (code) => {
        const category = leadCategory(code)
        expect(category !== null).toBe(Number.isInteger(code) && code >= 0 && code <= 7)
        expect(category).not.toBe('courier')
      }),
    )
  })

  it('tells the service the route as it is, and of a customer nothing else', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, fc.nat(), fc.boolean(), (pickup, drop, region, isGuest) => {
        const contact = isGuest ? guestLead.contact : null
        const payload = leadPayload(region)({ ...guestLead, route: { pickup, drop }, contact })
        expect(payload.geo_region).toBe(region)
        expect(payload.pickup_address).toEqual({
          landmark: pickup.landmark,
          location: pickup.location,
        })
        expect(payload.drop_address).toEqual({ landmark: drop.landmark, location: drop.location })
        expect('mobile' in payload).toBe(isGuest)
      }),
    )
  })

  it('goes on by the returned link, which keeps what it has and doubles no name', () => {
    const names = ['geo_region_id', 'result', 'consent_for_callback', 'lead_entry_created']
    fc.assert(
      fc.property(anyQuery(...names), anyOutcome, fc.boolean(), (query, outcome, consent) => {
        const returned = { site: null, path: '/en-IN/fare_estimate_mob', query }
        const link = leadLink(returned)({ consent }, 3, outcome)
        expect(link.path).toBe(returned.path)
        expect(link.query.slice(0, query.length)).toEqual(query)
        const added = link.query.slice(query.length).map(([name]) => name)
        expect(new Set(added).size).toBe(added.length)
        for (const name of added) expect(query.map(([own]) => own)).not.toContain(name)
        const all = link.query.map(([name]) => name)
        expect(all).toEqual(expect.arrayContaining(['geo_region_id', 'consent_for_callback']))
        if (outcome.leadEntryCreated) expect(all).toContain('lead_entry_created')
        if (outcome.leadEntryCreated && outcome.result !== null) expect(all).toContain('result')
      }),
    )
  })

  it('is refused field by field, in the words of the service', () => {
    const anyError = fc.record({
      fieldName: fc.constantFrom('pickup', 'drop', 'name', 'mobile', 'requirement', 'consent', ''),
      message: fc.constantFrom('', ' ', 'No.', 'Not there.'),
    })
    fc.assert(
      fc.property(fc.array(anyError), (fieldErrors) => {
        const refused = refusedLeadFields({ fieldErrors, formError: null })
        const firsts = fieldErrors.filter(
          ({ fieldName, message }, at) =>
            !['consent', ''].includes(fieldName) &&
            message.trim() !== '' &&
            fieldErrors.findIndex(
              (other) => other.fieldName === fieldName && other.message.trim() !== '',
            ) === at,
        )
        expect(refused).toEqual(
          firsts.map(({ fieldName, message }) => ({ field: fieldName, message })),
        )
      }),
    )
  })
})

describe('the city of a place', () => {
  it('is found by any of its names, in the details or in the landmark, however it is written', () => {
    const anyCase = fc.constantFrom(
      (name: string) => ` ${name} `,
      (name: string) => name.toUpperCase(),
    )
    fc.assert(
      fc.property(anyName, anyCase, fc.boolean(), ([name, key], written, inDetails) => {
        // Some scripts have no capitals, and İ has another small letter than I.
        fc.pre(written(name).trim().toLowerCase() === name)
        const place = placeAt(inDetails ? 'Road 1' : `Road 1, ${written(name)}`, {
          lat: 12.9,
          lng: 77.6,
        })
        const details = { ...place.details, city: inDetails ? written(name) : '' }
        expect(cityOfPlace(cities, cityNames, limits.cityReach)({ ...place, details })?.key).toBe(
          key,
        )
      }),
    )
  })

  it('is the nearest of those that the services know where it has no name, or none', () => {
    const known = cities.filter(({ geoRegionId }) => geoRegionId !== null)
    const anyWhere = fc.constantFrom(...cities).chain(({ centre }) =>
      fc.record({
        lat: fc.double({ min: centre.lat - 1, max: centre.lat + 1, noNaN: true }),
        lng: fc.double({ min: centre.lng - 1, max: centre.lng + 1, noNaN: true }),
      }),
    )
    fc.assert(
      fc.property(anyWhere, fc.integer({ min: 0, max: 200_000 }), (location, reach) => {
        const city = cityOfPlace(cities, cityNames, reach)(placeAt('Road 1', location))
        const away = known.map(({ centre }) => metresBetween(centre, location))
        expect(away.some((metres) => metres <= reach)).toBe(city !== null)
        if (city !== null) {
          expect(known).toContain(city)
          expect(metresBetween(city.centre, location)).toBe(Math.min(...away))
        }
      }),
    )
  })

  it('is one of ours or none, whatever the place is called', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const city = cityOfPlace(cities, cityNames, limits.cityReach)(place)
        if (city !== null) expect(cities).toContain(city)
        expect(cityOfPlace([], cityNames, limits.cityReach)(place)).toBeNull()
      }),
    )
  })
})

describe('the city of a visitor', () => {
  it('is the one that was remembered', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        expect(cityOfVisitor(cities, 3)(userCity(city))?.key).toBe(city.key)
        expect(userCity(city)).toBe(userCity({ key: userCity(city) }))
      }),
    )
  })

  it('is the market’s own where no city of ours was remembered', () => {
    fc.assert(
      fc.property(fc.option(anyText), fc.integer({ min: 0, max: 60 }), (remembered, region) => {
        fc.pre(!cities.some((city) => userCity(city) === remembered))
        expect(cityOfVisitor(cities, region)(remembered)).toBe(cityOfGeoRegion(cities)(region))
      }),
    )
  })
})
