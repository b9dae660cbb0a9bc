import { randomUUID } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { vehicleModels } from '../../sandbox/fare/vehicles.ts'
import { goodsTypeIds } from '../../sandbox/fare/vehiclesForGoods.ts'
import { startSandbox } from '../../sandbox/startSandbox.ts'
import { type Changes, get, headers, post } from './support/calls.ts'
import { listIn, valueIn } from './support/inAnswer.ts'
import { sandboxForTests, websiteOf } from './support/running.ts'

const sandbox = sandboxForTests()

const vehicles = (query: Record<string, string>) =>
  get(`${sandbox().url}/sandbox/order/geo_regions/vehicle_details_v2`, {
    query,
    headers: headers(),
  })

const register = (changes: object = {}, more: Changes = {}) =>
  post(`${sandbox().url}/sandbox/order/vendor_contact_us`, {
    headers: headers(more),
    body: {
      vendor_query: {
        name: 'Balwinder Singh',
        mobile: '9812345678',
        geo_region_id: 3,
        vehicle_id: 1,
        info_source: 'driver_referral',
        brand: 'Hathi',
        ...changes,
      },
    },
  })

const content = (path: string) => get(`${sandbox().url}/sandbox/content/api/${path}`)

describe('the vehicles that a partner may drive', () => {
  it('are listed by name with their ids, the same as the website’s fallback', async () => {
    const { status, body } = await vehicles({ geo_region_id: '3', with_others: 'true' })
    expect(status).toBe(200)
    expect(body).toEqual({
      vehicle: {
        '2 Wheeler': 97,
        '3 Wheeler': 91,
        '3 Wheeler Electric': 127,
        'E Loader': 126,
        Others: 20,
        'Pickup 1.7Ton': 128,
        'Pickup / Dost / Super Ace / 8ft': 9,
        'Tata 17ft': 4,
        'Tata 407': 2,
        'Tata 407 14ft': 3,
        'Tata Ace': 1,
      },
    })
  })

  it('are those of the city', async () => {
    const { body } = await vehicles({ geo_region_id: '560', with_others: 'false' })
    expect(Object.keys(Object(valueIn(body, 'vehicle')))).toEqual([
      '2 Wheeler',
      'Tata Ace',
      'Pickup / Dost / Super Ace / 8ft',
      'Tata 407',
      'Tata 407 14ft',
    ])
  })

  it.each([
    [{ geo_region_id: '99', with_others: 'true' }, 404, 'Data Not Found'],
    [{ geo_region_id: '3' }, 400, 'query parameter with_others is missing'],
    [
      { geo_region_id: '3', with_others: '1' },
      400,
      "query parameter with_others must be 'true' or 'false'",
    ],
    [{ with_others: 'true' }, 400, 'query parameter geo_region_id is missing'],
  ])('are refused for %j', async (query, status, error) => {
    expect(await vehicles({ ...query })).toMatchObject({ status, body: { error } })
  })
})

describe('registering a vehicle', () => {
  it('is acknowledged by name', async () => {
    expect(await register({ name: ' Balwinder Singh ' })).toMatchObject({
      status: 200,
      body: { message: 'We will get back to you shortly', name: 'Balwinder Singh' },
    })
  })

  it.each([
    [{ name: ' ' }, 'Enter the name'],
    [{ name: 'A'.repeat(51) }, 'Maximum 50 letters'],
    [{ mobile: '' }, 'Enter mobile number'],
    [{ mobile: '123' }, 'Enter valid mobile number'],
    [{ geo_region_id: 99 }, 'Please select a city'],
    [{ vehicle_id: 129 }, 'Please select a vehicle'],
    [{ info_source: 'a friend' }, 'This field is required'],
  ])('is refused with %j', async (changes, error) => {
    expect(await register(changes)).toMatchObject({ status: 422, body: { error } })
  })

  it.each([
    [{ vehicle_id: '1' }, 'body is wrong at vendor_query.vehicle_id'],
    [{ brand: '' }, 'body is wrong at vendor_query.brand'],
    [{ brand: 'hathi' }, 'body is wrong at vendor_query.brand'],
    [{ email: 'x' }, 'body is wrong at vendor_query.email'],
  ])('is not understood with %j', async (changes, error) => {
    expect(await register(changes)).toMatchObject({ status: 400, body: { error } })
  })

  it('accepts every source of the form and every vehicle of the city', async () => {
    for (const info_source of ['bus_ads', 'fos', 'online/facebook', 'smart_shift']) {
      expect(await register({ info_source })).toMatchObject({ status: 200 })
    }
    expect(await register({ vehicle_id: 20 })).toMatchObject({ status: 200 })
    // Tata 17ft is not in Nagpur.
    expect(await register({ geo_region_id: 14, vehicle_id: 4 })).toMatchObject({ status: 422 })
  })

  it('is one registration, however often it is sent', async () => {
    const intent = { 'client-request-uuid': randomUUID() }
    sandbox().faults.add({ call: 'vendorContact', fault: 'loseAnswer' })
    await expect(register({}, intent)).rejects.toThrow()
    expect(await register({}, intent)).toMatchObject({ status: 200 })
    expect(await register({ vehicle_id: 9 }, intent)).toMatchObject({ status: 409 })
  })
})

describe('the content of the partners page', () => {
  it('has every section of the spec, one of them named after the product', async () => {
    const { status, body } = await content('website-partners-bd?locale=en-IN&populate=*')
    expect(status).toBe(200)
    const attributes = Object(valueIn(body, 'data', 'attributes'))
    expect(Object.keys(attributes).toSorted()).toEqual(
      [
        'hero_section',
        'hathi_advantage',
        'life_easy_section',
        'additioanal_benifits',
        'testimonial_section',
        'faq_section',
        'download_app',
        'partner_own_vehicle',
        'meta_data',
        'get_partner_cta',
      ].toSorted(),
    )
    for (const profile of listIn(attributes, 'testimonial_section', 'profiles')) {
      const image = String(valueIn(profile, 'image'))
      expect(await get(`${sandbox().url}${image}`)).toMatchObject({ status: 200 })
    }
  })

  it('names that section after the brand that is served', async () => {
    const other = await startSandbox({ website: websiteOf({ HATHI_BRAND: 'ghoda' }) })
    const { body } = await get(
      `${other.url}/sandbox/content/api/website-partners-bd?locale=en-IN&populate=*`,
    )
    await other.close()
    expect(valueIn(body, 'data', 'attributes')).toHaveProperty('ghoda_advantage')
    expect(valueIn(body, 'data', 'attributes')).not.toHaveProperty('hathi_advantage')
  })

  it.each([
    ['', []],
    ['&populate[faq_section]=*', ['faq_section']],
    [
      '&populate[meta_data][populate]=*&populate[hero_section][populate]=*',
      ['hero_section', 'meta_data'],
    ],
  ])('has the sections that it is asked for: %j', async (populate, sections) => {
    const { status, body } = await content(`website-partners-bd?locale=en-IN${populate}`)
    expect(status).toBe(200)
    expect(Object.keys(Object(valueIn(body, 'data', 'attributes'))).toSorted()).toEqual(sections)
  })

  it.each([
    ['locale=en-IN&populate[moon_section]=*', 'query parameter populate: no section moon_section'],
    ['locale=en-IN&populate[constructor]=*', 'query parameter populate: no section constructor'],
    ['locale=en-IN&populate=deep', 'query parameter populate must be *, not deep'],
    ['locale=en-IN&populate[0]=faq_section', 'query parameter populate[0] must be *'],
    ['locale=en-IN&populate[faq_section][fields]=*', 'unknown query parameter populate'],
    ['locale=en-IN&depth=3', 'unknown query parameter depth'],
    ['populate=*', 'query parameter locale is missing'],
  ])('is refused for %s', async (query, error) => {
    expect(await content(`website-partners-bd?${query}`)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(error) },
    })
  })
})

describe('the goods types', () => {
  it('each suit vehicles that exist, and every vehicle suits some goods', async () => {
    const { status, body } = await content('website-goods-types?locale=en-IN')
    expect(status).toBe(200)
    const goods = listIn(body, 'data', 'attributes', 'goods_types')
    const suited = goods.map((type) => listIn(type, 'vehicle_ids'))
    expect(suited.filter((ids) => ids.length === 0)).toEqual([])
    expect(suited.filter((ids) => new Set(ids).size !== ids.length)).toEqual([])
    expect([...new Set(suited.flat())].toSorted()).toEqual(
      vehicleModels.map(({ id }) => id).toSorted(),
    )
    expect(goods).toContainEqual({
      id: 'documents',
      name: 'Documents',
      description: expect.any(String),
      vehicle_ids: [97],
    })
  })

  it('are exactly those that can be booked', async () => {
    const { body } = await content('website-goods-types?locale=en-IN')
    const ids = listIn(body, 'data', 'attributes', 'goods_types').map((type) => valueIn(type, 'id'))
    expect(ids.toSorted()).toEqual(goodsTypeIds.toSorted())
  })
})
