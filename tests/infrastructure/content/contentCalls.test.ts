import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { site } from '../../../config/market/site.ts'
import { cityOfSlug, contentSlug, publicPages } from '../../../src/domain/content/sitePage.ts'
import { makeHttpLoadCities } from '../../../src/infrastructure/content/httpLoadCities.ts'
import { makeHttpLoadPage } from '../../../src/infrastructure/content/httpLoadPage.ts'
import { runSandbox, type SandboxProcess } from '../support/sandbox.ts'
import { reach } from '../support/services.ts'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await runSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.calm())

const visit = () => {
  const { http, reports } = reach(`${sandbox.url}/sandbox/content`, { headers: {} })
  return { loadPage: makeHttpLoadPage(http), loadCities: makeHttpLoadCities(http), reports }
}

const answerWith = (blocks: readonly unknown[]) =>
  sandbox.fault({
    call: 'page',
    fault: 'answer',
    status: 200,
    body: { data: { attributes: { meta_data: { title: 'A', description: 'B' }, blocks } } },
  })

const hero = {
  type: 'hero',
  title: 'Hero',
  text: 'Words',
  points: [],
  action: { text: 'See fares', link: '/fare-estimate' },
}

describe('a page of content', () => {
  it('has every block of the answer', async () => {
    const { loadPage } = visit()
    const home = await loadPage('home', 'en-IN')()
    expect(home).toMatchObject(
      E.right({
        meta: { title: expect.any(String), description: expect.any(String) },
        blocks: [
          { kind: 'claims', claims: expect.arrayContaining([expect.any(Object)]) },
          { kind: 'steps' },
          { kind: 'vehicles', vehicles: expect.arrayContaining([expect.any(Object)]) },
          { kind: 'cities' },
          { kind: 'faq' },
          { kind: 'downloadApp' },
          { kind: 'partnerCall' },
        ],
      }),
    )
  })

  it('loads without a report for every page of the website', async () => {
    const { loadPage, reports } = visit()
    const slugs = publicPages(site).flatMap((page) => contentSlug(page) ?? [])
    for (const slug of slugs.filter((name) => name !== 'partners')) {
      expect([slug, (await loadPage(slug, 'en-IN')())._tag]).toEqual([slug, 'Right'])
    }
    expect(reports).toEqual([])
  })

  it('is PageUnknown if it does not exist', async () => {
    const { loadPage, reports } = visit()
    expect(await loadPage('nowhere', 'en-IN')()).toEqual(E.left({ kind: 'PageUnknown' }))
    expect(reports).toEqual([])
  })

  it('is PageUnknown if a page of HTML says that it does not exist', async () => {
    await sandbox.fault({ call: 'page', fault: 'answer', status: 404, body: '<h1>Not Found</h1>' })
    const { loadPage } = visit()
    expect(await loadPage('trucks', 'en-IN')()).toEqual(E.left({ kind: 'PageUnknown' }))
  })

  it('leaves out unknown blocks, and reports each of their types once', async () => {
    await answerWith([{ type: 'carousel', slides: 3 }, hero, { type: 'carousel' }, { type: 'map' }])
    const { loadPage, reports } = visit()
    expect(await loadPage('home', 'en-IN')()).toMatchObject(
      E.right({ blocks: [{ kind: 'hero', title: 'Hero' }] }),
    )
    expect(reports).toEqual([
      {
        tag: 'API_ERROR_CONTRACT',
        about: `${sandbox.url}/sandbox/content/api/website-pages/{slug}`,
        details: ['unknown blocks', 'carousel', 'map'],
      },
    ])
  })

  it.each([
    ['a block without its parts', [{ type: 'faq', title: 'Questions' }]],
    ['a block without a type', [{ title: 'Hero' }]],
    ['a script in a link', [{ ...hero, action: { text: 'Tap', link: 'javascript:alert(1)' } }]],
    ['another host in a path', [{ ...hero, action: { text: 'Tap', link: '//evil.example' } }]],
    ['a link without encryption', [{ ...hero, action: { text: 'Tap', link: 'http://a.example' } }]],
  ])('%s breaks the contract', async (_, blocks) => {
    await answerWith(blocks)
    const { loadPage, reports } = visit()
    expect(await loadPage('home', 'en-IN')()).toMatchObject(E.left({ kind: 'ContractBroken' }))
    expect(reports).toHaveLength(1)
  })

  it('drops properties that the contract does not name', async () => {
    await answerWith([{ ...hero, secret: 1 }])
    const { loadPage } = visit()
    const page = await loadPage('home', 'en-IN')()
    expect(page).toMatchObject(E.right({ blocks: [{ kind: 'hero', title: 'Hero' }] }))
    expect(JSON.stringify(page)).not.toContain('secret')
  })
})

describe('the cities of content', () => {
  it('are the cities of the product, each with its label, picture and services', async () => {
    const { loadCities } = visit()
    const cities = await loadCities('en-IN')()
    if (E.isLeft(cities)) throw new Error(JSON.stringify(cities.left))
    const keys = cities.right.map(({ name }) => cityOfSlug(site.cities)(name)?.key)
    expect(new Set(keys)).toEqual(new Set(site.cities.map(({ key }) => key)))
    expect(cities.right).toContainEqual({
      name: 'bangalore',
      label: 'Bengaluru',
      image: '/sandbox/content/cities/bangalore.svg',
      services: expect.arrayContaining([{ name: 'Trucks', text: expect.any(String) }]),
    })
  })

  it('break the contract if the address of a picture is not allowed', async () => {
    const city = { city_name: 'pune', city_label: 'Pune', city_services: [] }
    await sandbox.fault({
      call: 'cities',
      fault: 'answer',
      status: 200,
      body: { data: { attributes: { cities: [{ ...city, image: 'data:image/svg+xml,' }] } } },
    })
    expect(await visit().loadCities('en-IN')()).toMatchObject(
      E.left({ kind: 'ContractBroken', paths: ['data/attributes/cities/0/image'] }),
    )
  })
})
