import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { site } from '../../config/market/site.ts'
import { loadGazetteer } from '../../sandbox/places/gazetteer.ts'
import { contentSlug, publicPages } from '../../src/domain/content/sitePage.ts'
import { get } from './support/calls.ts'
import { sandboxForTests } from './support/running.ts'

const sandbox = sandboxForTests()

const slugs = publicPages(site)
  .map(contentSlug)
  .filter((slug) => slug !== null)
  // The pages about cities of other countries are in English.
  .filter((slug) => !/^(city|trucks-in|two-wheelers-in)-(?!dhaka|istanbul)/.test(slug))
  .filter((slug) => slug !== 'partners')

// Fields that are no text, or that are not translated.
const untold = ['type', 'link', 'image', 'href', 'id', 'service_type', 'city_name', 'city_label']

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    untold.includes(key) ? [] : textsIn(item),
  )
}

const said = async (path: string, locale: string): Promise<readonly string[]> => {
  const and = path.includes('?') ? '&' : '?'
  const { status, body } = await get(
    `${sandbox().url}/sandbox/content/api/${path}${and}locale=${locale}`,
  )
  expect([path, status]).toEqual([path, 200])
  return textsIn(body).filter((text) => /\p{L}/u.test(text))
}

const places = loadGazetteer(join(import.meta.dirname, '..', '..', 'sandbox', 'gazetteer'))
  .flatMap(({ localities }) => localities)
  .flatMap(({ name, aliases = [] }) => [name, ...aliases])

/** Names of vehicle models and of places are the same in every language. */
const named = new Set(['Tata Ace', 'Tata 407', 'E Loader', ...places])

const cityIn = { 'bn-BD': 'dhaka', 'tr-TR': 'istanbul' } as const
const cityOf = { 'bn-BD': 'istanbul', 'tr-TR': 'dhaka' } as const

describe.each([
  ['bn-BD', /[\u0980-\u09FF]/],
  ['tr-TR', /\p{Script=Latin}/u],
] as const)('the content in %s', (locale, letters) => {
  const own = slugs.filter((slug) => !slug.endsWith(`-${cityOf[locale]}`))

  it.each([
    'website-goods-types',
    'website-partners-bd?populate=*',
    ...own.map((slug) => `website-pages/${slug}`),
  ])('%s is in its own words', async (path) => {
    const english = new Set(await said(path, 'en'))
    const texts = await said(path, locale)
    expect(texts.length).toBeGreaterThan(5)
    const untranslated = texts.filter(
      (text) => !named.has(text) && (english.has(text) || !letters.test(text)),
    )
    expect(untranslated).toEqual([])
  })

  it.each(['home', 'trucks', 'tools', 'packers-and-movers', `trucks-in-${cityIn[locale]}`])(
    'the fares and the page %s call each vehicle by the same name',
    async (slug) => {
      const called = (body: unknown) =>
        new Map(
          Array.from(
            JSON.stringify(body).matchAll(/"vehicle_id":(\d+),"name":"([^"]+)"/g),
            ([, id = '', name = '']) => [id, name] as const,
          ),
        )
      const content = `${sandbox().url}/sandbox/content/api`
      const fares = called((await get(`${content}/website-fare-results?locale=${locale}`)).body)
      const page = called((await get(`${content}/website-pages/${slug}?locale=${locale}`)).body)
      expect(page.size).toBeGreaterThan(3)
      expect([...page].filter(([id, name]) => fares.get(id) !== name)).toEqual([])
    },
  )

  it('the fares say in its own words what each vehicle is best for', async () => {
    const { body } = await get(
      `${sandbox().url}/sandbox/content/api/website-fare-results?locale=${locale}`,
    )
    const goods = [...JSON.stringify(body).matchAll(/"best_for":\[([^\]]+)\]/g)].map(
      ([, list = '']) => list,
    )
    expect(goods.length).toBeGreaterThan(5)
    expect(goods.filter((list) => !letters.test(list) || /Documents|Furniture/.test(list))).toEqual(
      [],
    )
  })
})
