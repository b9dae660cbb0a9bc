import { describe, expect, it } from '@jest/globals'
import { locales } from '../../sandbox/http/strictRequest.ts'
import { get } from './support/calls.ts'
import { sandboxForTests } from './support/running.ts'

const sandbox = sandboxForTests()

const content = (path: string) => get(`${sandbox().url}/sandbox/content${path}`)

const attributesIn = (body: unknown): unknown =>
  Reflect.get(Object(Reflect.get(Object(body), 'data')), 'attributes')

const listIn = (
  attributes: unknown,
  name: string,
): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  const list: unknown = Reflect.get(Object(attributes), name)
  return Array.isArray(list) ? list : []
}

describe('the content service', () => {
  it.each(locales)('has every page in %s', async (locale) => {
    for (const path of ['website-fare-results', 'website-pages/home', 'website-cities']) {
      const { status, body } = await content(`/api/${path}?locale=${locale}`)
      expect(status).toBe(200)
      expect(attributesIn(body)).toEqual(expect.any(Object))
    }
  })

  it('says what each vehicle is good for and how each city calls back', async () => {
    const { body } = await content('/api/website-fare-results?locale=en-IN')
    const attributes = attributesIn(body)
    expect(attributes).toMatchObject({
      meta: { title: expect.any(String), description: expect.any(String) },
      notes: expect.arrayContaining([expect.any(String)]),
    })
    const vehicles = listIn(attributes, 'vehicles')
    expect(vehicles).toContainEqual({
      vehicle_id: 97,
      name: '2 Wheeler',
      image: '/sandbox/content/vehicles/97.svg',
      best_for: expect.arrayContaining(['Documents']),
    })
    expect(
      vehicles.filter(({ best_for }) => !Array.isArray(best_for) || best_for.length === 0),
    ).toEqual([])
    const cities = listIn(attributes, 'cities')
    expect(cities.find(({ geo_region_id }) => geo_region_id === 3)).toMatchObject({
      callback: { enabled: true, text: expect.any(String) },
      promo: { title: expect.any(String), text: expect.any(String) },
    })
    expect(cities.find(({ geo_region_id }) => geo_region_id === 30)).toMatchObject({ promo: null })
    expect(cities.find(({ geo_region_id }) => geo_region_id === 601)).toMatchObject({
      callback: { enabled: false },
    })
  })

  it('builds the home page of a hero, steps, vehicles and questions', async () => {
    const { body } = await content('/api/website-pages/home?locale=en-IN')
    const types = listIn(attributesIn(body), 'blocks').map(({ type }) => type)
    expect(types).toEqual(['hero', 'steps', 'vehicles', 'faq'])
  })

  it('lists the cities, each with its picture', async () => {
    const { body } = await content('/api/website-cities?locale=en-IN')
    const cities = listIn(attributesIn(body), 'cities')
    expect(cities).toContainEqual(
      expect.objectContaining({
        geo_region_id: 3,
        city_name: 'bangalore',
        city_label: 'Bengaluru',
      }),
    )
    for (const { image } of cities) {
      expect(await get(`${sandbox().url}${String(image)}`)).toMatchObject({
        status: 200,
        body: expect.stringMatching(/^<svg /),
      })
    }
  })

  it('has a picture of every vehicle that is quoted', async () => {
    const { body } = await content('/api/website-fare-results?locale=en-IN')
    for (const { image } of listIn(attributesIn(body), 'vehicles')) {
      const { status, headers } = await get(`${sandbox().url}${String(image)}`)
      expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    }
  })

  it.each([
    ['/api/website-pages/nowhere?locale=en-IN', 404, 'Data Not Found'],
    ['/api/website-pages/constructor?locale=en-IN', 404, 'Data Not Found'],
    ['/vehicles/20.svg', 404, 'Data Not Found'],
    ['/cities/atlantis.svg', 404, 'Data Not Found'],
    ['/api/website-cities', 400, 'query parameter locale is missing'],
    ['/api/website-cities?locale=fr', 400, 'query parameter locale is not known: fr'],
    ['/api/website-cities?locale=en&populate=*', 400, 'unknown query parameter populate'],
    ['/api/nothing', 404, 'No such call: GET /sandbox/content/api/nothing'],
  ])('refuses %s', async (path, status, error) => {
    expect(await content(path)).toMatchObject({ status, body: { error } })
  })
})
