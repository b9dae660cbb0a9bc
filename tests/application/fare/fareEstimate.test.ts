import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import {
  addressFieldOpened,
  estimateRequested,
  fareEdited,
} from '../../../src/application/fare/fareForm.slice.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import type { FareForm } from '../../../src/domain/fare/fareForm.ts'
import { parseQuery } from '../../../src/domain/link/query.ts'
import { noAddress } from '../../../src/domain/place/address.ts'
import { asha } from '../../support/account.ts'
import {
  callback,
  farePage,
  filledEnquiry,
  filledForm,
  marketIn,
  quote,
  tataAce,
} from '../../support/fares.ts'
import { koramangala, whitefield } from '../../support/places.ts'
import { askForFares, refusing } from '../../support/visitFares.ts'
import { makePending, settle, visitStore } from '../../support/visitStore.ts'

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
