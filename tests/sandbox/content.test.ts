import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { markets } from '../../config/market/markets.ts'
import { site } from '../../config/market/site.ts'
import { locales } from '../../sandbox/http/strictRequest.ts'
import { loadGazetteer } from '../../sandbox/places/gazetteer.ts'
import { startSandbox } from '../../sandbox/startSandbox.ts'
import {
  cityOfSlug,
  contentSlug,
  publicPages,
  sitePageOf,
} from '../../src/domain/content/sitePage.ts'
import { get } from './support/calls.ts'
import { answerFaults, contractCalls } from './support/contract.ts'
import { sandboxForTests, websiteOf } from './support/running.ts'

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

const foundCall = contractCalls.find(({ id }) => id === 'page')
if (foundCall === undefined) throw new Error('the contract has no pages')
const pageCall = foundCall

// The page of partners has a call of its own, which partners.test.ts tests.
const ownPages = publicPages(site)
  .map(contentSlug)
  .filter((slug) => slug !== null && slug !== 'partners')

const gazetteerCities = loadGazetteer(join(__dirname, '..', '..', 'sandbox', 'gazetteer'))

describe('the content service', () => {
  it.each(locales)('has all of its lists in %s', async (locale) => {
    for (const path of ['website-fare-results', 'website-cities', 'website-goods-types']) {
      const { status, body } = await content(`/api/${path}?locale=${locale}`)
      expect(status).toBe(200)
      expect(attributesIn(body)).toEqual(expect.any(Object))
    }
  })

  it.each(locales)('has every page of the website in %s', async (locale) => {
    for (const slug of ownPages) {
      const { status, body } = await content(`/api/website-pages/${slug}?locale=${locale}`)
      expect([slug, status]).toEqual([slug, 200])
      expect(answerFaults(pageCall, { status, contentType: 'application/json', body })).toEqual([])
      const said = JSON.stringify(body)
      expect(said).not.toMatch(/[{]\w+[}]|lorem|undefined|null,null/i)
    }
  })

  it.each(locales)('links from its pages in %s only to pages that exist', async (locale) => {
    const nameOf = sitePageOf(site)
    const found: string[] = []
    for (const slug of ownPages) {
      const { status, body } = await content(`/api/website-pages/${slug}?locale=${locale}`)
      expect([slug, status]).toEqual([slug, 200])
      for (const [, path = ''] of JSON.stringify(body).matchAll(/"link":"(\/[^"]*)"/g)) {
        found.push(path)
        expect([slug, path, nameOf(`/${locale}${path}`).name]).not.toContain('Default')
      }
    }
    expect(found.length).toBeGreaterThan(0)
  })

  it.each([
    ['home', 'over 3000 trained drivers'],
    ['home', 'in 30 mins'],
    ['home', '10,00,000+ customers'],
    ['home', 'a 2-wheeler in 15 mins'],
    ['two-wheelers', 'a 2-wheeler in 15 mins'],
    ['two-wheelers-in-bangalore', 'a 2-wheeler in 15 mins'],
  ])('claims on the page %s: %s (spec 1 §9)', async (slug, claim) => {
    const { status, body } = await content(`/api/website-pages/${slug}?locale=en-IN`)
    expect(status).toBe(200)
    expect(JSON.stringify(listIn(attributesIn(body), 'blocks')).toLowerCase()).toContain(claim)
  })

  it.each(locales)('names in its privacy policy in %s what a browser keeps', async (locale) => {
    const { body } = await content(`/api/website-pages/privacy-policy?locale=${locale}`)
    const said = JSON.stringify(body)
    const names = ['auth-token', 'mobile', 'requirement', 'language', 'user_city', 'departure']
    for (const name of names) expect(said).toMatch(new RegExp(`\\b${name}\\b`))
  })

  it('calls the product by the brand that it was started with', async () => {
    const other = await startSandbox({ website: websiteOf({ HATHI_BRAND: 'ghoda' }) })
    const { body } = await get(`${other.url}/sandbox/content/api/website-pages/about-us?locale=en`)
    await other.close()
    expect(JSON.stringify(body)).toContain('We built Ghoda')
  })

  it('uses a country’s own words for what is different there', async () => {
    const offersIn = async (locale: string) =>
      JSON.stringify((await content(`/api/website-pages/offers?locale=${locale}`)).body)
    expect(await offersIn('en-IN')).toContain('First trip in Bengaluru')
    expect(await offersIn('en-AE')).toContain('Across Dubai today')
    expect(await offersIn('tr-TR')).not.toContain('Bengaluru')
  })

  it.each(markets.locales.filter(({ language }) => language.startsWith('en')))(
    'mentions the login in $locale only if booking is on there, else the telephone',
    async ({ locale, bookingFlow }) => {
      const { body } = await content(`/api/website-pages/home?locale=${locale}`)
      const said = JSON.stringify(body)
      expect(said.includes('You sign in with a one-time password when you book.')).toBe(bookingFlow)
      expect(said.includes('To book, call us.')).toBe(!bookingFlow)
    },
  )

  it('says the same on the home page of India as elsewhere, except how to book', async () => {
    const homeIn = async (locale: string) =>
      JSON.stringify((await content(`/api/website-pages/home?locale=${locale}`)).body, null, 1)
        .split('\n')
        .filter((line) => !line.includes('Your name and mobile number are enough.'))
    expect(await homeIn('en-IN')).toEqual(await homeIn('en-AE'))
  })

  it.each(gazetteerCities.map((city) => [city.name, city] as const))(
    'names for %s only places that the search finds there',
    async (_, { city, localities }) => {
      const { body } = await content(
        `/api/website-pages/city-${city.replaceAll('_', '-')}?locale=en`,
      )
      const areas = listIn(attributesIn(body), 'blocks').flatMap(({ type, points }) =>
        type === 'text' && Array.isArray(points) ? points : [],
      )
      const known = localities.flatMap(({ name, aliases = [] }) => [name, ...aliases])
      expect(areas).toHaveLength(8)
      expect(areas.filter((area) => !known.includes(area))).toEqual([])
    },
  )

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

  it('builds pages of blocks: home of those under its form', async () => {
    const { body } = await content('/api/website-pages/home?locale=en-IN')
    const types = listIn(attributesIn(body), 'blocks').map(({ type }) => type)
    expect(types).toEqual([
      'claims',
      'steps',
      'vehicles',
      'cities',
      'faq',
      'download_app',
      'partner_call',
    ])
  })

  it('lists the cities, each with its picture', async () => {
    const { body } = await content('/api/website-cities?locale=en-IN')
    const cities = listIn(attributesIn(body), 'cities')
    expect(cities.map(({ city_name }) => cityOfSlug(site.cities)(String(city_name))?.key)).toEqual(
      expect.arrayContaining(site.cities.map(({ key }) => key)),
    )
    expect(cities).toContainEqual({
      city_name: 'bangalore',
      city_label: 'Bengaluru',
      image: '/sandbox/content/cities/bangalore.svg',
      city_services: expect.arrayContaining([
        {
          service_name: 'Trucks',
          service_type: 'trucks',
          text: 'Mini trucks and tempos for shops, homes and factories',
        },
      ]),
    })
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
    ['/api/website-pages/trucks-in-atlantis?locale=en-IN', 404, 'Data Not Found'],
    ['/api/website-pages/trucks-in-?locale=en-IN', 404, 'Data Not Found'],
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
