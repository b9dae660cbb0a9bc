import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import type { Sandbox } from '../../sandbox/startSandbox.ts'
import { type Changes, enquiry, headers, post } from './support/calls.ts'
import { sandboxForTests, websiteOf } from './support/running.ts'

const sandbox = sandboxForTests()

const validate = (
  query: Readonly<Record<string, string>>,
  changes: Changes = {},
  { body = {}, at = sandbox() }: { readonly body?: unknown; readonly at?: Sandbox } = {},
) =>
  post(`${at.url}/sandbox/order/website/fare_estimate_validator_v2`, {
    query,
    headers: headers(changes),
    body,
  })

const refused = (fields: Readonly<Record<string, string>>, type: string | null = null) => ({
  address_error_type: type,
  field_errors: Object.entries(fields).map(([field_name, message]) => ({ field_name, message })),
  form_error: null,
})

const pickupMessage =
  'We do not serve pickup service from this area. Please change the pickup location'
const dropMessage =
  'We do not serve dropoff service from this area. Please change the dropoff location'

const ramanagara = { lat: '12.7217', long: '77.2812' }
const mumbai = { lat: '19.076', long: '72.8777' }

describe('the fare validator', () => {
  it('names the vehicles in the language of the request', async () => {
    const { body } = await validate(enquiry(), { 'preferred-languages': 'bn-BD' })
    expect(body).toMatchObject({
      vehicles: expect.arrayContaining([
        expect.objectContaining({ vehicle_id: 91, display_name: 'তিন চাকার গাড়ি' }),
      ]),
    })
  })

  it('quotes vehicles and gives the URL of the results', async () => {
    const { status, body } = await validate(enquiry({ customer_mobile: '9800000001' }))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      callback_request_response: { brand: 'Hathi', is_existing_cust: false },
      vehicles: expect.arrayContaining([
        expect.objectContaining({
          vehicle_id: 1,
          display_name: 'Tata Ace',
          capacity_display: '750 kg',
        }),
      ]),
    })
    const url = new URL(String(Reflect.get(Object(body), 'fare_estimate_url')), 'http://here')
    expect(url.pathname).toBe('/en-IN/fare_estimate_mob')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      geo_region_id: '3',
      brand: 'Hathi',
      customer_mobile: '9800000001',
      sender_mobile: '9800000001',
      customer_name: 'Meera Iyer',
      sender_name: 'Meera Iyer',
      from_address_landmark: 'Koramangala, Bengaluru',
      from_address_lat: '12.935223',
      from_address_long: '77.624481',
      to_address_landmark: 'Indiranagar, Bengaluru',
      to_address_lat: '12.978369',
      to_address_long: '77.640836',
      frequency: 'personal',
    })
  })

  it('quotes the same fares for the same trip, and higher ones for a longer trip', async () => {
    const fares = async (to_address_long: string): Promise<ReadonlyMap<number, number>> => {
      const { body } = await validate(enquiry({ to_address_long }))
      const vehicles: unknown = Reflect.get(Object(body), 'vehicles')
      const list = Array.isArray(vehicles) ? vehicles : []
      return new Map(list.map(({ vehicle_id, base_fare }) => [vehicle_id, base_fare.value]))
    }
    const near = await fares('77.640836')
    expect(await fares('77.640836')).toEqual(near)
    const far = await fares('77.72')
    expect(near.size).toBeGreaterThan(5)
    for (const [id, fare] of near) expect(far.get(id)).toBeGreaterThan(fare)
  })

  it.each([
    ['2 wheeler', [97]],
    ['trucks', [126, 127, 91, 1, 129, 9, 128, 2, 3, 4]],
    ['', [97, 126, 127, 91, 1, 129, 9, 128, 2, 3, 4]],
  ])('offers for the category "%s" only its vehicles', async (service_category, ids) => {
    const { body } = await validate(enquiry({ service_category }))
    expect(body).toMatchObject({ vehicles: ids.map((vehicle_id) => ({ vehicle_id })) })
  })

  it('offers no two-wheeler for more than forty kilometres by road', async () => {
    const across = {
      from_address_lat: '13.1007',
      from_address_long: '77.5963',
      to_address_lat: '12.8066',
      to_address_long: '77.5770',
    }
    expect(await validate(enquiry({ ...across, service_category: '2 wheeler' }))).toMatchObject({
      status: 422,
      body: { field_errors: [], form_error: 'Sorry! No service is available' },
    })
    expect(await validate(enquiry({ ...across, service_category: 'trucks' }))).toMatchObject({
      status: 200,
    })
  })

  it('makes a lead for a mobile once a day, and never for a customer', async () => {
    const ask = async (customer_mobile: string) =>
      Reflect.get(
        Object((await validate(enquiry({ customer_mobile }))).body),
        'callback_request_response',
      )
    const first = await ask('9800000002')
    expect(first).toMatchObject({ lead_entry_created: true, prev_callback_req_id_present: false })
    const id: unknown = Reflect.get(Object(first), 'callback_request_id')
    expect(await ask('09800000002')).toMatchObject({
      lead_entry_created: false,
      send_unregistered_event: true,
      prev_callback_req_id_present: true,
      callback_request_id: id,
    })
    sandbox().clock.advance(24 * 60 * 60 * 1000 + 1)
    expect(await ask('9800000002')).toMatchObject({ lead_entry_created: true })
    expect(await ask('9876543210')).toMatchObject({
      is_existing_cust: true,
      lead_entry_created: false,
      send_unregistered_event: false,
    })
  })
})

describe('the fare validator refuses', () => {
  it.each([
    [
      'pickup',
      { from_address_lat: ramanagara.lat, from_address_long: ramanagara.long },
      refused({ from_address: pickupMessage }, 'INVALID_PICKUP'),
    ],
    [
      'drop',
      { to_address_lat: ramanagara.lat, to_address_long: ramanagara.long },
      refused({ to_address: dropMessage }, 'INVALID_DROP'),
    ],
    [
      'drop in another city',
      { to_address_lat: mumbai.lat, to_address_long: mumbai.long },
      refused({ to_address: dropMessage }, 'INVALID_DROP'),
    ],
    [
      'pickup and drop',
      {
        from_address_lat: ramanagara.lat,
        from_address_long: ramanagara.long,
        to_address_lat: '10.5',
        to_address_long: '75.1',
      },
      refused({ from_address: pickupMessage, to_address: dropMessage }, 'INVALID_PICKUP_DROP'),
    ],
    [
      'pickup on the air base',
      { from_address_lat: '13.1358', from_address_long: '77.6066' },
      refused({ from_address: pickupMessage }, 'INVALID_PICKUP'),
    ],
  ])('a %s that is not served', async (_, changes, body) => {
    expect(await validate(enquiry(changes))).toMatchObject({ status: 422, body })
  })

  it.each([
    ['1000', '1000', 'Select a valid address'],
    ['0', '77.6', 'Select a valid address'],
    ['-12.9', '77.6', 'Select a valid address'],
    ['91', '77.6', 'Select a valid address'],
    ['12.9', '181', 'Select a valid address'],
  ])('the place %s, %s as unresolved', async (lat, long, message) => {
    const query = enquiry({ from_address_lat: lat, from_address_long: long })
    expect(await validate(query)).toMatchObject({
      status: 422,
      body: {
        address_error_type: 'INVALID_PICKUP',
        field_errors: [{ field_name: 'from_address', message }],
      },
    })
  })

  it.each([
    [{ from_address_landmark: ' ' }, 'from_address', 'Enter the pickup address'],
    [{ to_address_landmark: '' }, 'to_address', 'Enter the dropoff address'],
    [{ to_address_landmark: '560 034' }, 'to_address', 'Please enter the valid address'],
    [{ customer_name: '' }, 'name', 'Name is required'],
    [{ customer_name: 'Al' }, 'name', 'Name must contain at least 3 alphabets'],
    [{ customer_name: 'Asha 2' }, 'name', 'Name must contain at least 3 alphabets'],
    [{ customer_name: 'A'.repeat(51) }, 'name', 'Name must contain at least 3 alphabets'],
    [{ customer_mobile: '' }, 'customer_mobile', 'Mobile is required'],
    [{ customer_mobile: '5812345678' }, 'customer_mobile', 'Invalid mobile number'],
    [{ customer_mobile: '98123456789' }, 'customer_mobile', 'Invalid mobile number'],
    [{ frequency: '' }, 'frequency', 'Please select a valid option for requirement.'],
    [{ frequency: 'toString' }, 'frequency', 'Please select a valid option for requirement.'],
  ])('%j at its field', async (changes, field_name, message) => {
    const { status, body } = await validate(enquiry(changes))
    expect(status).toBe(422)
    expect(Reflect.get(Object(body), 'field_errors')).toEqual([{ field_name, message }])
  })

  it('every wrong field at once', async () => {
    const query = enquiry({ from_address_lat: '1000', customer_name: '', frequency: 'x' })
    const { body } = await validate(query)
    expect(Reflect.get(Object(body), 'field_errors')).toMatchObject([
      { field_name: 'from_address' },
      { field_name: 'name' },
      { field_name: 'frequency' },
    ])
  })

  it.each(['किरण', 'রহিম মিয়া', 'Ayşe Yılmaz', '  Meera Iyer  '])(
    'not the name %s',
    async (name) => {
      expect(await validate(enquiry({ customer_name: name }))).toMatchObject({ status: 200 })
    },
  )

  it.each([
    ['in', '09812345678', 200],
    ['IND', '9812345678', 200],
    ['in', '0 9812345678', 422],
    ['ae', '501234567', 200],
    ['uae', '0561234567', 200],
    ['ae', '531234567', 422],
    ['tr', '5321234567', 200],
    ['tr', '+905321234567', 200],
    ['tr', '00905321234567', 200],
    ['tr', '4321234567', 422],
    ['bd', '1712345678', 422],
    ['bd', '9812345678', 422],
  ])(
    'in %s, or accepts, the mobile %s by the rule of the country',
    async (country, mobile, status) => {
      expect(await validate(enquiry({ customer_mobile: mobile }), { country })).toMatchObject({
        status,
      })
    },
  )

  it.each(Object.keys(headers()).filter((name) => name !== 'content-type'))(
    'a call without the header %s',
    async (name) => {
      expect(await validate(enquiry(), { [name]: undefined })).toMatchObject({
        status: 400,
        body: { error: `header ${name} is missing` },
      })
    },
  )

  it.each([
    ['brand', 'hathi'],
    ['source', 'app'],
    ['client-request-uuid', '1'],
    ['country', 'fr'],
    ['country', 'toString'],
    ['preferred-languages', 'fr-FR'],
    ['content-type', 'text/plain'],
  ])('the header %s: %s', async (name, value) => {
    const { status, body } = await validate(enquiry(), { [name]: value })
    expect(status).toBe(400)
    expect(Reflect.get(Object(body), 'error')).toContain(name)
  })

  it.each(Object.keys(enquiry({ utm_source: undefined })))('a query without %s', async (name) => {
    expect(await validate(enquiry({ [name]: undefined }))).toMatchObject({
      status: 400,
      body: { error: `query parameter ${name} is missing` },
    })
  })

  it.each([
    [{ fare: '1' }, 'unknown query parameter fare'],
    [{ geo_region_id: '3' }, 'unknown query parameter geo_region_id'],
    [{ from_address_lat: 'here' }, 'query parameter from_address_lat is not a decimal number'],
    [{ from_address_lat: '' }, 'query parameter from_address_lat is not a decimal number'],
    [{ to_address_long: '0x1' }, 'query parameter to_address_long is not a decimal number'],
    [
      { service_category: 'bikes' },
      "query parameter service_category must be '2 wheeler', 'trucks' or empty",
    ],
    [{ is_device_mobile: '1' }, "query parameter is_device_mobile must be 'true' or 'false'"],
    [{ user_type: 'guest' }, "query parameter user_type must be '/'"],
    [{ brand: '' }, 'query parameter brand is not the name of a product'],
    [{ brand: 'hathi' }, 'query parameter brand is not the name of a product'],
  ])('the query with %j', async (changes, error) => {
    expect(await validate(enquiry(changes))).toMatchObject({ status: 400, body: { error } })
  })

  it('a parameter that is given twice', async () => {
    const query = new URLSearchParams([...Object.entries(enquiry()), ['brand', 'other']])
    const url = `${sandbox().url}/sandbox/order/website/fare_estimate_validator_v2?${query.toString()}`
    expect(await post(url)).toMatchObject({
      status: 400,
      body: { error: 'query parameter brand is given twice' },
    })
  })

  it.each([
    [[], 'body is not a JSON object'],
    ['text', 'body is not a JSON object'],
    [{ re_id: 'token' }, 'unknown body property re_id'],
    [{ captcha: 'x' }, 'unknown body property captcha'],
  ])('the body %j', async (body, error) => {
    expect(await validate(enquiry(), {}, { body })).toMatchObject({ status: 400, body: { error } })
  })

  it('or answers for every point on earth in the documented shape', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        async (lat, lng) => {
          const query = enquiry({
            from_address_lat: lat.toFixed(6),
            from_address_long: lng.toFixed(6),
          })
          const { status, body } = await validate(query)
          return status === 200
            ? Reflect.has(Object(body), 'vehicles')
            : status === 422 && Reflect.has(Object(body), 'field_errors')
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('the fare validator of a website with a captcha', () => {
  const guarded = sandboxForTests({ website: websiteOf({ HATHI_CAPTCHA_SITE_KEY: 'a-site-key' }) })

  it('accepts its token', async () => {
    const answer = await validate(enquiry(), {}, { body: { re_id: 'token' }, at: guarded() })
    expect(answer).toMatchObject({ status: 200 })
  })

  it.each([[{}], [{ re_id: '' }], [{ re_id: 7 }]])('refuses the body %j', async (body) => {
    expect(await validate(enquiry(), {}, { body, at: guarded() })).toMatchObject({
      status: 400,
      body: { error: 'body is wrong at re_id' },
    })
  })
})

describe('CORS', () => {
  it('allows the headers of the contract from any origin', async () => {
    const response = await fetch(
      `${sandbox().url}/sandbox/order/website/fare_estimate_validator_v2`,
      {
        method: 'OPTIONS',
        headers: {
          origin: 'https://hathi.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'brand,auth-token',
        },
      },
    )
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const allowed = response.headers.get('access-control-allow-headers')?.split(',') ?? []
    expect(allowed).toEqual(
      expect.arrayContaining([...Object.keys(headers()), 'mobile', 'auth-token']),
    )
  })
})
