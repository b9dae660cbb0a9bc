import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import type { CallContext } from '../../../src/application/ports/call.ts'
import type { FareEnquiry } from '../../../src/domain/fare/fareForm.ts'
import type { FareQuote } from '../../../src/domain/fare/fareQuote.ts'
import { makeHttpIssueFareToken } from '../../../src/infrastructure/fare/httpIssueFareToken.ts'
import { makeHttpLoadFareContent } from '../../../src/infrastructure/fare/httpLoadFareContent.ts'
import { makeHttpQuoteFare } from '../../../src/infrastructure/fare/httpQuoteFare.ts'
import { makeHttpRecallEstimate } from '../../../src/infrastructure/fare/httpRecallEstimate.ts'
import { farePage, formRefused } from '../../support/fares.ts'
import { askedFrom, koramangalaToWhitefield } from '../support/bangaloreRoute.ts'
import { runSandbox, type SandboxProcess } from '../support/sandbox.ts'
import { context, deviceId, reach } from '../support/services.ts'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await runSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.calm())

const order = () => reach(`${sandbox.url}/sandbox/order`).http
const content = () => reach(`${sandbox.url}/sandbox/content`, { headers: {} }).http
const quote = (asked: FareEnquiry = koramangalaToWhitefield, captcha: string | null = null) =>
  makeHttpQuoteFare(order())(asked, farePage, captcha, context)()
const issue = (asked: FareEnquiry = koramangalaToWhitefield) =>
  makeHttpIssueFareToken(order())(asked, farePage, 3, context)()
const recall = (token: string) => makeHttpRecallEstimate(order())(token, context)()

const right = <A>(outcome: E.Either<unknown, A>): A => {
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right
}

const orderHeaders = {
  brand: 'smartshift',
  source: 'website',
  'client-request-uuid': context.requestId,
  'device-id': deviceId,
  country: 'in',
  'preferred-languages': 'en-IN',
}

/** Exactly the parameters that the contract names, each of them once and as text. */
const sentQuery = {
  from_address_landmark: 'Koramangala, Bengaluru',
  to_address_landmark: 'Whitefield, Bengaluru',
  from_address_lat: '12.935192',
  from_address_long: '77.624481',
  to_address_lat: '12.969819',
  to_address_long: '77.749972',
  customer_name: 'Kiran Rao',
  customer_mobile: '9812345678',
  user_type: '/',
  brand: 'Hathi',
  frequency: 'business',
  service_category: 'trucks',
  is_device_mobile: 'true',
  source_url: 'https://hathi.example/en-IN/fare-estimate',
  utm_source: 'website_fare_estimate_ssr',
  utm_medium: '',
  utm_campaign: 'default_trucks',
  utm_term: '',
  utm_content: '',
}

describe('the validator', () => {
  it('quotes fares in rupees for a route through Bengaluru', async () => {
    const { url, callback, vehicles } = right(await quote())
    expect(url).toMatch(/geo_region_id=3/)
    expect(callback).toEqual({
      result: 'success',
      prevCallbackReqIdPresent: false,
      callbackRequestId: expect.stringMatching(/^\d+$/),
      isExistingCust: false,
      leadEntryCreated: true,
      sendUnregisteredEvent: true,
    })
    expect(vehicles.length).toBeGreaterThan(1)
    for (const { id, name, fare, fareText, capacity } of vehicles) {
      expect(Number.isInteger(id)).toBe(true)
      expect(name).not.toBe('')
      expect(fare.currency).toBe('INR')
      expect(fare.value).toBeGreaterThan(0)
      expect(fareText).toContain('₹')
      expect(capacity).toMatch(/kg|tonne/)
    }
  })

  it('distinguishes a new lead from a repeated one', async () => {
    const again = askedFrom('9812300061')
    const leads = [right(await quote(again)), right(await quote(again))]
    expect(
      leads.map(({ callback }) => [callback.leadEntryCreated, callback.sendUnregisteredEvent]),
    ).toEqual([
      [true, true],
      [false, true],
    ])
  })

  it('gets the headers of the order service, and an empty body while the captcha is off', async () => {
    await quote()
    const [seen] = await sandbox.journal()
    expect(seen?.headers).toMatchObject(orderHeaders)
    expect(seen?.body).toEqual({})
    expect(seen?.query).toEqual(sentQuery)
  })

  it('gets the contract’s values for a two-wheeler enquiry of a customer without a name', async () => {
    const campaign = { ...farePage.attribution, utm_source: 'google', utm_campaign: 'default_2w' }
    await makeHttpQuoteFare(order())(
      {
        ...koramangalaToWhitefield,
        asker: 'customer',
        contact: { name: '', mobile: '9876543210', requirement: 'personal' },
        consent: null,
        category: 'two-wheeler',
      },
      { ...farePage, brand: 'Ghoda', isDeviceMobile: false, attribution: campaign },
      null,
      context,
    )()
    const [seen] = await sandbox.journal()
    expect(seen?.query).toEqual({
      ...sentQuery,
      customer_name: '',
      customer_mobile: '9876543210',
      brand: 'Ghoda',
      frequency: 'personal',
      service_category: '2 wheeler',
      is_device_mobile: 'false',
      utm_source: 'google',
      utm_campaign: 'default_2w',
    })
  })

  it('gets the captcha token as re_id', async () => {
    await quote(koramangalaToWhitefield, 'proof')
    const [seen] = await sandbox.journal()
    expect(seen?.body).toEqual({ re_id: 'proof' })
  })

  it('reports which fields it refuses', async () => {
    const outcome = await quote(askedFrom('12345'))
    expect(outcome).toEqual(
      E.left({
        kind: 'FormRefused',
        message: null,
        fields: [{ field: 'mobile', message: expect.stringMatching(/./) }],
      }),
    )
  })

  it('reports which address it does not serve', async () => {
    const { drop, pickup } = koramangalaToWhitefield.route
    const sea = { ...pickup, location: { lat: 5, lng: 80 } }
    const asked = { ...koramangalaToWhitefield, route: { pickup: sea, drop } }
    expect(await quote(asked)).toEqual(
      E.left(
        formRefused({
          unserved: ['pickup'],
          fieldErrors: [
            {
              field: 'pickup',
              message:
                'We do not serve pickup service from this area. Please change the pickup location',
            },
          ],
          formError: null,
        }),
      ),
    )
  })

  it.each([200, 400, 422, 500])('may refuse a form with status %d', async (status) => {
    const body = { form_error: 'Sorry! No service is available' }
    await sandbox.fault({ call: 'validator', fault: 'answer', status, body })
    expect(await quote()).toEqual(
      E.left(formRefused({ unserved: [], fieldErrors: [], formError: body.form_error })),
    )
  })

  const refusedWith = async (body: object, status = 422) => {
    await sandbox.fault({ call: 'validator', fault: 'answer', status, body })
    const outcome = await quote()
    return E.isLeft(outcome) ? outcome.left : outcome
  }

  it('may leave out or empty the parts of its error object', async () => {
    expect(
      await refusedWith({
        address_error_type: 'INVALID_WEATHER',
        field_errors: [{ field_name: 'name' }, { field_name: 'frequency', message: null }],
        form_error: '  ',
      }),
    ).toEqual(
      formRefused({
        unserved: [],
        fieldErrors: [],
        formError: null,
      }),
    )
  })

  it.each([
    { field_errors: 'all of them' },
    { field_errors: [{ message: 'nameless' }] },
    { form_error: { text: 'nested' } },
    { address_error_type: 7 },
  ])('gives an unreadable refusal for the error object %j', async (body) => {
    expect(await refusedWith(body)).toEqual({ kind: 'RefusalUnreadable', because: 'declined' })
  })

  it('gives its plain error if the error object is empty', async () => {
    expect(await refusedWith({ error: 'Busy', field_errors: [], form_error: null }, 503)).toEqual({
      kind: 'NetworkError',
      because: 'failed',
      message: 'Busy',
    })
  })

  it('gives the error object if there is a plain error, too', async () => {
    expect(await refusedWith({ error: 'Busy', form_error: 'Come back later' }, 503)).toEqual(
      formRefused({ unserved: [], fieldErrors: [], formError: 'Come back later' }),
    )
  })

  const answeredWith = async (change: (yes: FareYes) => object) => {
    await sandbox.fault({ call: 'validator', fault: 'answer', status: 200, body: change(yes) })
    return quote()
  }
  type FareYes = typeof yes
  const yes = {
    fare_estimate_url: '/en-IN/fare_estimate_mob?geo_region_id=3',
    callback_request_response: {
      result: 'success',
      prev_callback_req_id_present: false,
      callback_request_id: 'abc',
      is_existing_cust: false,
      brand: 'Hathi',
      send_unregistered_event: false,
    },
    vehicles: [
      {
        display_name: 'Tata Ace',
        vehicle_type: 'Tata Ace',
        vehicle_id: 3,
        image_url: '/ace.svg',
        image_alt_text: 'Tata Ace',
        capacity_display: '750 kg',
        size_display: '7 ft',
        base_fare_display: '₹368.50',
        base_fare: { value: 368.5, currency: 'INR' },
      },
    ],
  }

  it('counts a lead as not created, and no event as wanted, if its answer does not say', async () => {
    const { callback } = right(
      await answeredWith((body) => ({
        ...body,
        callback_request_response: { callback_request_id: 'abc' },
      })),
    )
    expect(callback).toMatchObject({
      leadEntryCreated: false,
      sendUnregisteredEvent: false,
      callbackRequestId: 'abc',
    })
  })

  it.each([true, false, 1, 'success'])(
    'gives the result %j of a callback as text',
    async (result) => {
      const { callback } = right(
        await answeredWith((body) => ({ ...body, callback_request_response: { result } })),
      )
      expect(callback.result).toBe(String(result))
    },
  )

  it.each([null, '', undefined])('gives no callback id if its answer has %j', async (id) => {
    const { callback } = right(
      await answeredWith((body) => ({
        ...body,
        callback_request_response: {
          result: null,
          callback_request_id: id,
          send_unregistered_event: true,
        },
      })),
    )
    expect(callback).toEqual({
      result: null,
      prevCallbackReqIdPresent: null,
      callbackRequestId: null,
      isExistingCust: null,
      leadEntryCreated: false,
      sendUnregisteredEvent: true,
    })
  })

  it('offers a vehicle even if it has only a name and a fare', async () => {
    const { vehicles } = right(
      await answeredWith(({ vehicles: [ace], ...body }) => ({
        ...body,
        vehicles: [
          { ...ace, image_alt_text: null, capacity_display: null, size_display: null },
          { ...ace, base_fare_display: null, image_url: null },
        ],
      })),
    )
    expect(vehicles).toMatchObject([
      { name: 'Tata Ace', imageAlt: '', capacity: '', size: '' },
      { name: 'Tata Ace', fareText: '', imageUrl: '' },
    ])
  })

  it('offers a vehicle that costs nothing', async () => {
    const { vehicles } = right(
      await answeredWith(({ vehicles: [ace], ...body }) => ({
        ...body,
        vehicles: [{ ...ace, base_fare: { value: 0, currency: 'INR' } }],
      })),
    )
    expect(vehicles[0]?.fare.value).toBe(0)
  })

  it('may send an empty error object with a quote', async () => {
    const given: FareQuote = right(
      await answeredWith((body) => ({ ...body, form_error: null, field_errors: [] })),
    )
    expect(given.vehicles).toHaveLength(1)
  })

  it.each([
    ['a fare', '"value":368.5', '"value":1e999', 'vehicles/0/base_fare/value'],
    ['an id of a vehicle', '"vehicle_id":3', '"vehicle_id":-1e999', 'vehicles/0/vehicle_id'],
  ])('breaks the contract with %s that is too large to be a number', async (_, from, to, path) => {
    const text = JSON.stringify(yes).replace(from, to)
    const service = createServer((_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const address = service.address()
    if (address === null || typeof address === 'string') throw new Error('no port was listened on')
    const { http } = reach(`http://127.0.0.1:${address.port}`)
    const asked = [koramangalaToWhitefield, farePage, null, context] as const
    const outcome = await makeHttpQuoteFare(http)(...asked)()
    service.close()
    expect(text).toContain(to)
    expect(outcome).toMatchObject({ left: { kind: 'ContractBroken', paths: [path] } })
  })

  it.each([
    ['a fare that is a text', { base_fare: { value: '368', currency: 'INR' } }, 'base_fare/value'],
    ['a fare below zero', { base_fare: { value: -368, currency: 'INR' } }, 'base_fare/value'],
    [
      'a sign in place of the code of a currency',
      { base_fare: { value: 368, currency: '₹' } },
      'base_fare/currency',
    ],
    ['a vehicle without a name', { display_name: '' }, 'display_name'],
    ['a vehicle with a blank name', { display_name: ' \u00a0' }, 'display_name'],
  ])('breaks the contract with %s', async (_, change, path) => {
    const outcome = await answeredWith((body) => ({
      ...body,
      vehicles: body.vehicles.map((vehicle) => ({ ...vehicle, ...change })),
    }))
    expect(outcome).toEqual(
      E.left({
        kind: 'ContractBroken',
        call: '/website/fare_estimate_validator_v2',
        paths: [`vehicles/0/${path}`],
      }),
    )
  })
})

describe('the secure call', () => {
  it('gives a token for an estimate that was validated', async () => {
    await quote()
    expect(right(await issue())).toMatch(/^.{16,}$/)
    const seen = (await sandbox.journal()).at(-1)
    expect(seen?.headers).toMatchObject(orderHeaders)
    expect(seen?.body).toEqual({ re_id: 'Default' })
    expect(seen?.query).toEqual({ ...sentQuery, geo_region_id: '3' })
  })

  it('gives the service’s own reason if there is no token', async () => {
    const outcome = await issue(askedFrom('9000000001'))
    expect(outcome).toEqual(
      E.left({ kind: 'TokenRefused', message: 'This fare estimate was not validated' }),
    )
  })

  it.each([
    { response: null, status: 'failed', error: null },
    { status: 'failed' },
    { response: {}, status: 'success', error: '' },
    { response: { fare_estimate_token: null }, status: 'success' },
    { response: { fare_estimate_token: '' }, status: 'success', error: { code: 1 } },
  ])('has refused if it answers %j', async (body) => {
    await sandbox.fault({ call: 'secure', fault: 'answer', status: 200, body })
    expect(await issue()).toEqual(E.left({ kind: 'TokenRefused', message: null }))
  })

  it.each([{ status: true }, { status: 200 }, { status: null }, {}])(
    'gives the token if it answers one with %j',
    async (rest) => {
      const body = { response: { fare_estimate_token: 'token-1' }, ...rest }
      await sandbox.fault({ call: 'secure', fault: 'answer', status: 200, body })
      expect(await issue()).toEqual(E.right('token-1'))
    },
  )
})

describe('a refusal of fares with 401', () => {
  const ofAsha: CallContext = {
    ...context,
    credentials: { mobile: '9876543210', authToken: 'token-of-asha' },
  }
  const asks = {
    validator: (asker: CallContext) =>
      makeHttpQuoteFare(order())(koramangalaToWhitefield, farePage, null, asker)(),
    secure: (asker: CallContext) =>
      makeHttpIssueFareToken(order())(koramangalaToWhitefield, farePage, 3, asker)(),
  }
  const worded = { kind: 'NetworkError', because: 'unbelieved', message: 'Authentication Failed' }

  it.each(['validator', 'secure'] as const)(
    'is an authentication failure for a customer, but not for a guest: %s',
    async (call) => {
      await sandbox.fault({ call, fault: '401', times: 2 })
      const failed = { kind: 'AuthenticationFailed' }
      expect(await asks[call](ofAsha)).toEqual(E.left(failed))
      expect(await asks[call](context)).toEqual(E.left(worded))
    },
  )

  it.each(['validator', 'secure'] as const)(
    'is an authentication failure for an unreadable body, too: %s',
    async (call) => {
      await sandbox.fault({ call, fault: 'answer', status: 401, body: ['No'] })
      const failed = { kind: 'AuthenticationFailed' }
      expect(await asks[call](ofAsha)).toEqual(E.left(failed))
    },
  )

  it('may concern the form, too, which counts only for a guest', async () => {
    await sandbox.fault({
      call: 'validator',
      fault: 'answer',
      status: 401,
      body: { form_error: 'Not on Sundays' },
      times: 2,
    })
    expect(await asks.validator(ofAsha)).toEqual(E.left({ kind: 'AuthenticationFailed' }))
    expect(await asks.validator(context)).toMatchObject({ left: { kind: 'FormRefused' } })
  })

  it.each(['validator', 'secure'] as const)(
    'is distinct from one that forbids the call with 403: %s',
    async (call) => {
      await sandbox.fault({ call, fault: 'answer', status: 403, body: {} })
      expect(await asks[call](ofAsha)).toEqual(
        E.left({ kind: 'NetworkError', because: 'notAllowed', message: null }),
      )
    },
  )
})

describe('an estimate', () => {
  it('is recalled by its token as it was quoted', async () => {
    const { vehicles } = right(await quote())
    const token = right(await issue())
    const estimate = right(await recall(token))
    expect(estimate).toEqual({
      token,
      pickup: { landmark: 'Koramangala, Bengaluru', location: { lat: 12.935192, lng: 77.624481 } },
      drop: { landmark: 'Whitefield, Bengaluru', location: { lat: 12.969819, lng: 77.749972 } },
      geoRegionId: 3,
      vehicles,
      quotedAt: expect.any(Number),
    })
    expect(Math.abs(estimate.quotedAt - Date.now())).toBeLessThan(60_000)
  })

  it.each(['nobody-has-this', 'a/b', '..%2f', 'toString'])(
    'is unknown for the token %s',
    async (token) => {
      expect(await recall(token)).toEqual(E.left({ kind: 'EstimateUnknown' }))
    },
  )

  it.each(['', '.', '..'])(
    'is not requested for the token %j, which would change the path',
    async (token) => {
      const { http } = reach('http://127.0.0.1:9')
      expect(await makeHttpRecallEstimate(http)(token, context)()).toEqual(
        E.left({ kind: 'EstimateUnknown' }),
      )
    },
  )

  it('is reported as expired after a day', async () => {
    await quote()
    const token = right(await issue())
    await sandbox.advanceClock(25 * 3_600_000)
    expect(await recall(token)).toEqual(E.left({ kind: 'EstimateExpired' }))
  })
})

describe('the content of the results page', () => {
  it('is loaded for a locale, without the headers of the other services', async () => {
    const { meta, bestFor, cities, notes } = right(
      await makeHttpLoadFareContent(content())('en-IN')(),
    )
    expect(meta.title).not.toBe('')
    expect(bestFor.length).toBeGreaterThan(0)
    expect(cities.some(({ geoRegionId }) => geoRegionId === 3)).toBe(true)
    expect(notes.length).toBeGreaterThan(0)
    const [seen] = await sandbox.journal()
    expect(seen?.query).toEqual({ locale: 'en-IN' })
    for (const name of Object.keys(orderHeaders)) expect(seen?.headers).not.toHaveProperty(name)
  })
})
