import { randomUUID } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { type Changes, get, headers, post } from './support/calls.ts'
import { callHeaders, signIn } from './support/customer.ts'
import { textIn, valueIn } from './support/inAnswer.ts'
import { sandboxForTests } from './support/running.ts'

const sandbox = sandboxForTests()

let last = 9200000000
/** Every test has a mobile of its own, so that no number is already somebody's lead. */
const newMobile = (): string => {
  last += 1
  return String(last)
}

const form = (changes: object = {}): object => ({
  geo_region: 3,
  pickup_address: {
    landmark: 'Koramangala, Bengaluru',
    location: { lat: 12.935223, lng: 77.624481 },
  },
  drop_address: {
    landmark: 'Indiranagar, Bengaluru',
    location: { lat: 12.978369, lng: 77.640836 },
  },
  name: 'Meera Iyer',
  mobile: '9812345678',
  requirement: 'business',
  service_category: 'trucks',
  consent_for_callback: true,
  ...changes,
})

const send = (path: string) => (changes: object, more: Changes) =>
  post(`${sandbox().url}/sandbox/order/website/${path}`, {
    body: form(changes),
    headers: headers(more),
  })
const ask = (changes: object = {}, more: Changes = {}) =>
  send('spot_callback_requests')(changes, more)
const confirm = (changes: object = {}, more: Changes = {}) => send('spot_redirects')(changes, more)

/** The token of the estimate that the answer leads to; null if it names none. */
const tokenFor = async (changes: object, more: Changes = {}): Promise<string | null> => {
  const { body } = await ask(changes, more)
  const url = new URL(textIn(body, 'redirect_url'), 'http://localhost')
  return url.searchParams.get('fare_estimate_token')
}

const leadIn = (body: unknown): unknown => valueIn(body, 'callback_request_data')

describe('the spot form', () => {
  it('makes a lead for a new number once a day', async () => {
    const mobile = newMobile()
    const first = await ask({ mobile })
    expect(first).toMatchObject({
      status: 200,
      body: {
        callback_request_data: {
          result: 'success',
          prev_callback_req_id_present: false,
          callback_request_id: expect.any(Number),
          is_existing_cust: false,
          lead_entry_created: true,
          send_unregistered_event: true,
        },
      },
    })
    const again = await ask({ mobile })
    expect(leadIn(again.body)).toEqual({
      ...Object(leadIn(first.body)),
      prev_callback_req_id_present: true,
      lead_entry_created: false,
    })
    sandbox().clock.advance(24 * 60 * 60 * 1000 + 1)
    expect(leadIn((await ask({ mobile })).body)).toMatchObject({ lead_entry_created: true })
  })

  it('redirects to the results, without the city, which the website adds', async () => {
    const { body } = await ask({ mobile: newMobile(), name: ' Meera  Iyer ' })
    const url = new URL(textIn(body, 'redirect_url'), 'http://localhost')
    expect(url.pathname).toBe('/en-IN/fare_estimate_mob')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      service_category: 'trucks',
      frequency: 'business',
      customer_name: 'Meera  Iyer',
      from_address_landmark: 'Koramangala, Bengaluru',
      to_address_lat: '12.978369',
    })
    expect(url.searchParams.has('geo_region_id')).toBe(false)
  })

  it('redirects to fares for the trip, the same ones however often it is sent', async () => {
    const mobile = newMobile()
    const intent = { 'client-request-uuid': randomUUID() }
    const token = await tokenFor({ mobile, service_category: '2 wheeler' }, intent)
    const { status, body } = await get(
      `${sandbox().url}/sandbox/order/website/fare_estimates/${token}`,
      { headers: headers() },
    )
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        vehicles: [{ vehicle_id: 97 }],
        from: { landmark: 'Koramangala, Bengaluru' },
        geo_region_id: 3,
      },
    })
    expect(await tokenFor({ mobile, service_category: '2 wheeler' }, intent)).toBe(token)
  })

  it('names no estimate if no vehicle of the category makes the trip', async () => {
    const far = {
      mobile: newMobile(),
      service_category: '2 wheeler',
      pickup_address: { landmark: 'Kengeri', location: { lat: 12.9177, lng: 77.4838 } },
      drop_address: { landmark: 'Hoskote', location: { lat: 13.0707, lng: 77.7982 } },
    }
    expect(await tokenFor(far)).toBeNull()
    expect(await tokenFor({ ...far, service_category: 'trucks' })).toEqual(expect.any(String))
  })

  it('makes no callback request without consent', async () => {
    const { body } = await ask({ mobile: newMobile(), consent_for_callback: false })
    expect(leadIn(body)).toMatchObject({ callback_request_id: null, lead_entry_created: false })
  })

  it('accepts a refused consent in Türkiye, too', async () => {
    const istanbul = {
      geo_region: 601,
      pickup_address: { landmark: 'Kadıköy', location: { lat: 40.9903, lng: 29.0297 } },
      drop_address: { landmark: 'Beşiktaş', location: { lat: 41.0422, lng: 29.0083 } },
      mobile: '5321234567',
    }
    const inTurkiye = { country: 'tr', 'preferred-languages': 'tr-TR' }
    expect(await ask({ ...istanbul, consent_for_callback: false }, inTurkiye)).toMatchObject({
      status: 200,
      body: { callback_request_data: { callback_request_id: null } },
    })
    expect(await ask(istanbul, inTurkiye)).toMatchObject({
      status: 200,
      body: { callback_request_data: { callback_request_id: expect.any(Number) } },
    })
  })

  it('asks a customer with a session for the addresses only', async () => {
    const who = await signIn(sandbox())
    const bare = { name: undefined, mobile: undefined, requirement: undefined }
    expect(await ask(bare, who)).toMatchObject({
      status: 200,
      body: {
        callback_request_data: { is_existing_cust: true, lead_entry_created: false },
        redirect_url: expect.stringContaining('customer_mobile=9876543210'),
      },
    })
    expect(await ask(bare)).toMatchObject({
      status: 422,
      body: {
        field_errors: [
          { field_name: 'name', message: 'Name is required' },
          { field_name: 'mobile', message: 'Mobile is required' },
          {
            field_name: 'requirement',
            message: 'Please select a valid option for requirement.',
          },
        ],
        form_error: null,
      },
    })
    expect(await ask({}, callHeaders({ mobile: '9876543210', 'auth-token': 'x' }))).toMatchObject({
      status: 401,
    })
  })

  it.each([
    [{ name: 'R2' }, 'name'],
    [{ mobile: '12345' }, 'mobile'],
    [{ requirement: 'leisure' }, 'requirement'],
    [{ pickup_address: { landmark: '', location: { lat: 12.9, lng: 77.6 } } }, 'pickup'],
    [{ drop_address: { landmark: 'Here', location: { lat: 1000, lng: 1000 } } }, 'drop'],
    [{ drop_address: { landmark: 'Mid-sea', location: { lat: 10.5, lng: 70.5 } } }, 'drop'],
  ])('refuses %j at its field', async (changes, field_name) => {
    expect(await ask(changes)).toMatchObject({
      status: 422,
      body: { field_errors: [{ field_name, message: expect.any(String) }], form_error: null },
    })
    expect(await confirm(changes)).toMatchObject({ status: 422 })
  })

  it.each([
    [{ geo_region: 99 }, 'body is wrong at geo_region'],
    [{ geo_region: 1 }, 'body is wrong at geo_region: the pickup is in another city'],
    [{ service_category: 'rockets' }, 'body is wrong at service_category'],
    [{ consent_for_callback: 'yes' }, 'body is wrong at consent_for_callback'],
    [{ email: 'a@b.in' }, 'unknown body property email'],
  ])('does not understand %j', async (changes, error) => {
    expect(await ask(changes)).toMatchObject({ status: 400, body: { error } })
  })

  it('is accepted for either city if two are close', async () => {
    const address = (landmark: string, lat: number, lng: number) => ({
      landmark,
      location: { lat, lng },
    })
    const inDubai = {
      geo_region: 560,
      pickup_address: address('Sahara Centre, Sharjah', 25.3, 55.35),
      drop_address: address('Deira, Dubai', 25.2697, 55.3095),
      mobile: '501234567',
    }
    const headers = { country: 'ae', 'preferred-languages': 'en-AE' }
    expect(await ask(inDubai, headers)).toMatchObject({ status: 200 })
  })

  it('is accepted once, however often it is sent', async () => {
    const mobile = newMobile()
    const intent = { 'client-request-uuid': randomUUID() }
    sandbox().faults.add({ call: 'spotCallback', fault: 'loseAnswer' })
    await expect(ask({ mobile }, intent)).rejects.toThrow()
    expect(leadIn((await ask({ mobile }, intent)).body)).toMatchObject({ lead_entry_created: true })
    expect(await ask({ mobile, requirement: 'personal' }, intent)).toMatchObject({ status: 409 })
  })

  it('is confirmed only for the same details that were sent', async () => {
    const mobile = newMobile()
    expect(await confirm({ mobile })).toMatchObject({ status: 200, body: { result: 'failed' } })
    await ask({ mobile })
    expect(await confirm({ mobile })).toMatchObject({ status: 200, body: { result: 'success' } })
    expect(await confirm({ mobile, requirement: 'personal' })).toMatchObject({
      body: { result: 'failed' },
    })
  })
})
