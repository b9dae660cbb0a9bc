import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type Sandbox, startSandbox } from '../../sandbox/startSandbox.ts'
import { type Changes, enquiry, get, headers, post } from './support/calls.ts'
import { sandboxForTests } from './support/running.ts'

const sandbox = sandboxForTests()

const order = (at: Sandbox, path: string): string => `${at.url}/sandbox/order${path}`

const validate = (changes: Changes = {}, at = sandbox()) =>
  post(order(at, '/website/fare_estimate_validator_v2'), { query: enquiry(changes) })

const secure = (changes: Changes = {}, body: unknown = { re_id: 'Default' }, at = sandbox()) =>
  post(order(at, '/fare_estimate_secure'), { query: enquiry(changes), body })

const tokenIn = (body: unknown): string =>
  String(Reflect.get(Object(Reflect.get(Object(body), 'response')), 'fare_estimate_token'))

const issueToken = async (changes: Changes = {}, at = sandbox()): Promise<string> => {
  await validate(changes, at)
  return tokenIn((await secure(changes, undefined, at)).body)
}

const recall = (token: string, at = sandbox()) =>
  get(order(at, `/website/fare_estimates/${token}`), { headers: headers() })

describe('the secure call', () => {
  it('gives an unguessable token for an estimate that was validated', async () => {
    await validate()
    const answer = await secure({ geo_region_id: '3' })
    expect(answer).toMatchObject({ status: 200, body: { status: 'success', error: null } })
    expect(tokenIn(answer.body)).toMatch(/^[A-Za-z0-9]{32}$/)
    expect(tokenIn((await secure()).body)).not.toBe(tokenIn(answer.body))
  })

  it.each([
    [{ from_address_lat: '12.936' }],
    [{ to_address_landmark: 'Elsewhere' }],
    [{ customer_mobile: '9800000009' }],
    [{ customer_name: 'Ravi Iyer' }],
    [{ frequency: 'business' }],
    [{ service_category: '2 wheeler' }],
    [{ brand: 'Ghoda' }],
    [{ is_device_mobile: 'false' }],
    [{ source_url: 'http://localhost/en-IN/trucks' }],
    [{ utm_source: 'elsewhere' }],
    [{ utm_term: 'lorry' }],
    [{ geo_region_id: '1' }],
  ])('gives no token for another question: %j', async (changes) => {
    await validate()
    const { status, body } = await secure(changes)
    expect(status).toBe(200)
    expect(body).toMatchObject({ response: null, status: 'failed', error: expect.any(String) })
  })

  it('gives a token for each of two validated estimates, in any order', async () => {
    const trip = { customer_mobile: '9800000010' }
    const byBike = { ...trip, service_category: '2 wheeler' }
    await validate(trip)
    await validate(byBike)
    const quotedFor = async (changes: Changes) =>
      (await recall(tokenIn((await secure(changes)).body))).body
    const bike = expect.objectContaining({ vehicle_id: 97 })
    expect(await quotedFor(trip)).toMatchObject({ vehicles: expect.not.arrayContaining([bike]) })
    expect(await quotedFor(byBike)).toMatchObject({ vehicles: [bike] })
  })

  it.each([
    [{}, 'body is wrong at re_id'],
    [{ re_id: 'default' }, 'body is wrong at re_id'],
    [{ re_id: 'Default', more: 1 }, 'unknown body property more'],
  ])('refuses the body %j', async (body, error) => {
    expect(await secure({}, body)).toMatchObject({ status: 400, body: { error } })
  })

  it('refuses a geo region that does not exist', async () => {
    expect(await secure({ geo_region_id: '0' })).toMatchObject({ status: 400 })
  })
})

describe('an estimate', () => {
  it('is found by its token as it was quoted', async () => {
    const quoted = await validate()
    const token = tokenIn((await secure()).body)
    const { status, body } = await recall(token)
    expect(status).toBe(200)
    expect(body).toEqual({
      vehicles: Reflect.get(Object(quoted.body), 'vehicles'),
      from: { landmark: 'Koramangala, Bengaluru', lat: 12.935223, long: 77.624481 },
      to: { landmark: 'Indiranagar, Bengaluru', lat: 12.978369, long: 77.640836 },
      geo_region_id: 3,
      quoted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
  })

  it.each([
    ['bn-BD', 'bd', 'তিন চাকার গাড়ি', '৫০০ কেজি', '৫.৫ × ৪.৫ × ৫ ফুট'],
    ['tr-TR', 'tr', 'Üç tekerlekli', '500 kg', '1,7 × 1,4 × 1,5 m'],
    ['en-AE', 'ae', '3 Wheeler', '500 kg', '5.5 ft × 4.5 ft × 5 ft'],
  ])('is in the language of its reader: %s', async (locale, country, name, ...figures) => {
    const token = await issueToken()
    const { body } = await get(order(sandbox(), `/website/fare_estimates/${token}`), {
      headers: headers({ 'preferred-languages': locale, country }),
    })
    expect(body).toMatchObject({
      vehicles: expect.arrayContaining([
        expect.objectContaining({
          vehicle_id: 91,
          vehicle_type: '3 Wheeler',
          display_name: name,
          image_alt_text: name,
          capacity_display: figures[0],
          size_display: figures[1],
        }),
      ]),
    })
  })

  it('is not found by another token', async () => {
    expect(await recall('constructor')).toMatchObject({
      status: 404,
      body: { error: 'Data Not Found' },
    })
  })

  it('expires after a day', async () => {
    const token = await issueToken()
    sandbox().clock.advance(24 * 60 * 60 * 1000 - 60_000)
    expect(await recall(token)).toMatchObject({ status: 200 })
    sandbox().clock.advance(120_000)
    expect(await recall(token)).toMatchObject({
      status: 410,
      body: { error: 'This estimate has expired' },
    })
  })

  it('survives a restart of the sandbox', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
    const database = join(folder, 'data', 'sandbox.sqlite')
    try {
      const before = await startSandbox({ database })
      const token = await issueToken({}, before)
      const quoted = await recall(token, before)
      await before.close()

      const after = await startSandbox({ database })
      expect(await recall(token, after)).toMatchObject({ status: 200, body: quoted.body })
      expect(await secure({}, undefined, after)).toMatchObject({ body: { status: 'success' } })
      await after.close()
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
