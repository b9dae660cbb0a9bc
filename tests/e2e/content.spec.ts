import type { Page } from '@playwright/test'
import { site as addresses } from '../../config/market/site.ts'
import { citiesIn } from '../../src/domain/content/site.ts'
import {
  contentSlug,
  localesOfPage,
  pathOf,
  publicPages,
  type SitePage,
  sitePageOf,
} from '../../src/domain/content/sitePage.ts'
import { described } from './support/described.ts'
import { placeIn } from './support/enquiries.ts'
import {
  choosePlace,
  expect,
  fareForm,
  fareResults,
  fillContact,
  isPhone,
  openFilled,
  picker,
  test,
} from './support/estimate.ts'
import type { Network, Site } from './support/site.ts'
import { withoutPage } from './support/withoutPage.ts'

const locales = addresses.markets.locales.map(({ locale }) => locale)
const kharadi = placeIn('Kharadi, Pune, Maharashtra 411014', 18.5515, 73.9348)
const camp = placeIn('Camp, Pune, Maharashtra 411001', 18.5158, 73.8786)

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Scrolls down to the foot of the page, which may load only then. */
const reachFoot = async (page: Page) => {
  const foot = page.getByRole('contentinfo')
  await expect(heading(page).or(page.getByRole('form')).first()).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(foot).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return foot
}

type Words = { readonly title: string; readonly hero: string | null }

/** The content service's texts of a page. */
const wordsOf = async (page: Page, site: Site, slug: string, locale: string): Promise<Words> => {
  const answer = await page.request.get(
    `${site.url}/sandbox/content/api/website-pages/${slug}?locale=${locale}`,
  )
  const { meta_data, blocks } = Object(await answer.json()).data.attributes
  const hero = blocks.find(({ type }: { readonly type: string }) => type === 'hero')
  return { title: String(meta_data.title), hero: hero === undefined ? null : String(hero.title) }
}

/**
 * Expects the HTML of a page to have the title and heading of its content, and its own address.
 * That it keeps them once its script has come is tested in prerender.spec.ts.
 */
const expectPage = async (page: Page, site: Site, at: SitePage, locale: string) => {
  const path = pathOf(addresses)(locale)(at) ?? ''
  const slug = contentSlug(at) ?? ''
  const { title, hero } = await wordsOf(page, site, slug, locale)
  const answer = await page.request.get(path, { maxRedirects: 0 })
  expect([path, answer.status()]).toEqual([path, 200])
  expect(await described(page, await answer.text())).toEqual({
    title: `${title} · Hathi`,
    heading: hero,
    canonical: [`${site.url}${path}`],
  })
}

const filledPages = publicPages(addresses).filter(
  ({ kind, name }) => kind === 'content' && name !== 'Home' && name !== 'Partners',
)

/** For tests of what is the same at both widths. */
const anySize = { tag: '@any-size' }

for (const locale of locales) {
  test(
    `every page of ${locale} has its own path, title and heading`,
    anySize,
    async ({ page, site }) => {
      for (const at of filledPages) await expectPage(page, site, at, locale)
    },
  )

  test(
    `the cities of ${locale} have their pages, at paths in the shape of that locale`,
    anySize,
    async ({ page, site }) => {
      const keys = citiesIn(addresses)(locale).map(({ key }) => key)
      const few = new Set(keys.length > 4 ? ['bangalore', 'delhi_NCR', 'delhi', 'kanpur'] : keys)
      const pages = publicPages(addresses).filter(
        (at) =>
          at.kind === 'city' && few.has(at.city.key) && localesOfPage(addresses)(at).length > 0,
      )
      for (const at of pages) await expectPage(page, site, at, locale)
    },
  )
}

test.describe('a path', () => {
  for (const [asked, own] of [
    ['/en-IN/rent-mini-trucks-in-mumbai', '/en-IN/trucks/mumbai'],
    ['/tr-TR/two-wheeler/istanbul', '/tr-TR/bike-parcel-delivery-istanbul'],
    ['/en-IN/two-wheelers/Delhi_NCR?utm_source=x#f', '/en-IN/two-wheeler/delhi-ncr?utm_source=x#f'],
    ['/en-IN/home', '/en-IN'],
    ['/trucks/pune', '/en-IN/trucks/pune'],
  ] as const) {
    test(`${asked} leads to ${own}`, anySize, async ({ page, site }) => {
      await page.goto(asked)
      await expect(heading(page)).toBeVisible()
      await expect(page).toHaveURL(`${site.url}${own}`)
      await page.goBack()
      expect(page.url()).toBe('about:blank')
    })
  }

  for (const path of [
    '/en-IN/nowhere',
    '/en-IN/trucks/atlantis',
    '/tr-TR/rent-mini-trucks-in-atlantis',
    '/en-IN/trucks/constructor',
  ]) {
    test(
      `${path} is answered as a page that does not exist`,
      anySize,
      async ({ page, network, site, consoleErrors }) => {
        consoleErrors.expect(/status of 404/)
        expect((await page.goto(path))?.status()).toBe(404)
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
        await expect(heading(page)).toBeVisible()
        await expect(page.getByText(path, { exact: false }).first()).toBeVisible()
        await network.quiet()
        expect(site.journal('page')).toEqual([])
      },
    )
  }
})

test('a city’s page searches near its city, half a second after the last keystroke, and gives fares', async ({
  page,
  site,
}) => {
  await page.goto('/en-IN/two-wheeler/pune')
  await expect(fareForm(page).form.getByRole('radio', { name: '2 wheeler' })).toBeChecked()
  const { openSearch, search } = picker(page, 'pickup')
  await openSearch()
  const typed = Date.now()
  await search.fill('Khar')
  await expect.poll(() => site.journal('placesSearch').length).toBe(1)
  const [asked] = site.journal('placesSearch')
  expect(Date.parse(asked?.at ?? '') - typed).toBeGreaterThanOrEqual(480)
  expect(Number(asked?.query['lat'])).toBeCloseTo(18.5204, 2)
  expect(Number(asked?.query['lon'])).toBeCloseTo(73.8567, 2)
  if (isPhone(page)) await page.keyboard.press('Escape')

  await choosePlace(page, 'pickup', kharadi)
  await choosePlace(page, 'drop', camp)
  await fillContact(page)
  await fareForm(page).submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  expect(site.journal('validator')[0]?.query).toMatchObject({ service_category: '2 wheeler' })
})

test.describe('the category in the form of a page about one category', () => {
  const chosen = (page: Page) => fareForm(page).form.getByRole('radio', { checked: true })

  /** Expects the category to be chosen, and to stay so after a reload and after late data. */
  const expectThroughReload = async (page: Page, network: Network, category: string) => {
    await expect(chosen(page)).toHaveAccessibleName(category)
    await network.quiet()
    await page.reload()
    await expect(chosen(page)).toHaveAccessibleName(category)
    await network.quiet()
    await expect(chosen(page)).toHaveAccessibleName(category)
  }

  test('is kept after Back and after a reload, and is the page’s own on a new visit to it', {
    tag: '@any-size',
  }, async ({ page, site, network }) => {
    await openFilled(page, site, { path: '/en-IN/trucks' })
    await expect(chosen(page)).toHaveAccessibleName('Trucks')
    await fareForm(page).form.getByRole('radio', { name: '2 wheeler' }).check()
    await fareForm(page).submit.click()
    await expect(fareResults(page).heading).toBeVisible()
    await page.goBack()
    await expectThroughReload(page, network, '2 wheeler')

    const foot = await reachFoot(page)
    await foot.getByRole('link', { name: 'Pune' }).click()
    await expect(page).toHaveURL(/\/city\/pune$/)
    // The address changes first. If Pune's page were left before it is shown, the form would stay as it is.
    await expect(heading(page)).toHaveText('Goods delivery in Pune')
    await (await reachFoot(page)).getByRole('link', { name: 'Trucks' }).click()
    await expect(page).toHaveURL(/\/en-IN\/trucks$/)
    await expect(chosen(page)).toHaveAccessibleName('Trucks')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/en-IN\/trucks$/)
    await expect(chosen(page)).toHaveAccessibleName('2 wheeler')
  })

  test('stays the one of the link after a reload', { tag: '@any-size' }, async ({
    page,
    network,
  }) => {
    await page.goto('/en-IN/trucks?service_category=0')
    await expectThroughReload(page, network, '2 wheeler')
  })

  test.describe('on a wide screen', { tag: '@desktop' }, () => {
    test('stays the one that was chosen in a modal over it', async ({ page, network }) => {
      await page.goto('/en-IN/trucks')
      await page.getByRole('button', { name: 'Explore other services?' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^2 wheeler/ })
        .click()
      const form = page.getByRole('dialog', { name: 'Get a fare estimate' })
      await expect(form).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
      await expectThroughReload(page, network, '2 wheeler')
    })
  })
})

test('the page of a city in another country leads to that country’s site', {
  tag: '@any-size',
}, async ({ page, context, site }) => {
  await page.goto('/en-IN/trucks/dubai')
  await expect(heading(page)).toHaveText('Mini trucks in Dubai')
  await expect(fareForm(page).form).toHaveCount(0)
  await page.getByRole('link', { name: 'Open Dubai' }).click()
  await expect(page).toHaveURL(`${site.url}/en-AE/rent-mini-trucks-in-dubai`)
  await expect(fareForm(page).form).toBeVisible()
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'language')).toMatchObject({ value: 'en-AE' })
})

// Goes on from another page, because only the first page of a visit has its content in its HTML.
const comeTo = async (page: Page, path: string) => {
  await page.goto('/en-IN/fare-estimate')
  await expect(page.locator('main:not([data-ahead])')).toBeVisible()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

test.describe('when content is down', () => {
  test('a page says so, and comes with Retry', { tag: '@any-size' }, async ({
    page,
    site,
    consoleErrors,
    expectAccessible,
    reports,
  }) => {
    consoleErrors.expect(/status of 500/)
    site.fault({ call: 'page', fault: 'error500Json' })
    await comeTo(page, '/en-IN/about-us')
    const failure = page.getByRole('alert')
    await expect(failure).toContainText('This part of the page did not load')
    await expect(failure).toContainText('Internal server error')
    await reports.expect(/^\[CONTENT\] page: NetworkError$/)
    await expect(heading(page)).toHaveText('About us')
    await expectAccessible()
    await failure.getByRole('button', { name: 'Retry' }).click()
    await expect(heading(page)).toHaveText('We move what your day depends on')
    await expect(failure).toHaveCount(0)
    expect(site.journal('page')).toHaveLength(2)
  })

  test('the home page and a city’s page still have their fare form', { tag: '@any-size' }, async ({
    page,
    site,
    consoleErrors,
    reports,
  }) => {
    consoleErrors.expect(/status of 500/)
    site.fault({ call: 'page', fault: 'error500Html', times: 2 })
    for (const path of ['/en-IN', '/en-IN/trucks/pune']) {
      await comeTo(page, path)
      await expect(fareForm(page).form).toBeVisible()
      await expect(page.getByText('Something went wrong')).toBeVisible()
      await reports.expect(/^\[CONTENT\] page: RefusalUnreadable$/)
    }
    expect(site.journal('page')).toHaveLength(2)
  })

  test('a block of an unknown type is left out and reported', { tag: '@any-size' }, async ({
    page,
    site,
    reports,
  }) => {
    const text = { type: 'text', title: 'Known', paragraphs: ['Words.'], points: [] }
    const attributes = {
      meta_data: { title: 'Mixed', description: 'Known and unknown.' },
      blocks: [{ type: 'carousel', slides: 3 }, text],
    }
    site.fault({ call: 'page', fault: 'answer', status: 200, body: { data: { attributes } } })
    await comeTo(page, '/en-IN/about-us')
    await expect(page.getByRole('heading', { name: 'Known' })).toBeVisible()
    await reports.expect(/API_ERROR_CONTRACT.*unknown blocks/)
  })
})

test.describe('the foot of a page', () => {
  test('leads on from every page, and Back leads back', { tag: '@any-size' }, async ({
    page,
    site,
  }) => {
    await page.goto('/en-IN/fare-estimate')
    const foot = await reachFoot(page)
    await foot.getByRole('link', { name: 'Trucks' }).click()
    await expect(heading(page)).toHaveText('A truck at your door in 30 mins')
    await foot.getByRole('link', { name: 'Pune' }).click()
    await expect(heading(page)).toHaveText('Goods delivery in Pune')
    await foot.getByRole('link', { name: 'Privacy policy' }).click()
    await expect(heading(page)).toHaveText('Privacy policy')
    await page.goBack()
    await expect(heading(page)).toHaveText('Goods delivery in Pune')
    // What was loaded in this visit is not requested again.
    const asked = site.journal('page').filter(({ path }) => path.endsWith('city-pune'))
    expect(asked).toHaveLength(1)
  })

  test('adds no step to the history if its link leads to the page that is open', {
    tag: '@any-size',
  }, async ({ page, site }) => {
    await page.goto('/en-IN/fare-estimate')
    const foot = await reachFoot(page)
    const about = foot.getByRole('link', { name: 'About us' })
    await about.click()
    await expect(page).toHaveURL(`${site.url}/en-IN/about-us`)
    await expect(heading(page)).toHaveText('We move what your day depends on')
    const steps = await page.evaluate(() => history.length)
    await about.click()
    await about.click()
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await page.goBack()
    await expect(page).toHaveURL(`${site.url}/en-IN/fare-estimate`)
  })

  test('comes with the page, below the first screen, and needs no script of its own', async ({
    page,
    network,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await page.goto('/en-IN/fare-estimate')
    await expect(fareForm(page).form).toBeVisible()
    const foot = await reachFoot(page)
    const top = await foot.evaluate(
      (element) => element.getBoundingClientRect().top + window.scrollY,
    )
    expect(top).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0)
    await network.quiet()
    expect(loaded.filter((path) => /page-foot.*\.js$/.test(path))).toEqual([])
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/en-IN\/fare-estimate$/,
    )
  })

  test('opens its links within the visit, or with Ctrl in a new tab, and offers to call', {
    tag: '@any-size',
  }, async ({ page, context }) => {
    await page.goto('/en-IN/fare-estimate')
    // A page that is loaded anew has a new `window`, without this mark.
    await page.evaluate(() => Object.assign(window, { visit: 'the same' }))
    const foot = await reachFoot(page)
    const opened = context.waitForEvent('page')
    await foot.getByRole('link', { name: 'About us' }).click({ modifiers: ['Control'] })
    const tab = await opened
    await expect(heading(tab)).toHaveText('We move what your day depends on')
    await expect(foot.getByRole('link', { name: 'Call support' })).toHaveAttribute('href', /^tel:/)
    const about = foot.getByRole('link', { name: 'About us' })
    await about.focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('We move what your day depends on')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(foot).toHaveCount(1)
    expect(await page.evaluate(() => Reflect.get(window, 'visit'))).toBe('the same')
  })

  test('is fetched when the visitor scrolls to it, if the page came without one', async ({
    page,
  }) => {
    await withoutPage(page)
    await page.goto('/en-IN/fare-estimate')
    const foot = await reachFoot(page)
    await foot.getByRole('link', { name: 'Privacy policy' }).click()
    await expect(heading(page)).toHaveText('Privacy policy')
  })
})

// On a phone there is no room for the list beside the text.
test('the contents of a long text lead to its sections', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-IN/terms-of-service')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: '7. When something goes wrong' }).click()
  await expect(page.getByRole('heading', { name: '7. When something goes wrong' })).toBeInViewport()
  await expect(page).toHaveURL(/#part-\d+$/)
})

test('the form of a page shows the words of both addresses in full', async ({ page }) => {
  await page.goto('/en-IN')
  const { address } = fareForm(page)
  for (const waypoint of ['pickup', 'drop'] as const) {
    const cut = await address(waypoint).evaluate((field) =>
      [field, ...field.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth),
    )
    expect(cut, waypoint).toBe(false)
  }
})

test('on a page that does not exist both stops can be entered without scrolling, and nothing shifts while it loads', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404/)
  await page.goto('/en-IN/no-such-page')
  for (const waypoint of ['pickup', 'drop'] as const) {
    await expect(fareForm(page).address(waypoint)).toBeInViewport({ ratio: 1 })
  }
  // The sentence has its lines before the script knows the path.
  const made = await page.request.get('/en-IN/no-such-page')
  expect((await made.text()).includes('and found nothing there')).toBe(true)
})

test('the support’s number is on one line of the narrowest phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/en-IN/support')
  const call = page.getByRole('main').getByRole('link', { name: /^Call \+/ })
  const words = call.getByText(/^Call/)
  await expect(words).toBeVisible()
  const lines = await words.evaluate(
    (element) =>
      element.getBoundingClientRect().height /
      Number.parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(lines).toBeLessThan(1.5)
})

const layouts = [
  '/en-IN',
  '/en-IN/trucks/visakhapatnam',
  '/en-IN/services',
  '/en-IN/privacy-policy',
]
/** More pages of these layouts, whose words might not fit. */
const longWords = [
  '/tr-TR/bike-parcel-delivery-istanbul',
  '/bn-BD/city/dhaka',
  '/en-IN/support',
  '/en-IN/two-wheeler/dubai',
]

test('pages are accessible and fit the narrowest phone', async ({ page, expectAccessible }) => {
  test.slow()
  if (isPhone(page)) await page.setViewportSize({ width: 320, height: 640 })
  for (const path of isPhone(page) ? [...layouts, ...longWords] : layouts) {
    await page.goto(path)
    await reachFoot(page)
    await expectAccessible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.offsetWidth,
    )
    expect([path, overflow]).toEqual([path, 0])
  }
})

test('the sitemap lists only pages that exist', { tag: '@any-size' }, async ({ page, site }) => {
  const robots = await page.request.get(`${site.url}/robots.txt`)
  expect(await robots.text()).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const map = await (await page.request.get(`${site.url}/sitemap.xml`)).text()
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
  expect(listed.length).toBeGreaterThan(150)
  for (const address of listed) expect(address.startsWith(`${site.url}/`)).toBe(true)
  const paths = listed.map((address) => address.slice(site.url.length))
  expect(paths.filter((path) => sitePageOf(addresses)(path).name === 'Default')).toEqual([])
  for (const path of ['/bn-BD/bike-parcel-delivery-dhaka', '/en-IN/offers']) {
    expect(paths).toContain(path)
    await page.goto(path)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.url + path)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  }
})

test('a link to a page has a preview with its title and picture', { tag: '@any-size' }, async ({
  page,
  site,
}) => {
  await page.goto('/en-IN/trucks/mumbai')
  const meta = (name: string) => page.locator(`meta[property="${name}"]`)
  await expect(meta('og:title')).toHaveAttribute('content', 'Mini trucks in Mumbai · Hathi')
  const card = await meta('og:image').getAttribute('content')
  expect(card?.startsWith(`${site.url}/assets/`)).toBe(true)
  const picture = await page.request.get(card ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  const png = await picture.body()
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test('pages about a customer’s orders are not indexed', { tag: '@any-size' }, async ({ page }) => {
  for (const path of ['/en-IN/order-review', '/en-IN/order-history', '/en-IN/track-order']) {
    await page.goto(path)
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  }
})

test.describe('another brand', () => {
  test.use({ settings: { HATHI_BRAND: 'ghoda' } })

  test('has its own icon, colours, name and picture', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/en-IN/about-us')
    await expect(page).toHaveTitle('About us · Ghoda')
    await expect(page.getByRole('main')).toContainText('We built Ghoda')
    const icon = await page.locator('link[rel="icon"]').getAttribute('href')
    expect(decodeURIComponent(icon ?? '')).toContain('#4b2e9e')
    await expect(page.locator('meta[name="theme-color"]').last()).toHaveAttribute(
      'content',
      '#221b36',
    )
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /ghoda/)
  })
})

test('a printed page still says which number to call', anySize, async ({ page }) => {
  await page.goto('/en-IN/support')
  const call = page.getByRole('main').getByRole('link', { name: /^Call \+91/ })
  await expect(call).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(call).toBeVisible()
})

test(
  'a printed page has neither header nor foot, and shows every answer',
  anySize,
  async ({ page }) => {
    await page.goto('/en-IN/trucks')
    const foot = await reachFoot(page)
    await expect(page.getByRole('banner')).toBeVisible()
    const answers = page.getByRole('main').locator('details > p')
    await expect(answers.first()).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(foot).toBeHidden()
    await expect(heading(page)).toBeVisible()
    for (const answer of await answers.all()) await expect(answer).toBeVisible()
  },
)
