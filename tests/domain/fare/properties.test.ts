import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { categoryAliases } from '../../../config/market/categories.ts'
import { cities } from '../../../config/market/cities.ts'
import { services } from '../../../config/market/services.ts'
import { knownContact, parseContact } from '../../../src/domain/fare/contact.ts'
import {
  emptyFareForm,
  type FareField,
  parseFareEnquiry,
} from '../../../src/domain/fare/fareForm.ts'
import {
  allowsCallback,
  callbackQuery,
  consentQuery,
  geoRegionOf,
  linkedCategory,
  partFareQuery,
  readResultsLink,
  routeInLink,
} from '../../../src/domain/fare/fareLink.ts'
import { readRefusal, refusedFields } from '../../../src/domain/fare/fareRefusal.ts'
import { askedCategory, parseCategory } from '../../../src/domain/fare/namedCategory.ts'
import { quotedFields } from '../../../src/domain/fare/quotedFields.ts'
import {
  fareRequirements,
  knownRequirement,
  namedRequirement,
  parseRequirement,
} from '../../../src/domain/fare/requirement.ts'
import { followCode, serviceLink, servicesIn } from '../../../src/domain/fare/service.ts'
import {
  categoryName,
  categoryToken,
  codeIn,
  type FareCategory,
  hasFares,
  type ServiceCategory,
} from '../../../src/domain/fare/serviceCategory.ts'
import { cheapestFirst, isCheapest, shownVehicles } from '../../../src/domain/fare/vehicle.ts'
import { firstOf } from '../../../src/domain/link/query.ts'
import { placeOf, type Waypoint } from '../../../src/domain/place/address.ts'
import { parseCoordinates } from '../../../src/domain/place/coordinates.ts'
import { linkedLandmark } from '../../../src/domain/place/linkedLandmark.ts'
import { filledEnquiry, filledForm, india, tataAce } from '../../support/fares.ts'
import {
  anyEntry,
  anyLocale,
  anyMarket,
  anyOutcome,
  anyPlace,
  anyPoint,
  anyQuery,
  anyText,
} from '../drawn.ts'

const anyCategory = fc.constantFrom<ServiceCategory>('two-wheeler', 'trucks', 'compact', 'courier')
const anyFareCategory = fc.constantFrom<FareCategory>('two-wheeler', 'trucks')
const anyConsent = fc.constantFrom(null, true, false)
const anyRequirement = fc.oneof(fc.constantFrom('personal', 'business', 'house_shift'), anyText)

describe('any fare form', () => {
  it('starts with only its category and the default consent of the country', () => {
    fc.assert(
      fc.property(anyMarket, anyFareCategory, (market, category) => {
        const { consent, pickup, drop, name, mobile, requirement } = emptyFareForm(market, category)
        expect(consent).toBe(market.country.consent.byDefault)
        expect([pickup.status, drop.status]).toEqual(['empty', 'empty'])
        expect([name, mobile, requirement]).toEqual(['', '', ''])
        expect(emptyFareForm(market, category).category).toBe(category)
      }),
    )
  })

  it('asks only a guest for consent, and only if the country does', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (shown, required, given) => {
        const { country } = india
        const market = {
          ...india,
          country: { ...country, consent: { ...country.consent, shown, required } },
        }
        const form = { ...filledForm, consent: given }
        const guest = parseFareEnquiry(market)({ kind: 'guest' })(form)
        expect(guest).toEqual(
          required && !given
            ? E.left({ consent: { kind: 'ConsentMissing' } })
            : E.right({ ...filledEnquiry, consent: shown ? given : null }),
        )
        const contact = { name: 'Asha', mobile: '9876543210', requirement: 'personal' } as const
        const customer = parseFareEnquiry(market)({ kind: 'customer', ...contact })(form)
        expect(customer).toEqual(
          E.right({ ...filledEnquiry, asker: 'customer', contact, consent: null }),
        )
      }),
    )
  })

  it('takes the requirement that a customer has named, else that of the form, else personal', () => {
    const anyNamed = fc.constantFrom('personal', 'business', 'house_shift', null)
    fc.assert(
      fc.property(anyNamed, anyRequirement, (named, requirement) => {
        const known = { name: 'Asha', mobile: '9876543210', requirement: named } as const
        const parsed = parseFareEnquiry(india)({ kind: 'customer', ...known })({
          ...filledForm,
          requirement,
        })
        const told = named ?? knownRequirement(requirement)
        expect(parsed).toMatchObject({ right: { contact: { requirement: told } } })
        expect(knownContact(india)(known).requirement).toBe(named ?? 'personal')
      }),
    )
  })

  it('takes a valid name from a customer without one, and refuses no other input', () => {
    const asker = {
      kind: 'customer',
      name: '',
      mobile: '9876543210',
      requirement: 'personal',
    } as const
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constant('Asha Rao')), (name) => {
        const parsed = parseFareEnquiry(india)(asker)({ ...filledForm, name })
        const asGuest = parseContact(india)({ ...filledForm, name })
        const told = E.isRight(asGuest) ? asGuest.right.name : ''
        expect(parsed).toMatchObject({ right: { contact: { name: told } } })
      }),
    )
  })
})

describe('any contact', () => {
  it('of a guest reports for each part its own error, independent of the others', () => {
    const right = { name: 'Kiran Rao', mobile: '9812345678', requirement: 'business' }
    const anyContact = fc.record({
      name: fc.oneof(fc.constant(right.name), anyText),
      mobile: fc.oneof(fc.constant(right.mobile), anyText),
      requirement: anyRequirement,
    })
    const errorsOf = (change: Partial<typeof right>) => {
      const parsed = parseContact(india)({ ...right, ...change })
      return E.isLeft(parsed) ? parsed.left : {}
    }
    fc.assert(
      fc.property(anyContact, ({ name, mobile, requirement }) => {
        expect(errorsOf({ name, mobile, requirement })).toEqual({
          ...errorsOf({ name }),
          ...errorsOf({ mobile }),
          ...errorsOf({ requirement }),
        })
      }),
    )
  })

  it('of a customer has only what a guest could have entered', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText, fc.constantFrom('Asha Rao', 'Asha\u200b Rao')),
        fc.oneof(anyText, fc.constantFrom('9876543210', '+91 98765-43210')),
        (name, mobile) => {
          const askedAs = (who: { readonly name?: string; readonly mobile?: string }) =>
            parseContact(india)({
              name: 'Asha Rao',
              mobile: '9876543210',
              requirement: 'personal',
              ...who,
            })
          const byName = askedAs({ name })
          const byMobile = askedAs({ mobile })
          expect(knownContact(india)({ name, mobile, requirement: 'personal' })).toEqual({
            name: E.isRight(byName) ? byName.right.name : '',
            mobile: E.isRight(byMobile) ? byMobile.right.mobile : '',
            requirement: 'personal',
          })
        },
      ),
    )
  })
})

describe('any results link', () => {
  it('allows a callback unless its consent is false', () => {
    fc.assert(
      fc.property(anyConsent, (consent) => {
        expect(allowsCallback(consentQuery({ consent }))).toBe(consent !== false)
      }),
    )
    fc.assert(
      fc.property(anyQuery('consent_for_callback'), (query) => {
        const said = query.find(([name]) => name === 'consent_for_callback')?.[1]
        expect(allowsCallback(query)).toBe(said !== 'false')
      }),
    )
  })

  it('has the id, the result and the lead entry of the callback', () => {
    fc.assert(
      fc.property(anyOutcome, (outcome) => {
        const query = callbackQuery(outcome)
        expect(firstOf(query)('callback_request_id')).toBe(outcome.callbackRequestId)
        expect(firstOf(query)('result')).toBe(outcome.result)
        expect(firstOf(query)('lead_entry_created')).toBe(String(outcome.leadEntryCreated))
      }),
    )
  })

  it('names a geo region only by a positive whole number', () => {
    const anyId = fc.oneof(fc.integer().map(String), fc.double().map(String), anyText)
    fc.assert(
      fc.property(anyId, fc.integer({ min: 1 }), (id, otherwise) => {
        const region = geoRegionOf(otherwise)([['geo_region_id', id]])
        expect(region === otherwise || region === Number(id)).toBe(true)
        expect(Number.isInteger(region) && region > 0).toBe(true)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
        expect(geoRegionOf(0)([['geo_region_id', String(id)]])).toBe(id)
      }),
    )
  })

  it('is split without loss, and its rest names no people and no places', () => {
    const names = ['customer_name', 'customer_mobile', 'frequency', 'from_address_lat', 'result']
    fc.assert(
      fc.property(anyQuery(...names), (query) => {
        const { taken, rest } = partFareQuery(query)
        expect(taken.length + rest.length).toBe(query.length)
        expect(query.filter((pair) => taken.includes(pair))).toEqual(taken)
        expect(query.filter((pair) => rest.includes(pair))).toEqual(rest)
        for (const [name] of rest) expect(names.slice(0, 4)).not.toContain(name)
      }),
    )
  })

  it('is read in the same parts, together with the first token in it', () => {
    const names = ['customer_name', 'fare_estimate_token', 'result']
    fc.assert(
      fc.property(anyMarket, anyQuery(...names), ({ country }, query) => {
        const { token, isWhole, kept, ...parts } = readResultsLink(country.phone)(query)
        expect(parts).toEqual(partFareQuery(query))
        expect(readResultsLink(country.phone)(kept)).toMatchObject({ token, taken: parts.taken })
        expect(token ?? '').toBe((firstOf(query)('fare_estimate_token') ?? '').trim())
        expect(isWhole).toBe(true)
      }),
    )
  })

  it('names an end by a landmark and a point, or not at all', () => {
    const landmarks = anyText.filter((text) => linkedLandmark(text) !== '')
    fc.assert(
      fc.property(anyPoint, landmarks, anyQuery('to_address_landmark'), (point, landmark, more) => {
        const { pickup, drop } = routeInLink([
          ['from_address_landmark', landmark],
          ['from_address_lat', String(point.lat)],
          ['from_address_long', String(point.lng)],
          ...more,
        ])
        expect(pickup).toEqual({
          landmark: linkedLandmark(landmark),
          location: parseCoordinates(String(point.lat), String(point.lng)),
        })
        expect(drop).toBeNull()
      }),
    )
  })

  it('has the first category that it names, if that has fares', () => {
    const spellings = new Map([
      ['2 wheeler', 'two-wheeler'],
      ['2w', 'two-wheeler'],
      ['twowheelers', 'two-wheeler'],
      ['0', 'two-wheeler'],
      ['trucks', 'trucks'],
      ['4', 'trucks'],
    ])
    const anyName = fc.oneof(
      anyCategory.map(categoryName),
      fc.constantFrom(...spellings.keys()),
      anyText,
    )
    fc.assert(
      fc.property(fc.array(anyName), (said) => {
        const category = linkedCategory(said.map((name) => ['service_category', name] as const))
        expect(category).toBe(spellings.get((said[0] ?? '').toLowerCase()) ?? null)
      }),
    )
  })
})

describe('a refusal of the service', () => {
  const anyErrors = fc.uniqueArray(
    fc.record({
      field: fc.constantFrom<FareField>('pickup', 'drop', 'name', 'mobile', 'requirement'),
      message: fc.constantFrom('No.', 'Not there.'),
    }),
    { selector: ({ field }) => field },
  )
  const anyUnserved = fc.constantFrom<readonly Waypoint[]>(['pickup'], ['drop'], ['pickup', 'drop'])

  it('is shown once per field, and at no address that is served', () => {
    fc.assert(
      fc.property(
        anyErrors,
        anyUnserved,
        fc.option(anyText),
        (fieldErrors, unserved, formError) => {
          const fields = refusedFields({ unserved, fieldErrors, formError })
          const named = fields.map(({ field }) => field)
          expect(new Set(named).size).toBe(named.length)
          for (const field of ['pickup', 'drop'] as const) {
            if (!unserved.includes(field)) expect(named).not.toContain(field)
          }
          const isSaid = fieldErrors.some(({ field }) => field === 'pickup' || field === 'drop')
          expect(named).toEqual(expect.arrayContaining([...unserved]))
          for (const { message } of fields) {
            if (message === null) expect(isSaid || formError !== null).toBe(false)
          }
        },
      ),
    )
  })

  const anyField = fc.constantFrom('pickup', 'drop', 'name', 'mobile', 'requirement', 'consent')
  const anyRefused = fc.array(fc.record({ field: anyField, message: anyText }))

  it('is shown to a customer as the form’s own message, else the first not about the route', () => {
    fc.assert(
      fc.property(anyRefused, fc.option(anyText), (refused, formError) => {
        const ofThem = refused.filter(({ field }) => !['pickup', 'drop'].includes(field))
        const said = (asker: 'customer' | 'guest') =>
          readRefusal(asker)(formError, refused).failure?.message ?? null
        expect(said('customer')).toBe(formError ?? ofThem[0]?.message ?? null)
        expect(said('guest')).toBe(formError)
      }),
    )
  })

  it('is shown somewhere, or counts as wordless', () => {
    const anySaid = fc.array(fc.record({ field: anyField, message: fc.option(anyText) }))
    fc.assert(
      fc.property(
        fc.constantFrom('customer' as const, 'guest' as const),
        anySaid,
        fc.option(anyText),
        (asker, refused, formError) => {
          const { failure, isWordless } = readRefusal(asker)(formError, refused)
          const messages = [failure?.message ?? null, ...refused.map(({ message }) => message)]
          expect(isWordless).toBe(messages.every((message) => message === null))
          expect(failure === null && refused.length === 0).toBe(false)
        },
      ),
    )
  })

  it('is shown only at the fields that it names if every address is served', () => {
    fc.assert(
      fc.property(anyErrors, fc.option(anyText), (fieldErrors, formError) => {
        expect(refusedFields({ unserved: [], fieldErrors, formError })).toEqual(fieldErrors)
      }),
    )
  })
})

describe('a quoted route', () => {
  const anyForm = fc.record({ pickup: anyEntry, drop: anyEntry, category: anyFareCategory })
  const anyQuoted = fc.record({
    pickup: fc.option(anyPlace),
    drop: fc.option(anyPlace),
    category: fc.option(anyFareCategory),
  })

  it('is put into the form, and the parts that it lacks stay as they were', () => {
    fc.assert(
      fc.property(anyForm, anyQuoted, (form, quoted) => {
        const after = { ...form, ...quotedFields(quoted)(form) }
        expect(quotedFields(quoted)(after)).toBeNull()
        for (const end of ['pickup', 'drop'] as const) {
          const place = quoted[end]
          if (place === null) expect(after[end]).toBe(form[end])
          else expect(placeOf(after[end])?.location).toEqual(place.location)
        }
        expect(after.category).toBe(quoted.category ?? form.category)
      }),
    )
  })
})

describe('the requirement of goods', () => {
  it('is one of those offered, or missing', () => {
    fc.assert(
      fc.property(anyRequirement, (raw) => {
        const parsed = parseRequirement(fareRequirements)(raw)
        const offered = fareRequirements.find((requirement) => requirement === raw)
        expect(parsed).toEqual(
          offered === undefined ? E.left({ kind: 'RequirementMissing' }) : E.right(offered),
        )
        expect(namedRequirement(raw)).toBe(offered ?? null)
        expect(knownRequirement(raw)).toBe(offered ?? 'personal')
      }),
    )
  })
})

describe('the services on offer', () => {
  const anyCity = fc.option(
    fc.constantFrom(...cities.flatMap(({ geoRegionId }) => geoRegionId ?? [])),
  )
  const anyCode = fc.integer({ min: -1, max: 12 })

  it('are those of the city, in the order of all services', () => {
    fc.assert(
      fc.property(anyCity, (geoRegionId) => {
        const offered = servicesIn(services)(geoRegionId)
        expect(services.filter((service) => offered.includes(service))).toEqual(offered)
        for (const { geoRegionIds } of services.filter((service) => !offered.includes(service))) {
          expect(geoRegionIds).not.toContain(geoRegionId)
        }
        for (const { geoRegionIds } of offered) {
          if (geoRegionIds !== null) expect(geoRegionIds).toContain(geoRegionId)
        }
      }),
    )
  })

  it('are opened by their code, and no code opens a service that is not offered', () => {
    fc.assert(
      fc.property(anyCity, anyCode, (geoRegionId, code) => {
        const offered = servicesIn(services)(geoRegionId)
        const followed = followCode(offered)(code)
        if (followed.opens === 'service') {
          expect(offered).toContain(followed.service)
          expect(followed.service.code).toBe(code)
        } else expect(offered.map((service) => service.code)).not.toContain(code)
      }),
    )
  })

  it('link to their page in the locale, with the parameters that the visitor came with', () => {
    fc.assert(
      fc.property(
        anyLocale,
        fc.constantFrom(...services),
        anyQuery('service_category', 'utm_source'),
        (locale, service, query) => {
          const link = serviceLink(locale, service)(query)
          expect(link.site).toBeNull()
          expect(link.path).toBe(`/${locale}${service.page.path}`)
          expect(link.query.slice(0, service.page.query.length)).toEqual(service.page.query)
          const chosen = new Set(service.page.query.map(([name]) => name)).add('service_category')
          expect(link.query.slice(service.page.query.length)).toEqual(
            query.filter(([name]) => !chosen.has(name)),
          )
        },
      ),
    )
  })

  it('have a code in a link only if that is a digit from 0 to 7', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -1, max: 11 }).map(String), anyText), (text) => {
        const code = codeIn([['service_category', text]])
        expect(code).toBe(/^[0-7]$/.test(text) ? Number(text) : null)
      }),
    )
  })
})

describe('a category', () => {
  it('has one name and one token, each its own', () => {
    fc.assert(
      fc.property(anyCategory, anyCategory, (one, other) => {
        expect(categoryName(one) === categoryName(other)).toBe(one === other)
        expect(categoryToken(one) === categoryToken(other)).toBe(one === other)
      }),
    )
  })
})

describe('the category that fares are asked for', () => {
  it('is the one that the text means, if that has fares', () => {
    const anySpelling = fc.oneof(fc.constantFrom(...categoryAliases.keys()), anyText)
    fc.assert(
      fc.property(anySpelling, (text) => {
        const named = parseCategory(categoryAliases)(text)
        expect(askedCategory(categoryAliases)(text)).toBe(hasFares(named) ? named : null)
      }),
    )
  })

  it('is either two-wheeler or trucks', () => {
    fc.assert(
      fc.property(anyCategory, (category) => {
        const isFares = category === 'two-wheeler' || category === 'trucks'
        expect(askedCategory(new Map([['it', category]]))(' It. ')).toBe(isFares ? category : null)
      }),
    )
  })
})

describe('the vehicles to show', () => {
  it('are all but the helpers, in their order', () => {
    const type = fc.oneof(
      anyText,
      anyText.map((text) => `${text}Helper${text}`),
    )
    fc.assert(
      fc.property(fc.array(type), (types) => {
        const shown = shownVehicles(types.map((of) => ({ ...tataAce, type: of })))
        expect(shown.map((vehicle) => vehicle.type)).toEqual(
          types.filter((of) => !/Helper/.test(of)),
        )
      }),
    )
  })

  it('are all there, sorted by their fares', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (values) => {
        const vehicles = values.map((value, id) => ({
          ...tataAce,
          id,
          fare: { value, currency: 'INR' },
        }))
        const sorted = cheapestFirst(vehicles)
        expect(new Set(sorted)).toEqual(new Set(vehicles))
        for (const [at, { id, fare }] of sorted.entries()) {
          const next = sorted[at + 1]
          if (next === undefined) continue
          expect(next.fare.value).toBeGreaterThanOrEqual(fare.value)
          if (next.fare.value === fare.value) expect(next.id).toBeGreaterThan(id)
        }
      }),
    )
  })

  it('are called cheapest at the lowest fare, if another one is dearer', () => {
    const few = fc.array(fc.nat({ max: 4 }))
    fc.assert(
      fc.property(few, (values) => {
        const vehicles = values.map((value) => ({ fare: { value, currency: 'INR' } }))
        const lowest = values.filter((value) => value === Math.min(...values))
        const cheapest = vehicles.filter(isCheapest(vehicles))
        expect(cheapest.map(({ fare }) => fare.value)).toEqual(
          lowest.length === values.length ? [] : lowest,
        )
      }),
    )
  })
})
