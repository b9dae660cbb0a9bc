import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { FareFailure } from '../../../src/application/fare/fareFailure.ts'
import {
  addressFieldOpened,
  estimateAbandoned,
  estimateRequested,
  fareEdited,
} from '../../../src/application/fare/fareForm.slice.ts'
import { pickerOpened } from '../../../src/application/place/locationPicker.slice.ts'
import type { GoTo } from '../../../src/application/ports/navigation.port.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import {
  customerRecognised,
  restoringStarted,
  sessionEnded,
  tabReturned,
} from '../../../src/application/session/session.slice.ts'
import type { FareForm } from '../../../src/domain/fare/fareForm.ts'
import type { FareQuote } from '../../../src/domain/fare/fareQuote.ts'
import type { FareRefusal } from '../../../src/domain/fare/fareRefusal.ts'
import type { Link } from '../../../src/domain/link/link.ts'
import { parseQuery } from '../../../src/domain/link/query.ts'
import { noAddress } from '../../../src/domain/place/address.ts'
import { asha, makeCredentialMemory } from '../../support/account.ts'
import {
  callback,
  farePage,
  filledEnquiry,
  filledForm,
  formRefused,
  marketIn,
  quote,
  tataAce,
} from '../../support/fares.ts'
import { entryOf, indiranagar, koramangala, whitefield } from '../../support/places.ts'
import { told } from '../../support/told.ts'
import type { WorldNeeds } from '../../support/visitStore.ts'
import { makePending, pass, settle, unanswered, visitStore } from '../../support/visitStore.ts'
import { nothingKept, quietPorts } from '../../support/world.ts'

/** A visit that fills in the form, requests fares, and waits for the outcome. */
const askForFares = async (
  ports: Parameters<typeof visitStore>[0] = {},
  change: Partial<FareForm> = {},
) => {
  const visit = visitStore(ports)
  await settle()
  visit.tell(fareEdited({ ...filledForm, ...change }), estimateRequested())
  await settle()
  return visit
}

/** A page that the visitor is on until `leave` is called. */
const elsewhere = () => {
  let path = '/en-IN/fare-estimate'
  return {
    readPage: () => ({ url: `https://hathi.example${path}`, isDeviceMobile: true }),
    leave: () => {
      path = '/en-IN/support'
    },
  }
}

const remoteErrors: readonly RemoteError[] = [
  { kind: 'NetworkError', because: 'failed', message: null },
  { kind: 'NetworkError', because: 'declined', message: 'Try later' },
  { kind: 'RefusalUnreadable', because: 'failed' },
  { kind: 'Unreachable', because: 'offline' },
  { kind: 'Unreachable', because: 'timeout' },
  { kind: 'Unreachable', because: 'connection' },
  { kind: 'ContractBroken', call: 'validator', paths: ['vehicles.0.base_fare'] },
]

const refusing = (refusal: Partial<FareRefusal>): Partial<WorldNeeds> => ({
  quoteFare: () =>
    TE.left(formRefused({ unserved: [], fieldErrors: [], formError: null, ...refusal })),
})

describe('asking for fares', () => {
  it('tells the validator about the enquiry, its page and the guest', async () => {
    const { asked } = await askForFares({ solveCaptcha: TE.right('proof') })
    expect(asked.quotes).toHaveLength(1)
    const [sent] = asked.quotes
    expect(sent?.enquiry).toEqual(filledEnquiry)
    expect(sent?.page).toEqual(farePage)
    expect(sent?.captcha).toBe('proof')
    expect(sent?.context).toEqual({ requestId: 'request-1', region: 'in', locale: 'en-IN' })
  })

  it('asks the secure call for the same, in the geo region of the returned link', async () => {
    const { asked } = await askForFares()
    expect(asked.quotes).toHaveLength(1)
    const [quoted] = asked.quotes
    expect(asked.tokens).toEqual([
      {
        enquiry: quoted?.enquiry,
        page: quoted?.page,
        geoRegionId: 4,
        context: quoted?.context,
      },
    ])
  })

  it('takes the market’s own geo region if the returned link names none', async () => {
    const { asked } = await askForFares({
      quoteFare: () => TE.right({ ...quote, url: '/en-IN/fare_estimate_mob' }),
    })
    expect(asked.tokens[0]?.geoRegionId).toBe(3)
  })

  it('shows the quoted fares and keeps what was entered', async () => {
    const { results, form } = await askForFares()
    expect(results()).toEqual({
      status: 'shown',
      bookedVehicleId: null,
      estimate: {
        token: 'token-1',
        pickup: koramangala,
        drop: whitefield,
        geoRegionId: 4,
        vehicles: [tataAce],
        quotedAt: Date.UTC(2026, 10, 20, 18, 37),
      },
    })
    expect(form().input).toEqual(filledForm)
    expect(form().phase).toEqual({ status: 'untouched' })
  })

  it('goes to the results with the token and the returned parameters, doubling none of them', async () => {
    const { went } = await askForFares({
      quoteFare: () =>
        TE.right({
          ...quote,
          url: '/en-IN/fare_estimate_mob?geo_region_id=4&utm_source=theirs&result=theirs',
        }),
      landing: parseQuery('?utm_source=google&utm_medium=cpc&gclid=1'),
    })
    expect(went).toHaveLength(1)
    const [{ link, replacing }] = went.length === 1 ? went : [{ link: null, replacing: true }]
    expect(replacing).toBe(false)
    expect(link).toMatchObject({ site: null, path: '/en-IN/fare_estimate_mob' })
    const query = link?.query ?? []
    expect(new Set(query.map(([name]) => name)).size).toBe(query.length)
    expect(Object.fromEntries(query)).toEqual({
      geo_region_id: '4',
      utm_source: 'theirs',
      result: 'theirs',
      service_category: 'trucks',
      is_device_mobile: 'true',
      prev_callback_req_id_present: 'false',
      callback_request_id: 'cb-71',
      is_existing_cust: 'false',
      lead_entry_created: 'false',
      consent_for_callback: 'true',
      utm_medium: 'cpc',
      utm_campaign: 'default_trucks',
      utm_term: '',
      utm_content: '',
      fare_estimate_token: 'token-1',
    })
  })

  it('takes personal details out of the URL and keeps them in this browser', async () => {
    const { went, kept } = await askForFares({
      quoteFare: () =>
        TE.right({
          ...quote,
          url: '/en-IN/fare_estimate_mob?customer_name=Kiran+Rao&geo_region_id=4&customer_mobile=9812345678&from_address_lat=12.9&frequency=business',
        }),
    })
    expect(kept.params).toEqual([
      {
        country: 'IN',
        params: [
          ['customer_name', 'Kiran Rao'],
          ['customer_mobile', '9812345678'],
          ['from_address_lat', '12.9'],
          ['frequency', 'business'],
          // The estimate that the details belong to; they are recalled by it.
          ['fare_estimate_token', 'token-1'],
        ],
      },
    ])
    expect(JSON.stringify(went)).not.toMatch(/Kiran|9812345678|12\.9|business/)
    expect(JSON.stringify(went)).toContain('token-1')
  })

  it('goes to the results even if this browser keeps nothing', async () => {
    const { went } = await askForFares({
      memory: {
        draft: {
          keep: () => TE.left({ kind: 'StorageRefused' }),
          recall: TE.left({ kind: 'StorageRefused' }),
          forget: TE.right(undefined),
        },
        params: {
          keep: () => TE.left({ kind: 'StorageRefused' }),
          recall: TE.left({ kind: 'StorageRefused' }),
          forget: TE.right(undefined),
        },
      },
    })
    expect(went).toHaveLength(1)
  })

  it('leaves the link of an allowed site unchanged, with its parameters', async () => {
    const site = 'https://book.hathi.example'
    const { went, kept } = await askForFares({
      readLink: () => E.right({ site, path: '/x', query: [['customer_name', 'Kiran Rao']] }),
    })
    expect(went[0]?.link).toMatchObject({ site, path: '/x' })
    expect(went[0]?.link.query).toContainEqual(['customer_name', 'Kiran Rao'])
    expect(kept.params).toEqual([])
  })

  it('attributes the visit to the page that it began on', async () => {
    const { asked } = await askForFares(
      { landing: parseQuery('?utm_source=google&utm_source=bing&utm_term=a%00b') },
      { category: 'two-wheeler' },
    )
    expect(asked.quotes[0]?.page.attribution).toMatchObject({
      utm_source: 'google',
      utm_term: 'ab',
      utm_campaign: 'default_2w',
    })
    expect(asked.quotes[0]?.enquiry.category).toBe('two-wheeler')
  })
})

describe('the events of an estimate', () => {
  it.each([
    ['en-IN', 'trucks', '9812345678', '-Trucks', 'in'],
    ['en-IN', 'two-wheeler', '9812345678', '-2W', 'in'],
    ['en-TR', 'trucks', '5321234567', '-Trucks', 'tr'],
    ['en-AE', 'trucks', '501234567', '-Trucks-UAE', 'ae'],
    ['en-AE', 'two-wheeler', '501234567', '-2W-UAE', 'ae'],
    ['en', 'trucks', '0501234567', '-Trucks-UAE', 'uae'],
  ] as const)(
    'come in their order in %s for %s',
    async (locale, category, mobile, variant, region) => {
      const { eventNames, events } = await askForFares(
        { market: marketIn(locale) },
        { category, mobile },
      )
      expect(eventNames()).toEqual([
        'Get Trip Estimate Click',
        'Get Trip Estimate Validation Successful',
        'Get Trip Estimate Successful',
        `Get Trip Estimate Successful${variant}`,
      ])
      for (const { properties } of events) {
        expect(properties).toEqual({
          region,
          service_category: category === 'trucks' ? 'trucks' : '2 wheeler',
        })
      }
    },
  )

  it('include an unregistered lead only if a lead entry was created', async () => {
    const { eventNames } = await askForFares({
      quoteFare: () => TE.right({ ...quote, callback: { ...callback, leadEntryCreated: true } }),
    })
    expect(eventNames().at(-1)).toBe('Unregistered Lead')
    const without = await askForFares({
      quoteFare: () =>
        TE.right({ ...quote, callback: { ...callback, sendUnregisteredEvent: true } }),
    })
    expect(without.eventNames()).not.toContain('Unregistered Lead')
  })

  it('say that the validator refused', async () => {
    const { eventNames } = await askForFares(refusing({ formError: 'No.' }))
    expect(eventNames()).toEqual(['Get Trip Estimate Click', 'Get Trip Estimate Validation Error'])
  })

  it('never contain personal details', async () => {
    const { events } = await askForFares()
    expect(JSON.stringify(events)).not.toMatch(/Kiran|98123|Koramangala|12\.93/)
  })

  it('include each address field that is opened, before any fares are requested', async () => {
    const { tell, eventNames } = visitStore()
    tell(addressFieldOpened('pickup'), addressFieldOpened('drop'), addressFieldOpened('drop'))
    await settle()
    expect(eventNames()).toEqual(['Pickup Field Click', 'Drop Field Click', 'Drop Field Click'])
  })
})

describe('a form that is not right', () => {
  it.each<Partial<FareForm>>([
    { pickup: noAddress },
    { drop: { status: 'typed', text: 'Whitefield' } },
    { name: 'Al' },
    { mobile: '12345' },
    { requirement: '' },
  ])('sends no request: %j', async (change) => {
    const { asked, eventNames, form, went } = await askForFares(
      { solveCaptcha: () => Promise.reject(new Error('asked')) },
      change,
    )
    expect(asked.quotes).toEqual([])
    expect(eventNames()).toEqual([])
    expect(went).toEqual([])
    expect(form()).toMatchObject({ attempted: true, phase: { status: 'validating' } })
    expect(form().input).toEqual({ ...filledForm, ...change })
  })

  it('sends no request without the consent that Türkiye requires', async () => {
    const turkish = { market: marketIn('tr-TR') }
    const change = { mobile: '5321234567', consent: false }
    expect((await askForFares(turkish, change)).asked.quotes).toEqual([])
    expect((await askForFares(turkish, { ...change, consent: true })).asked.quotes).toHaveLength(1)
    expect((await askForFares({}, { consent: false })).asked.quotes).toHaveLength(1)
  })
})

describe('asking twice', () => {
  it('sends one request while the first is unanswered', async () => {
    const validator = makePending<never, typeof quote>()
    const visit = await askForFares({ quoteFare: () => validator.task })
    visit.tell(estimateRequested(), fareEdited({ name: 'Asha' }), estimateRequested())
    await settle()
    expect(visit.asked.quotes).toHaveLength(1)
    expect(visit.form()).toMatchObject({
      phase: { status: 'submitting' },
      input: { name: 'Kiran Rao' },
    })
    validator.answer(E.right(quote))
    await settle()
    expect(visit.asked.quotes).toHaveLength(1)
    expect(visit.asked.tokens).toHaveLength(1)
    expect(visit.went).toHaveLength(1)
  })

  it('reuses the request id for the same enquiry, and takes a new one after an edit', async () => {
    const visit = await askForFares({
      quoteFare: () => TE.left({ kind: 'Unreachable', because: 'offline' }),
    })
    visit.tell(estimateRequested())
    await settle()
    visit.tell(fareEdited({ name: 'Asha' }), estimateRequested())
    await settle()
    visit.tell(estimateRequested())
    await settle()
    expect(visit.asked.quotes.map(({ context }) => context.requestId)).toEqual([
      'request-1',
      'request-1',
      'request-2',
      'request-2',
    ])
  })

  it('takes a new request id for the same enquiry once fares were shown', async () => {
    const visit = await askForFares()
    visit.tell(estimateRequested())
    await settle()
    expect(visit.asked.quotes.map(({ context }) => context.requestId)).toEqual([
      'request-1',
      'request-2',
    ])
  })

  it('takes a new request id for another customer', async () => {
    const visit = await askForFares({
      quoteFare: () => TE.left({ kind: 'Unreachable', because: 'offline' }),
    })
    visit.tell(customerRecognised(asha), estimateRequested())
    await settle()
    const [guests, customers] = visit.asked.quotes.map(({ context }) => context)
    expect(customers?.credentials).toMatchObject({ mobile: asha.mobile })
    expect(customers?.requestId).not.toBe(guests?.requestId)
  })

  it('uses the same request id for the validator and the secure call', async () => {
    const visit = await askForFares({
      issueFareToken: () => TE.left({ kind: 'Unreachable', because: 'offline' }),
    })
    visit.tell(estimateRequested())
    await settle()
    const ids = [...visit.asked.quotes, ...visit.asked.tokens].map(
      ({ context }) => context.requestId,
    )
    expect(ids).toEqual(Array(4).fill('request-1'))
  })
})

describe('an estimate that failed', () => {
  const isKept = async (
    visit: Awaited<ReturnType<typeof askForFares>>,
    failure: FareFailure | null,
  ) => {
    expect(visit.form().phase).toEqual({ status: 'failed', failure })
    expect(visit.form().input).toEqual(filledForm)
    expect(visit.went).toEqual([])
    expect(visit.results()).toEqual({ status: 'absent' })
    const calls = visit.asked.quotes.length
    await pass(60_000)
    expect(visit.asked.quotes).toHaveLength(calls)
    expect(visit.form().input).toEqual(filledForm)
  }

  it.each(remoteErrors)('at the validator says so and is reported once: %j', async (error) => {
    const visit = await askForFares({ quoteFare: () => TE.left(error) })
    expect(visit.asked.tokens).toEqual([])
    expect(visit.reports).toEqual(told(error, { tag: 'FARE_ESTIMATE', about: error.kind }))
    expect(visit.eventNames()).toEqual(['Get Trip Estimate Click'])
    await isKept(visit, error)
    expect(visit.reloads).toEqual([])
  })

  it('shows the service’s messages at their fields, at an address only if it is not served', async () => {
    const visit = await askForFares(
      refusing({
        fieldErrors: [
          { field: 'mobile', message: 'Blocked.' },
          { field: 'pickup', message: 'Too far.' },
        ],
        unserved: ['drop'],
      }),
    )
    expect(visit.form().refused).toEqual([
      { field: 'mobile', message: 'Blocked.' },
      { field: 'drop', message: 'Too far.' },
    ])
    expect(visit.reports).toEqual([])
    await isKept(visit, null)
    visit.tell(fareEdited({ mobile: '9000000001' }))
    expect(visit.form().refused).toEqual([{ field: 'drop', message: 'Too far.' }])
  })

  it.each(['mobile', 'name', 'requirement'] as const)(
    'shows a customer the refusal of a field that their form does not have under the form: %s',
    async (field) => {
      const visit = visitStore(
        refusing({
          fieldErrors: [
            { field: 'drop', message: 'Too far.' },
            { field, message: 'Not of this country.' },
          ],
        }),
      )
      visit.tell(customerRecognised(asha), fareEdited(filledForm), estimateRequested())
      await settle()
      expect(visit.form().refused[0]).toEqual({ field: 'drop', message: 'Too far.' })
      await isKept(visit, { kind: 'FormRefused', message: 'Not of this country.' })
    },
  )

  it.each(['drop', 'pickup'] as const)(
    'shows a customer the refusal of a field that their form has at that field: %s',
    async (field) => {
      const visit = visitStore(refusing({ fieldErrors: [{ field, message: 'Too far.' }] }))
      visit.tell(customerRecognised(asha), fareEdited(filledForm), estimateRequested())
      await settle()
      expect(visit.form().refused).toMatchObject([{ message: 'Too far.' }])
      await isKept(visit, null)
    },
  )

  it.each(['quoteFare', 'issueFareToken'] as const)(
    'because the service rejects the customer’s credentials ends the session: %s',
    async (port) => {
      const failure = { kind: 'AuthenticationFailed' } as const
      const visit = visitStore({
        credentials: makeCredentialMemory(asha),
        [port]: () => TE.left(failure),
      })
      visit.tell(customerRecognised(asha), fareEdited(filledForm), estimateRequested())
      await settle()
      expect(visit.state().session).toEqual({ status: 'guest' })
      expect(visit.reports).toEqual([])
      await isKept(visit, failure)
    },
  )

  it('because the service rejects a guest’s request leaves the guest a guest', async () => {
    const visit = await askForFares({
      quoteFare: () => TE.left({ kind: 'NetworkError', because: 'unbelieved', message: null }),
    })
    expect(visit.state().session).toEqual({ status: 'guest' })
    await isKept(visit, { kind: 'NetworkError', because: 'unbelieved', message: null })
  })

  it('shows the form error as well as the messages at the fields', async () => {
    const visit = await askForFares(
      refusing({
        formError: 'Sorry! No service is available',
        fieldErrors: [{ field: 'drop', message: 'Here.' }],
      }),
    )
    expect(visit.form().refused).toEqual([{ field: 'drop', message: 'Here.' }])
    await isKept(visit, { kind: 'FormRefused', message: 'Sorry! No service is available' })
  })

  it('without any message from the service is reported', async () => {
    const visit = await askForFares(refusing({}))
    expect(visit.reports).toEqual([{ tag: 'FARE_ESTIMATE', about: 'refused without a word' }])
    await isKept(visit, { kind: 'FormRefused', message: null })
  })

  it('for an address that is not served marks it even without a message, and is reported', async () => {
    const visit = await askForFares(refusing({ unserved: ['pickup', 'drop'] }))
    expect(visit.form().refused).toEqual([
      { field: 'pickup', message: null },
      { field: 'drop', message: null },
    ])
    expect(visit.reports).toEqual([{ tag: 'FARE_ESTIMATE', about: 'refused without a word' }])
    await isKept(visit, null)
  })

  it('because the service refused a token shows the service’s message, if there is one', async () => {
    for (const message of ['Token quota is used up', null]) {
      const refused = { kind: 'TokenRefused' as const, message }
      const visit = await askForFares({ issueFareToken: () => TE.left(refused) })
      expect(visit.reports).toEqual([{ tag: 'FARE_ESTIMATE', about: 'TokenRefused' }])
      await isKept(visit, refused)
    }
  })

  it.each<RemoteError>([
    { kind: 'NetworkError', because: 'unbelieved', message: null },
    { kind: 'RefusalUnreadable', because: 'unbelieved' },
  ])('is reported even if the service rejected a guest as unauthenticated: %j', async (error) => {
    const reports = [{ tag: 'FARE_ESTIMATE', about: error.kind }]
    const unquoted = await askForFares({ quoteFare: () => TE.left(error) })
    expect(unquoted.reports).toEqual(reports)
    await isKept(unquoted, error)
    const tokenless = await askForFares({ issueFareToken: () => TE.left(error) })
    expect(tokenless.reports).toEqual(reports)
    await isKept(tokenless, { kind: 'TokenUnavailable' })
  })

  it.each(remoteErrors)('because the secure call failed says so: %j', async (error) => {
    const visit = await askForFares({ issueFareToken: () => TE.left(error) })
    expect(visit.reports).toEqual(told(error, { tag: 'FARE_ESTIMATE', about: error.kind }))
    expect(visit.eventNames()).not.toContain('Get Trip Estimate Successful')
    const failure = (): FareFailure => {
      if (error.kind === 'NetworkError' && error.message !== null)
        return { kind: 'TokenRefused', message: error.message }
      const isOffline = error.kind === 'Unreachable' && error.because === 'offline'
      // Without a connection, a page that is refreshed is lost.
      return isOffline ? error : { kind: 'TokenUnavailable' }
    }
    await isKept(visit, failure())
  })

  it('because the returned link is not allowed goes nowhere, and counts no success', async () => {
    const visit = await askForFares({ readLink: () => E.left({ kind: 'LinkRefused' }) })
    expect(visit.went).toEqual([])
    expect(visit.asked.tokens).toEqual([])
    expect(visit.eventNames()).not.toContain('Get Trip Estimate Successful')
    expect(visit.reports).toEqual([{ tag: 'LINK_REFUSED', about: 'fare_estimate_url' }])
    await isKept(visit, { kind: 'LinkRefused' })
  })

  it('can be requested again with what was entered', async () => {
    let isDown = true
    const visit = await askForFares({
      quoteFare: () =>
        isDown ? TE.left({ kind: 'RefusalUnreadable', because: 'failed' }) : TE.right(quote),
    })
    isDown = false
    visit.tell(estimateRequested())
    await settle()
    expect(visit.went).toHaveLength(1)
    expect(visit.results().status).toBe('shown')
    expect(visit.asked.quotes[1]).toEqual(visit.asked.quotes[0])
  })

  it('never tells the operators what the visitor entered', async () => {
    const visits = await Promise.all([
      askForFares({
        quoteFare: () => TE.left({ kind: 'NetworkError', because: 'declined', message: 'Kiran' }),
      }),
      askForFares(refusing({ fieldErrors: [{ field: 'name', message: 'Kiran' }] })),
      askForFares({ issueFareToken: () => TE.left({ kind: 'TokenRefused', message: 'Kiran' }) }),
    ])
    // Operators can do nothing about an error that a field shows.
    expect(visits.map(({ reports }) => reports.length)).toEqual([1, 0, 1])
    for (const { reports } of visits) {
      expect(JSON.stringify(reports)).not.toMatch(/Kiran|98123|Koramangala/)
    }
  })
})

describe('fares that arrive after the visitor went to another page', () => {
  it('do not lead to the results, and leave the form as it was', async () => {
    const place = elsewhere()
    const validator = makePending<never, typeof quote>()
    const visit = await askForFares({
      quoteFare: () => validator.task,
      readPage: place.readPage,
    })
    place.leave()
    validator.answer(E.right(quote))
    await settle()
    expect(visit.went).toEqual([])
    expect(visit.results().status).not.toBe('shown')
    expect(visit.form()).toMatchObject({ input: filledForm, phase: { status: 'untouched' } })
  })
})

describe('a form that is sent before it is known whether its visitor is a customer', () => {
  const credentials = { authToken: asha.authToken, mobile: asha.mobile }
  const onlyRoute = { pickup: entryOf(koramangala), drop: entryOf(indiranagar) }
  const restored = customerRecognised(asha)

  it('does not lead back from another page once that is known', async () => {
    const place = elsewhere()
    const visit = visitStore({ readPage: place.readPage })
    visit.tell(restoringStarted(credentials), fareEdited(onlyRoute), estimateRequested())
    await settle()
    place.leave()
    visit.tell(restored)
    await settle()
    expect(visit.asked.quotes).toHaveLength(1)
    expect(visit.went).toEqual([])
    expect(visit.form()).toMatchObject({ phase: { status: 'untouched' } })
  })

  it('says at once that its route is missing, whoever the visitor is', async () => {
    const visit = visitStore()
    visit.tell(restoringStarted(credentials), fareEdited({ name: 'Asha' }), estimateRequested())
    expect(visit.form()).toMatchObject({ attempted: true, phase: { status: 'validating' } })
    visit.tell(restored)
    await settle()
    expect(visit.asked.quotes).toEqual([])
  })
})

describe('fares that are still on their way when their customer logs out', () => {
  const onlyRoute = { pickup: entryOf(koramangala), drop: entryOf(indiranagar) }

  it.each([
    ['order review', 'en-IN'],
    ['the results', 'en-AE'],
  ])('do not lead to %s, and keep none of the customer’s details', async (_, locale) => {
    const token = makePending<never, string>()
    const visit = visitStore({ market: marketIn(locale), issueFareToken: () => token.task })
    visit.tell(customerRecognised(asha), fareEdited(onlyRoute), estimateRequested())
    await settle()
    expect(visit.form().phase).toEqual({ status: 'submitting' })
    visit.tell(sessionEnded('left'))
    expect(visit.form().phase).toEqual({ status: 'untouched' })
    token.answer(E.right('token-9'))
    await settle()
    expect(visit.went).toEqual([])
    expect(visit.kept).toMatchObject({ orders: [], params: [] })
    expect(visit.results().status).not.toBe('shown')
  })

  it('do not show the next visitor that they were refused', async () => {
    const visit = visitStore(refusing({ fieldErrors: [{ field: 'mobile', message: 'Blocked.' }] }))
    visit.tell(customerRecognised(asha), fareEdited(onlyRoute), estimateRequested())
    await settle()
    expect(visit.form().phase).toEqual({
      status: 'failed',
      failure: { kind: 'FormRefused', message: 'Blocked.' },
    })
    visit.tell(sessionEnded('left'))
    expect(visit.form()).toMatchObject({ input: onlyRoute, phase: { status: 'untouched' } })
  })

  it('can be requested by the next visitor under a request id of their own', async () => {
    const validator = makePending<never, typeof quote>()
    const visit = visitStore({ quoteFare: () => validator.task })
    visit.tell(customerRecognised(asha), fareEdited(onlyRoute), estimateRequested())
    await settle()
    visit.tell(sessionEnded('left'), fareEdited(filledForm), estimateRequested())
    await settle()
    const [first, second] = visit.asked.quotes.map(({ context }) => context)
    expect(first?.credentials).toMatchObject({ mobile: asha.mobile })
    expect(second).not.toHaveProperty('credentials')
    expect(second?.requestId).not.toBe(first?.requestId)
    while (validator.count() > 0) validator.answer(E.right(quote))
    await settle()
    expect(visit.went).toHaveLength(1)
  })
})

describe('an estimate that is abandoned', () => {
  it('goes nowhere when its fares arrive, and reuses its request id the next time', async () => {
    const validator = makePending<never, typeof quote>()
    const visit = await askForFares({ quoteFare: () => validator.task })
    visit.tell(estimateAbandoned())
    expect(visit.form()).toMatchObject({ input: filledForm, phase: { status: 'untouched' } })
    validator.answer(E.right(quote))
    await settle()
    expect(visit.asked.tokens).toEqual([])
    expect(visit.went).toEqual([])
    expect(visit.eventNames()).toEqual(['Get Trip Estimate Click'])
    expect(visit.form()).toMatchObject({ input: filledForm, phase: { status: 'untouched' } })

    visit.tell(estimateRequested())
    await settle()
    validator.answer(E.right(quote))
    await settle()
    expect(visit.asked.quotes.map(({ context }) => context.requestId)).toEqual([
      'request-1',
      'request-1',
    ])
    expect(visit.went).toHaveLength(1)
  })

  it('goes nowhere even after its fares have arrived', async () => {
    const keeping = makePending<never, undefined>()
    const visit = await askForFares({
      memory: { ...quietPorts.memory, params: { ...nothingKept, keep: () => keeping.task } },
    })
    expect(visit.form().phase).toEqual({ status: 'succeeded' })
    visit.tell(estimateAbandoned())
    keeping.answer(E.right(undefined))
    await settle()
    expect(visit.went).toEqual([])
    expect(visit.form()).toMatchObject({ input: filledForm, phase: { status: 'untouched' } })
  })

  it('does not open the results if the visitor changes the page while details are being kept', async () => {
    let url = 'https://hathi.example/en-IN/fare-estimate'
    const keeping = makePending<never, undefined>()
    const visit = await askForFares({
      readPage: () => ({ url, isDeviceMobile: true }),
      memory: { ...quietPorts.memory, params: { ...nothingKept, keep: () => keeping.task } },
    })
    url = 'https://hathi.example/en-IN/support'
    keeping.answer(E.right(undefined))
    await settle()
    expect(visit.went).toEqual([])
    expect(visit.form().phase).toEqual({ status: 'untouched' })
  })
})

describe('a captcha that failed', () => {
  const failing = { solveCaptcha: TE.left({ kind: 'CaptchaFailed' as const }) }

  it('requests no fares, says so and is reported', async () => {
    const visit = await askForFares(failing)
    expect(visit.asked.quotes).toEqual([])
    expect(visit.reports).toEqual([{ tag: 'CAPTCHA', about: 'CaptchaFailed' }])
    expect(visit.form()).toMatchObject({
      input: filledForm,
      phase: { status: 'failed', failure: { kind: 'CaptchaFailed' } },
    })
  })

  it('because the device is offline says that, and does not reload the page', async () => {
    const offline = { kind: 'Unreachable', because: 'offline' } as const
    const visit = await askForFares({ solveCaptcha: TE.left(offline) })
    await pass(60_000)
    expect(visit.form().phase).toEqual({ status: 'failed', failure: offline })
    expect(visit.reloads).toEqual([])
    expect(visit.reports).toEqual([])
  })

  it('reloads the page once, after exactly 3 seconds, and keeps the form', async () => {
    const visit = await askForFares(failing)
    expect(visit.kept.drafts.at(-1)?.form).toEqual(filledForm)
    await pass(2999)
    expect(visit.reloads).toEqual([])
    await pass(1)
    expect(visit.reloads).toHaveLength(1)
    await pass(60_000)
    expect(visit.reloads).toHaveLength(1)
  })

  it('may stop the application where there is no page to reload', async () => {
    let stop = (): void => undefined
    const visit = await askForFares({ ...failing, reloadPage: () => stop() })
    stop = visit.stop
    visit.tell(fareEdited({ name: 'Asha' }), estimateRequested())
    await pass(3000)
    expect(visit.reports.map(({ tag }) => tag)).toEqual(['CAPTCHA', 'CAPTCHA'])
    visit.tell(estimateRequested())
    await settle()
    expect(visit.reports).toHaveLength(2)
  })

  it('does not submit the form again by itself', async () => {
    let solved = 0
    await askForFares({
      solveCaptcha: async () => {
        solved += 1
        return E.left({ kind: 'CaptchaFailed' })
      },
    })
    await pass(3000)
    expect(solved).toBe(1)
  })

  it('does not reload the page if the visitor submits again first', async () => {
    let solved = 0
    const visit = await askForFares({
      solveCaptcha: async () => {
        solved += 1
        return solved === 1 ? E.left({ kind: 'CaptchaFailed' }) : E.right('proof')
      },
    })
    await pass(2999)
    visit.tell(estimateRequested())
    await pass(60_000)
    expect(visit.went).toHaveLength(1)
    expect(visit.reloads).toEqual([])
  })

  it('a second time reloads the page 3 seconds after the second failure', async () => {
    const visit = await askForFares(failing)
    await pass(2000)
    visit.tell(estimateRequested())
    await pass(2999)
    expect(visit.reloads).toEqual([])
    await pass(1)
    expect(visit.reloads).toHaveLength(1)
  })

  it('does not reload another page that the visitor has gone to', async () => {
    const place = elsewhere()
    const visit = await askForFares({ ...failing, readPage: place.readPage })
    place.leave()
    await pass(60_000)
    expect(visit.reloads).toEqual([])
  })

  it('reloads the page in time even if this browser’s memory hangs', async () => {
    const visit = await askForFares({
      ...failing,
      memory: {
        draft: { ...nothingKept, keep: () => unanswered },
        params: { ...nothingKept, keep: () => unanswered },
      },
    })
    await pass(3000)
    expect(visit.reloads).toHaveLength(1)
  })
})

describe('a submit whose script does not load', () => {
  it.each(['connection', 'timeout'] as const)(
    'fails and is reported to the operators: %s',
    async (because) => {
      const failure = { kind: 'Unreachable', because } as const
      const visit = await askForFares({ loadEstimating: TE.left(failure) })
      expect(visit.form()).toMatchObject({
        input: filledForm,
        phase: { status: 'failed', failure },
      })
      expect(visit.reports).toEqual([{ tag: 'FARE_ESTIMATE', about: 'script: Unreachable' }])
    },
  )

  it('is not reported to the operators if the device is offline', async () => {
    const offline = { kind: 'Unreachable', because: 'offline' } as const
    const visit = await askForFares({ loadEstimating: TE.left(offline) })
    expect(visit.form().phase).toEqual({ status: 'failed', failure: offline })
    expect(visit.reports).toEqual([])
  })
})

describe('a call that hangs', () => {
  it('is given up after 10 seconds if it is the captcha', async () => {
    const visit = await askForFares({ solveCaptcha: unanswered })
    await pass(limits.captchaDeadline - 1)
    expect(visit.form().phase).toEqual({ status: 'submitting' })
    await pass(1)
    expect(visit.form().phase).toEqual({ status: 'failed', failure: { kind: 'CaptchaFailed' } })
    expect(visit.form().input).toEqual(filledForm)
  })

  it('is given up after 15 seconds if it is the validator, whose late answer is ignored', async () => {
    const validator = makePending<never, typeof quote>()
    const visit = await askForFares({ quoteFare: () => validator.task })
    await pass(14_999)
    expect(visit.form().phase).toEqual({ status: 'submitting' })
    await pass(1)
    const late = { status: 'failed', failure: { kind: 'Unreachable', because: 'timeout' } }
    expect(visit.form().phase).toEqual(late)
    validator.answer(E.right(quote))
    await settle()
    expect(visit.form().phase).toEqual(late)
    expect(visit.asked.tokens).toEqual([])
    expect(visit.went).toEqual([])
  })

  it('is given up after 15 seconds if it is the secure call', async () => {
    const visit = await askForFares({ issueFareToken: () => unanswered })
    await pass(14_999)
    expect(visit.form().phase).toEqual({ status: 'submitting' })
    await pass(1)
    expect(visit.form().phase).toEqual({ status: 'failed', failure: { kind: 'TokenUnavailable' } })
    expect(visit.form().input).toEqual(filledForm)
  })

  it('delays the results by the deadline at most if it is this browser’s memory', async () => {
    const visit = await askForFares({
      memory: {
        draft: { ...nothingKept, keep: () => unanswered, recall: unanswered },
        params: { ...nothingKept, keep: () => unanswered, recall: unanswered },
      },
    })
    await pass(limits.requestDeadline - 1)
    expect(visit.went).toEqual([])
    await pass(1)
    expect(visit.went).toHaveLength(1)
    visit.tell(fareEdited({ name: 'Asha' }), estimateRequested())
    await settle()
    expect(visit.asked.quotes).toHaveLength(2)
  })
})

describe('the page that shows the fares', () => {
  it('loads while the fares are requested, and the form stays busy until it is ready', async () => {
    const results = makePending<never, unknown>()
    const visit = await askForFares({ loadResults: results.task })
    expect(visit.asked.tokens).toHaveLength(1)
    expect(results.count()).toBe(1)
    expect(visit.form().phase).toEqual({ status: 'submitting' })
    expect(visit.went).toEqual([])
    results.answer(E.right('here'))
    await settle()
    expect(visit.form().phase).toEqual({ status: 'untouched' })
    expect(visit.went).toHaveLength(1)
  })

  it('does not delay the events, and is not opened once the visitor has gone to another page', async () => {
    const place = elsewhere()
    const results = makePending<never, unknown>()
    const visit = await askForFares({ loadResults: results.task, readPage: place.readPage })
    const known = visit.eventNames()
    expect(known).toContain('Get Trip Estimate Successful')
    place.leave()
    results.answer(E.right('here'))
    await settle()
    expect(visit.eventNames()).toEqual(known)
    expect(visit.went).toEqual([])
    expect(visit.form().phase).toEqual({ status: 'untouched' })
  })

  const otherLocale = { site: null, path: '/en-TR/fare_estimate_mob' }
  const otherDocuments: readonly Link[] = [
    { site: 'https://fares.example', path: '/x', query: [] },
    { ...otherLocale, query: [] },
  ]

  it.each(otherDocuments)('is not waited for if it is another document: %j', async (link) => {
    const visit = await askForFares({ loadResults: unanswered, readLink: () => E.right(link) })
    expect(visit.went).toHaveLength(1)
  })

  it('is loaded by the browser in another locale, without people and places in its link', async () => {
    const gone: Array<Parameters<GoTo>> = []
    const visit = await askForFares({
      goTo: (...where) => void gone.push(where),
      readLink: () =>
        E.right({ ...otherLocale, query: parseQuery('?customer_name=Kiran&geo_region_id=4') }),
    })
    expect(gone).toHaveLength(1)
    const [link, how] = gone[0] ?? []
    expect(how).toEqual({ replacing: false, loading: true })
    expect(link).toMatchObject(otherLocale)
    expect(link?.query.slice(0, 2)).toEqual([
      ['geo_region_id', '4'],
      ['service_category', 'trucks'],
    ])
    expect(visit.kept.params[0]?.params).toContainEqual(['customer_name', 'Kiran'])
  })

  it.each<[string, (visit: ReturnType<typeof visitStore>) => unknown]>([
    ['the visitor comes back', ({ tell }) => tell(tabReturned())],
    ['the browser has not left for 15 seconds', () => pass(limits.requestDeadline)],
  ])('keeps the form busy while the browser leaves for it, until %s', async (_, free) => {
    for (const link of otherDocuments) {
      const visit = await askForFares({ readLink: () => E.right(link) })
      visit.tell(estimateRequested())
      await settle()
      expect(visit.asked.quotes).toHaveLength(1)
      expect(visit.form().phase).toEqual({ status: 'submitting' })
      free(visit)
      await settle()
      expect(visit.form().phase).toEqual({ status: 'untouched' })
      visit.tell(estimateRequested())
      await settle()
      const [first, second] = visit.asked.quotes.map(({ context }) => context.requestId)
      expect(second).not.toBe(first)
    }
  })

  it.each(otherDocuments)(
    'leaves the form free if the page around it may prevent that the visitor is led there: %j',
    async (link) => {
      const visit = await askForFares({ mayStay: true, readLink: () => E.right(link) })
      expect(visit.form().phase).toEqual({ status: 'untouched' })
    },
  )

  it('is opened even if it fails to load, because it says so itself', async () => {
    const visit = await askForFares({ loadResults: TE.left('lost') })
    expect(visit.went).toHaveLength(1)
  })

  it('is opened after 15 seconds at the latest', async () => {
    const visit = await askForFares({ loadResults: unanswered })
    await pass(14_999)
    expect(visit.went).toEqual([])
    await pass(1)
    expect(visit.went).toHaveLength(1)
  })

  it('does not delay the message about a refusal', async () => {
    const visit = await askForFares({
      loadResults: unanswered,
      ...refusing({ formError: 'Not today' }),
    })
    expect(visit.form().phase).toMatchObject({ status: 'failed' })
  })
})

describe('a customer who is signed in', () => {
  const customer = customerRecognised({
    ...asha,
    name: 'Asha Menon',
    mobile: '9000000001',
    requirement: 'personal',
  })
  const onlyRoute = { pickup: entryOf(koramangala), drop: entryOf(indiranagar) }

  /** Order review: all requests for it get the same load. */
  const makeScreen = () => {
    const waiting = makePending<never, unknown>()
    const coming = waiting.task()
    let count = 0
    return {
      load: () => {
        count += 1
        return coming
      },
      count: () => count,
      come: async () => {
        waiting.answer(E.right('here'))
        await settle()
      },
    }
  }

  const toOrderReview = async (needs: Parameters<typeof visitStore>[0]) => {
    const visit = visitStore(needs)
    visit.tell(customer, fareEdited(onlyRoute), estimateRequested())
    await settle()
    return visit
  }

  it('has order review loaded with the fares, and a busy form until it is ready', async () => {
    const fares = makePending<RemoteError, FareQuote>()
    const screen = makeScreen()
    const visit = await toOrderReview({ loadOrderReview: screen.load, quoteFare: () => fares.task })
    expect(screen.count()).toBe(1)
    fares.answer(E.right(quote))
    await settle()
    expect(visit.form().phase).toEqual({ status: 'submitting' })
    expect(visit.went).toEqual([])
    await screen.come()
    expect(visit.went).toHaveLength(1)
    expect(visit.form().phase).toEqual({ status: 'untouched' })
  })

  it('gets to order review even if it does not load, after 15 seconds at the latest', async () => {
    const lost = await toOrderReview({ loadOrderReview: TE.left('lost') })
    expect(lost.went).toHaveLength(1)
    const hanging = await toOrderReview({ loadOrderReview: unanswered })
    await pass(14_999)
    expect(hanging.went).toEqual([])
    await pass(1)
    expect(hanging.went).toHaveLength(1)
  })

  it('is not led back to order review if it loads after they went to another page', async () => {
    const place = elsewhere()
    const screen = makeScreen()
    const visit = await toOrderReview({ loadOrderReview: screen.load, readPage: place.readPage })
    place.leave()
    await screen.come()
    expect(visit.went).toEqual([])
  })

  it('goes to order review if the market has the booking flow', async () => {
    let loaded = 0
    const visit = visitStore({
      loadResults: async () => {
        loaded += 1
        return E.right('here')
      },
    })
    visit.tell(customer, fareEdited(onlyRoute), estimateRequested())
    // Another form on the page, which would open its address again on a return.
    visit.tell(
      pickerOpened({ owner: 'lead', waypoint: 'drop', near: null, onChoice: 'pin', place: null }),
    )
    await settle()
    expect(visit.picker()).toEqual({ status: 'closed' })
    expect(visit.asked.quotes[0]?.enquiry.contact).toEqual({
      name: 'Asha Menon',
      mobile: '9000000001',
      requirement: 'personal',
    })
    const proof = { authToken: asha.authToken, mobile: '9000000001' }
    expect(visit.asked.quotes[0]?.context.credentials).toEqual(proof)
    expect(visit.asked.tokens[0]?.context.credentials).toEqual(proof)
    expect(visit.went).toHaveLength(1)
    expect(loaded).toBe(0)
    expect(visit.went[0]?.link).toMatchObject({ site: null, path: '/en-IN/order-review' })
    expect(Object.fromEntries(visit.went[0]?.link.query ?? [])).toEqual({
      fare_estimate_token: 'token-1',
      geo_region_id: '4',
    })
    expect(visit.kept.orders[0]).toMatchObject({
      country: 'IN',
      customer: null,
      draft: {
        sender: { mobile: '9000000001', name: 'Asha Menon' },
        pickup: { landmark: koramangala.landmark },
        drop: { landmark: indiranagar.landmark },
      },
    })
    expect(visit.results().status).toBe('shown')
  })

  it.each([
    'https://elsewhere.example/fares?geo_region_id=4',
    'javascript:alert(1)?geo_region_id=4',
  ])(
    'goes to order review whatever link the service returns, which is not followed: %s',
    async (url) => {
      const visit = visitStore({
        quoteFare: () => TE.right({ ...quote, url }),
        readLink: () => E.left({ kind: 'LinkRefused' }),
      })
      visit.tell(customer, fareEdited(onlyRoute), estimateRequested())
      await settle()
      expect(visit.went.map(({ link }) => link.path)).toEqual(['/en-IN/order-review'])
      expect(visit.went[0]?.link.query).toContainEqual(['geo_region_id', '4'])
      expect(visit.reports).toEqual([])
    },
  )

  it('follows the returned link only if it is allowed, where there is no booking flow', async () => {
    const visit = visitStore({
      market: marketIn('en-AE'),
      readLink: () => E.left({ kind: 'LinkRefused' }),
    })
    visit.tell(customer, fareEdited(onlyRoute), estimateRequested())
    await settle()
    expect(visit.went).toEqual([])
    expect(visit.form().phase).toEqual({ status: 'failed', failure: { kind: 'LinkRefused' } })
  })

  it('finds the two-wheeler chosen after asking for two-wheeler fares', async () => {
    const visit = visitStore()
    visit.tell(customer, fareEdited({ ...onlyRoute, category: 'two-wheeler' }), estimateRequested())
    await settle()
    expect(visit.went[0]?.link.query).toContainEqual(['vehicle_id', '97'])
  })

  it.each([
    ['hangs', { keep: () => unanswered }],
    ['refuses', { keep: () => TE.left({ kind: 'StorageRefused' as const }) }],
  ])('goes to order review even if this browser’s memory %s', async (_, keeping) => {
    const visit = visitStore({
      orderMemory: { recall: TE.right(null), forget: TE.right(undefined), ...keeping },
    })
    visit.tell(customer, fareEdited(onlyRoute), estimateRequested())
    await pass(limits.requestDeadline)
    expect(visit.went.map(({ link }) => link.path)).toEqual(['/en-IN/order-review'])
  })

  it('has what they entered kept even while order review is slow to load', async () => {
    const kept: unknown[] = []
    const visit = visitStore({
      orderMemory: {
        recall: TE.right(null),
        forget: TE.right(undefined),
        keep: (order) => {
          kept.push(order)
          return TE.right(undefined)
        },
      },
      loadOrderReview: unanswered,
    })
    visit.tell(customer, fareEdited(onlyRoute), estimateRequested())
    await pass(limits.requestDeadline)
    expect(visit.went).toHaveLength(1)
    expect(kept).toHaveLength(1)
  })

  it('sends credentials only after signing in', async () => {
    const visit = visitStore()
    visit.tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(visit.asked.quotes[0]?.context).not.toHaveProperty('credentials')
  })

  it('goes to the results in a market without the booking flow', async () => {
    const visit = visitStore({ market: marketIn('en-AE') })
    visit.tell(customer, fareEdited(onlyRoute), estimateRequested())
    await settle()
    expect(visit.went[0]?.link.path).toBe('/en-IN/fare_estimate_mob')
  })
})
