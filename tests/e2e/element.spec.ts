import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { HathiFareEstimate } from '../../src/ui/embed/fareElement.ts'
import { guest, koramangala, nameOf, whitefield } from './support/enquiries.ts'
import { expect, test as withSite } from './support/site.ts'

const root = path.join(import.meta.dirname, '..', '..')

type Partner = {
  /**
   * Opens the example's page, with changes, on its own origin; its form calls this test's sandbox.
   */
  readonly open: (change?: (html: string) => string) => Promise<void>
  readonly origin: string
}

const test = withSite.extend<{ readonly partner: Partner }>({
  partner: async ({ page, site }, use) => {
    const example = readFileSync(path.join(root, 'examples', 'partner.html'), 'utf8')
    const element = readFileSync(path.join(root, 'dist', 'element', 'element.js'), 'utf8')
    let html = example
    const framed = '<iframe src="/" style="width: 100%; height: 60rem"></iframe>'
    const server = createServer(({ url }, response) => {
      const isScript = url === '/element.js'
      response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
      response.end(isScript ? element : url === '/framed' ? framed : html)
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The partner has no port')
    const origin = `http://127.0.0.1:${address.port}`
    await use({
      origin,
      open: async (change = (unchanged) => unchanged) => {
        html = change(example.replace('http://localhost:3000', site.url))
        await page.goto(`${origin}/`)
      },
    })
    server.close()
    server.closeAllConnections()
  },
})

const formIn = (element: Locator) => {
  const form = element.getByRole('form', { name: 'Fare estimate' })
  const address = (name: 'Pickup' | 'Drop') => form.getByRole('combobox', { name, exact: true })
  const choose = async (name: 'Pickup' | 'Drop', place: typeof koramangala) => {
    await address(name).fill(nameOf(place))
    await form.getByRole('option', { name: place.landmark.replace(', ', ' '), exact: true }).click()
    await expect(address(name)).toHaveValue(place.landmark)
  }
  const name = form.getByRole('textbox', { name: 'Name' })
  const mobile = form.getByRole('textbox', { name: 'Mobile' })
  return {
    form,
    address,
    name,
    mobile,
    submit: form.getByRole('button', { name: 'Get Fare Estimate' }),
    fill: async () => {
      await choose('Pickup', koramangala)
      await choose('Drop', whitefield)
      await name.fill(guest.name)
      await mobile.fill(guest.mobile)
      await form
        .getByRole('combobox', { name: 'What best describes you?' })
        .selectOption('business')
    },
  }
}

const elements = (page: Page): Locator => page.locator('hathi-fare-estimate')

type Told = Partial<Record<'brand' | 'country' | 'locale', string | null | undefined>>

/** Sets properties of the form, as a script of its page does. */
const toldAs = (page: Page, told: Told) =>
  page.evaluate((values) => {
    const element: HathiFareEstimate | null = document.querySelector('hathi-fare-estimate')
    if (element === null) throw new Error('The form is gone')
    if ('brand' in values) element.brand = values.brand
    if ('country' in values) element.country = values.country
    if ('locale' in values) element.locale = values.locale
  }, told)

/** The page with its form inside two nested shadow trees. */
const inShadow = (html: string): string =>
  html.replace(
    /<hathi-fare-estimate[\s\S]*<\/hathi-fare-estimate>/,
    (form) =>
      `<div><template shadowrootmode="open"><p><template shadowrootmode="open">${form}</template></p></template></div>`,
  )

test('a visitor of a partner’s page sees the fares there, and goes on to the website', async ({
  page,
  site,
  partner,
}) => {
  await partner.open()
  const { fill, submit } = formIn(elements(page))
  await fill()
  await submit.click()

  const outcome = page.locator('#outcome')
  await expect(outcome).toContainText(/From Koramangala, .*: ₹[\d,.]+/)
  const more = outcome.getByRole('link', { name: 'All fares' })
  await expect(more).toHaveAttribute('href', new RegExp(`^${site.url}/en-IN/fare_estimate_mob`))
  expect(await more.getAttribute('href')).not.toMatch(/Asha|9123456780/)
  expect(new URL(page.url()).origin).toBe(partner.origin)

  await more.click()
  await expect(page.getByRole('heading', { name: /fare/i }).first()).toBeVisible()
  await expect(page.getByText('₹').first()).toBeVisible()
})

test('a form whose event the page does not cancel navigates to the results', {
  tag: '@any-size',
}, async ({ page, site, partner }) => {
  await partner.open((html) => html.replace('event.preventDefault()', ''))
  const { fill, submit } = formIn(elements(page))
  await fill()
  await submit.click()
  await expect(page).toHaveURL(new RegExp(`^${site.url}/en-IN/fare_estimate_mob`))
})

test('a form in a frame leads the page around it to the results, which no frame may show', {
  tag: '@any-size',
}, async ({ page, site, partner }) => {
  await partner.open((html) => html.replace('event.preventDefault()', ''))
  await page.goto(`${partner.origin}/framed`)
  const { fill, submit } = formIn(page.frameLocator('iframe').locator('hathi-fare-estimate'))
  await fill()
  await submit.click()
  await expect(page).toHaveURL(new RegExp(`^${site.url}/en-IN/fare_estimate_mob`))
})

test('a partner’s form marks what is wrong, and tells the page of a failure', {
  tag: '@any-size',
}, async ({ page, site, partner, consoleErrors }) => {
  await partner.open()
  const { fill, mobile, submit, form } = formIn(elements(page))
  await fill()
  await mobile.fill('12345')
  await submit.click()
  await expect(mobile).toBeFocused()
  await expect(mobile).toHaveAttribute('aria-invalid', 'true')

  site.fault({ call: 'validator', fault: 'error500Json' })
  consoleErrors.expect(/500/)
  await mobile.fill(guest.mobile)
  await submit.click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(page.locator('#outcome')).toHaveText('No fares this time')
})

test('styles of the page do not reach into the form, nor those of the form into the page', async ({
  page,
  partner,
}) => {
  const looks = (locator: Locator) =>
    locator.evaluate((node) => {
      const { color, backgroundColor, fontFamily, fontSize, letterSpacing, textTransform } =
        getComputedStyle(node)
      const { height } = node.getBoundingClientRect()
      return { color, backgroundColor, fontFamily, fontSize, letterSpacing, textTransform, height }
    })
  await partner.open((html) => html.replace(/<style>[\s\S]*<\/style>/, ''))
  await expect(formIn(elements(page)).submit).toBeVisible()
  const plain = {
    button: await looks(formIn(elements(page)).submit),
    field: await looks(formIn(elements(page)).name),
  }
  await partner.open()
  await expect(formIn(elements(page)).submit).toBeVisible()
  expect({
    button: await looks(formIn(elements(page)).submit),
    field: await looks(formIn(elements(page)).name),
  }).toEqual(plain)

  const own = page.getByRole('button', { name: 'A button of this page' })
  const withForm = await looks(own)
  await partner.open((html) => html.replace('./element.js', 'data:text/javascript,'))
  expect(await looks(own)).toEqual(withForm)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})

/** Searches for a drop in a partner's form, and waits for the places. */
const searchDrop = async (page: Page) => {
  const { form, address } = formIn(elements(page))
  await address('Drop').fill('Koram')
  // Not those of a choice elsewhere in the form.
  const places = form.locator('[role="option"]')
  await expect(places.nth(6)).toBeAttached()
  return { form, address, places }
}

test('the last place that a partner’s form finds looks like the others', {
  tag: '@any-size',
}, async ({ page, partner }) => {
  await partner.open()
  const { places } = await searchDrop(page)
  const looks = await places.evaluateAll((all) =>
    all.map((place) => {
      const { position, borderTopWidth, marginTop } = getComputedStyle(place)
      return `${position} ${borderTopWidth} ${marginTop}`
    }),
  )
  expect(new Set(looks).size).toBe(1)
})

test('the second click of a double click on a place presses nothing of a partner’s form', {
  tag: '@desktop',
}, async ({ page, partner }) => {
  await partner.open()
  const { form, address, places } = await searchDrop(page)
  // It lies over the consent.
  await places.nth(3).dblclick()
  await expect(places).toHaveCount(0)
  await expect(address('Drop')).toBeFocused()
  await expect(form.getByRole('checkbox')).toBeChecked()
})

test('two forms on one page are independent of each other', { tag: '@any-size' }, async ({
  page,
  site,
  partner,
}) => {
  await partner.open((html) =>
    html.replace(
      '<p id="outcome"',
      `<hathi-fare-estimate country="TR" locale="tr-TR" brand="ghoda" site="${site.url}"></hathi-fare-estimate><p id="outcome"`,
    ),
  )
  const indian = elements(page).first()
  const turkish = elements(page).last()
  await expect(indian).toContainText('+91')
  await expect(turkish).toContainText('+90')
  await indian.getByRole('textbox', { name: 'Name' }).fill(guest.name)
  await expect(turkish.getByRole('textbox').first()).toHaveValue('')
  await expect(turkish.locator('[data-hathi]')).toHaveAttribute('lang', 'tr-TR')
  for (const text of await turkish.getByRole('textbox').all()) await expect(text).toHaveValue('')
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

test('a form changes its country when its page sets another', { tag: '@any-size' }, async ({
  page,
  partner,
}) => {
  await partner.open()
  await expect(elements(page)).toContainText('+91')
  await page.evaluate(() => {
    const element: HathiFareEstimate | null = document.querySelector('hathi-fare-estimate')
    if (element === null) throw new Error('The form is gone')
    element.country = 'AE'
    element.locale = 'en-AE'
  })
  await expect(elements(page)).toContainText('+971')
})

test('properties that a page sets before the element’s script has run count, and can be changed', {
  tag: '@any-size',
}, async ({ page, partner }) => {
  await partner.open((html) =>
    html.replace('<script type="module" src="./element.js"></script>', ''),
  )
  await toldAs(page, { country: 'AE', locale: 'en-AE' })
  await page.addScriptTag({ url: './element.js', type: 'module' })
  await expect(elements(page)).toContainText('+971')
  await toldAs(page, { country: 'IN', locale: 'en-IN' })
  await expect(elements(page)).toContainText('+91')
  await expect(elements(page)).toHaveAttribute('country', 'IN')
})

test('null or undefined removes a setting of the form, and spaces around a value do not count', {
  tag: '@any-size',
}, async ({ page, partner }) => {
  await partner.open((html) =>
    html.replace('country="IN"', 'country=" tr "').replace('locale="en-IN"', 'locale=" tr-TR "'),
  )
  const shown = elements(page).locator('[data-hathi]')
  await expect(shown).toHaveAttribute('lang', 'tr-TR')
  await toldAs(page, { locale: null })
  await expect(shown).toHaveAttribute('lang', 'en-TR')
  await toldAs(page, { country: undefined, brand: null })
  await expect(shown).toHaveAttribute('lang', 'en-IN')
  expect(await elements(page).evaluate((host) => host.getAttributeNames())).toEqual(['site'])
})

test('a blank setting of the form counts as none', { tag: '@any-size' }, async ({
  page,
  partner,
}) => {
  await partner.open()
  const told = await elements(page).evaluate((host: HathiFareEstimate) => {
    for (const name of host.getAttributeNames()) host.setAttribute(name, ' ')
    return [host.brand, host.country, host.locale, host.site]
  })
  // The script came from the partner's server here.
  expect(told).toEqual(['hathi', '', '', partner.origin])
  await expect(elements(page).locator('[data-hathi]')).toHaveAttribute('lang', 'en-IN')
})

test('a form that its page has removed does not navigate', { tag: '@any-size' }, async ({
  page,
  partner,
}) => {
  await partner.open((html) =>
    html.replace('event.preventDefault()', '').replace(
      'const outcome =',
      `navigation.addEventListener('navigate', () => { document.title = 'Left' })
      document.addEventListener('hathi-quote', ({ target }) => target.remove())
      const outcome =`,
    ),
  )
  const { fill, submit } = formIn(elements(page))
  await fill()
  await submit.click()
  await expect(page.locator('#outcome')).toContainText(/From Koramangala, .*: ₹[\d,.]+/)
  await expect(elements(page)).toHaveCount(0)
  await expect(page).toHaveTitle('Rao Furniture: delivery')
})

test('a page receives the events of a form inside a shadow tree', { tag: '@any-size' }, async ({
  page,
  site,
  partner,
  consoleErrors,
}) => {
  await partner.open((html) =>
    inShadow(html).replace("document.querySelector('hathi-fare-estimate')", 'document'),
  )
  const { fill, submit } = formIn(elements(page))
  await fill()
  site.fault({ call: 'validator', fault: 'error500Json' })
  consoleErrors.expect(/500/)
  await submit.click()
  const outcome = page.locator('#outcome')
  await expect(outcome).toHaveText('No fares this time')

  await submit.click()
  await expect(outcome).toContainText(/From Koramangala, .*: ₹[\d,.]+/)
  await expect(outcome.getByRole('link', { name: 'All fares' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(partner.origin)
})

test('a form inside a shadow tree takes its language from the page', { tag: '@any-size' }, async ({
  page,
  partner,
}) => {
  await partner.open((html) =>
    inShadow(html)
      .replace("document.querySelector('hathi-fare-estimate')", 'document')
      .replace('<html lang="en">', '<html lang="tr-TR">')
      .replace('country="IN"', '')
      .replace('locale="en-IN"', ''),
  )
  await expect(elements(page).locator('[data-hathi]')).toHaveAttribute('lang', 'tr-TR')
})

test('a form on a right-to-left page is still laid out from left to right', {
  tag: '@any-size',
}, async ({ page, partner }) => {
  await partner.open((html) => html.replace('<html lang="en">', '<html lang="en" dir="rtl">'))
  const { name, submit } = formIn(elements(page))
  await expect(name).toHaveCSS('direction', 'ltr')
  await expect(submit).toHaveCSS('direction', 'ltr')
})

test('a partner’s form is accessible', async ({ page, partner, expectAccessible }) => {
  await partner.open()
  await expect(formIn(elements(page)).submit).toBeVisible()
  await expectAccessible('hathi-fare-estimate')
})

test('an element with a wrong attribute says why in the console, and starts once it is corrected', {
  tag: '@any-size',
}, async ({ page, partner, consoleErrors }) => {
  consoleErrors.expect(/the product is not in the country FR|the site https:\/\/ is no address/)
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  await partner.open((html) => html.replace('country="IN"', 'country="FR"'))
  const element = elements(page).first()
  const { form } = formIn(element)
  const site = await element.getAttribute('site')
  await expect.poll(() => told.join()).toContain('the product is not in the country FR')
  await expect(form).toHaveCount(0)
  await element.evaluate((host) => host.setAttribute('country', 'IN'))
  await expect(form).toBeVisible()
  await element.evaluate((host) => host.setAttribute('site', 'https://'))
  await expect.poll(() => told.join()).toContain('the site https:// is no address')
  await expect(form).toHaveCount(0)
  await element.evaluate((host, address) => host.setAttribute('site', address ?? ''), site)
  await expect(form).toBeVisible()
})

test('an element whose site has broken settings offers Retry, and starts once they are corrected', {
  tag: '@any-size',
}, async ({ page, partner }) => {
  let isWrong = true
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const settings: object = await response.json()
    await route.fulfill({
      response,
      json: isWrong ? { ...settings, orderUrl: 'https://[' } : settings,
    })
  })
  await partner.open()
  const element = elements(page).first()
  const retry = element.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  isWrong = false
  await retry.click()
  await expect(formIn(element).form).toBeVisible()
})
