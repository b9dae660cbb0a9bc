import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { readBuiltPages } from '../../config/build/builtPages.ts'
import { site as built } from '../../config/build/initialFiles.ts'
import { asha, expectLoggedIn } from './support/account.ts'
import { orderLink } from './support/booking.ts'
import { described } from './support/described.ts'
import { keepDraft } from './support/draft.ts'
import { whitefield } from './support/enquiries.ts'
import { expect, fareForm, fareResults, isPhone, test } from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'
import { withHostInFront } from './support/hostInFront.ts'
import { arriveAsCustomer } from './support/orders.ts'
import { sharedLink } from './support/quotes.ts'
import { untilAwake } from './support/site.ts'

const estimate = '/en-IN/fare-estimate'

const scripts = /\/assets\/.*\.js$/

/** The paths of all that a page requested after its first paint; runs in the page. */
const requestedAfterPaint = (): readonly string[] => {
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  if (!(painted instanceof PerformancePaintTiming)) return []
  // When the page was drawn; the screen shows it some milliseconds later.
  const { paintTime } = painted
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= paintTime)
    .map(({ name }) => new URL(name).pathname)
}

/** Opens a page in its state before any script has loaded. */
const openAhead = async (page: Page, path: string) => {
  const letGo = await holdBack(page, scripts)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toBeVisible()
  // Until its style sheets are loaded, a page contains the layouts of both widths. Visitors never
  // see that, but a test would.
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
        ({ sheet }) => sheet !== null,
      ),
  )
  return letGo
}

const everywhere = ['', '/fare-estimate', '/two-wheelers']
const others = [
  '/trucks/mumbai',
  '/services',
  '/services/',
  '/partners',
  '/terms-of-service',
  '/order-history',
]

// At the width at which the hydration of the locale’s pages is not tested; the usual locale at both.
for (const [locale, kinds, tag] of [
  ['en', everywhere, '@desktop'],
  ['bn-BD', everywhere, '@phone'],
  ['en-AE', everywhere, '@desktop'],
  ['en-TR', everywhere, '@phone'],
  ['tr-TR', everywhere, '@desktop'],
  ['en-TK', everywhere, '@phone'],
  ['en-IN', everywhere, []],
  ['en-IN', others, []],
] as const) {
  test(`the pages of ${locale} are there before their scripts, and keep their elements afterwards (${kinds.join(', ')})`, {
    tag: [tag].flat(),
  }, async ({ page, network }) => {
    for (const kind of kinds) {
      const path = `/${locale}${kind}`
      const letGo = await openAhead(page, path)
      const isPersonal = kind === '/order-history'
      const first = isPersonal ? page.getByRole('banner') : page.locator('h1:visible').first()
      await expect(first, path).toBeVisible()
      const { lang } = await page.evaluate(() => ({ lang: document.documentElement.lang }))
      expect(path).toContain(lang.slice(0, 2))
      // The element itself is kept, not replaced by another one.
      const kept = await first.elementHandle()
      letGo()
      await expect(page.locator('main:not([data-ahead])')).toBeVisible()
      await network.quiet()
      expect(await kept?.evaluate((element) => element.isConnected), path).toBe(true)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })
}

/**
 * The addresses of the pages that were made for a locale; of those about a city, which differ in its name, one of each
 * kind.
 */
const madeFor = (locale: string): readonly string[] => {
  const kinds = new Map<string, string>()
  for (const file of readdirSync(path.join(built, 'pages', 'hathi', locale), {
    recursive: true,
    encoding: 'utf8',
  })) {
    const page = file.slice(0, -'.html'.length).split(path.sep).join('/')
    const kind = page.replace(/^(.*\/|rent-.*-in-|bike-.*-delivery-).*$/, '$1')
    if (file.endsWith('.html') && !kinds.has(kind)) kinds.set(kind, `/${locale}/${page}`)
  }
  kinds.delete('404')
  kinds.delete('offline')
  return [`/${locale}`, ...kinds.values()]
}

const sentParts = ['header', 'main h1'] as const
/** Pages whose title is not kept: it is another one for the customer, or is sent once for each width. */
const retitled =
  /\/(order-history|order-review|track-order|track-courier-order|fare_estimate_mob|fare-estimate)$/

for (const [index, locale] of readBuiltPages(built).locales.entries()) {
  test(`hydration keeps the HTML of every kind of page in ${locale}`, {
    tag: index % 2 === 0 ? '@phone' : '@desktop',
  }, async ({ page, context }) => {
    test.setTimeout(180_000)
    // The website's own pages do not let HTML be parsed.
    const reader = await context.newPage()
    // The very elements that were sent. React would render the header or the content anew, each by itself.
    await page.addInitScript((parts) => {
      const sent = new Map<string, Element>()
      Object.assign(window, { sent })
      new MutationObserver((_, watch) => {
        for (const part of parts) {
          const element = document.querySelector(part)
          if (element !== null && !sent.has(part)) sent.set(part, element)
        }
        if (sent.size === parts.length) watch.disconnect()
      }).observe(document, { childList: true, subtree: true })
    }, sentParts)
    const told: string[] = []
    page.on('console', (message) => {
      if (/UI_MISMATCH/.test(message.text())) told.push(message.text())
    })
    const pages = madeFor(locale)
    expect(pages.length).toBeGreaterThan(15)
    for (const made of pages) {
      const answer = await page.goto(made)
      const kept = await page.evaluate(() => {
        const sent: unknown = Reflect.get(window, 'sent')
        const parts = sent instanceof Map ? [...sent] : []
        return parts.flatMap(([part, element]) => (element.isConnected ? [part] : []))
      })
      // A page that waits for what only the browser knows is sent without a title.
      const sent = await described(reader, (await answer?.text()) ?? '')
      const isWhole = sent.heading !== null && !retitled.test(made)
      expect
        .soft([made, answer?.status(), kept, told.splice(0)])
        .toEqual([
          made,
          200,
          expect.arrayContaining(isWhole ? [...sentParts] : sentParts.slice(0, 1)),
          [],
        ])
      if (isWhole) expect.soft(await described(page), made).toEqual(sent)
    }
  })
}

test('a page whose HTML differs from what its script renders is reported and rendered again', {
  tag: '@any-size',
}, async ({ page, reports, consoleErrors }) => {
  await page.route(`**${estimate}`, async (route) => {
    const answer = await route.fetch()
    // Only the heading differs: the head has the same words in an element of its own.
    const body = (await answer.text()).replace(
      /(<h1[^>]*>)Get a fare estimate/g,
      '$1Get something else',
    )
    await route.fulfill({ response: answer, body })
  })
  consoleErrors.expect(/UI_MISMATCH/)
  await page.goto(estimate)
  await expect(page.getByRole('heading', { name: 'Get a fare estimate' })).toBeVisible()
  await reports.expect(/UI_MISMATCH/)
})

test('an unknown address is answered with 404, and a known one under another spelling is redirected', {
  tag: '@any-size',
}, async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 404/)
  const answer = await page.goto('/en-IN/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText('/en-IN/no-such-page')
  if (isPhone(page)) {
    // All unknown addresses get the same HTML; only the script knows the address for the link.
    await expect(page.getByRole('link', { name: 'Open app' })).toHaveAttribute(
      'href',
      /current_page=%2Fen-IN%2Fno-such-page/,
    )
  }
  expect((await page.goto('/en-IN/city/mumbai'))?.status()).toBe(200)
  // A page of another country and one under another spelling have no file of their own.
  expect((await page.goto('/en-AE/city/mumbai'))?.status()).toBe(200)
  expect((await page.goto('/en-IN/rent-mini-trucks-in-mumbai'))?.status()).toBe(200)
  await expect(page).toHaveURL('/en-IN/trucks/mumbai')
  expect((await page.goto('/en-IN/about%2Dus'))?.status()).toBe(200)
  await expect(page).toHaveURL('/en-IN/about-us')
})

test('a visitor without scripts can read the page and follow its links', async ({
  browser,
  site,
  viewport,
}) => {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/bn-BD`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn-BD')
  await expect(page.locator('h1')).toBeVisible()
  expect(await page.content()).toContain('<noscript>Hathi দিয়ে বুক করতে জাভাস্ক্রিপ্ট লাগে।</noscript>')
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/bn-BD`)
  await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await expect(page).not.toHaveURL(`${site.url}/bn-BD`)
  await expect(page.locator('h1')).toBeVisible()
  await context.close()
})

// On a phone, addresses are asked for first, in a dialog.
test('what is typed before the scripts come is kept, with the focus and the caret', {
  tag: '@desktop',
}, async ({ page, network }) => {
  const letGo = await openAhead(page, estimate)
  const name = page.getByRole('textbox', { name: 'Name' })
  const mobile = page.getByRole('textbox', { name: 'Mobile' })
  const business = page.getByRole('combobox', { name: 'What best describes you?' })
  await page.getByRole('radio', { name: '2 wheeler' }).check({ force: true })
  await business.selectOption({ index: 1 })
  const chosen = await business.inputValue()
  await mobile.pressSequentially('12345')
  await name.pressSequentially('Asha Roa')
  await name.press('ArrowLeft')
  await name.press('ArrowLeft')
  letGo()

  // The number was left before any script could judge it.
  await expect(page.getByText('Invalid mobile number')).toBeVisible()
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Asha Roa')
  await expect(mobile).toHaveValue('12345')
  await expect(business).toHaveValue(chosen)
  await expect(page.getByRole('radio', { name: '2 wheeler' })).toBeChecked()
  const draft = () => page.evaluate(() => sessionStorage.getItem('fe_draft'))
  await expect.poll(draft).not.toBeNull()
  await network.quiet()
  const kept = await draft()
  await page.keyboard.type('x')
  await expect(name).toHaveValue('Asha Rxoa')
  // The store has it too, so a reload restores it once it has been encrypted.
  await expect.poll(draft).not.toBe(kept)
  await page.reload()
  await expect(name).toHaveValue('Asha Rxoa')
  await expect(mobile).toHaveValue('12345')
})

test('what is typed before the scripts come is kept if an extension changes the form meanwhile', {
  tag: '@desktop',
}, async ({ page, reports, consoleErrors }) => {
  consoleErrors.expect(/UI_MISMATCH/)
  const letGo = await openAhead(page, estimate)
  const name = page.getByRole('textbox', { name: 'Name' })
  const mobile = page.getByRole('textbox', { name: 'Mobile' })
  const business = page.getByRole('combobox', { name: 'What best describes you?' })
  const twoWheeler = page.getByRole('radio', { name: '2 wheeler' })
  await twoWheeler.check({ force: true })
  await business.selectOption({ index: 1 })
  const chosen = await business.inputValue()
  await mobile.pressSequentially('12345')
  await name.pressSequentially('Asha Roa')
  // As a password manager does, which puts its button beside a field.
  const sent = await name.elementHandle()
  await sent?.evaluate((field) => field.after(document.createElement('span')))
  await name.press('ArrowLeft')
  await name.press('ArrowLeft')
  letGo()

  await expect(page.locator('[data-ahead]')).toHaveCount(0)
  await expect(page.getByText('Invalid mobile number')).toBeVisible()
  expect(await sent?.evaluate((field) => field.isConnected)).toBe(false)
  await expect(name).toBeFocused()
  await expect(mobile).toHaveValue('12345')
  await expect(business).toHaveValue(chosen)
  await expect(twoWheeler).toBeChecked()
  await page.keyboard.type('x')
  await expect(name).toHaveValue('Asha Rxoa')
  await expect(page.getByText('Name is required')).toBeHidden()
  // The store has it too.
  await name.blur()
  await expect(name).toHaveValue('Asha Rxoa')
  await reports.expect(/UI_MISMATCH/)
})

// Written in Devanagari: its keyboards show a word while it is composed, and replace it with each key.
for (const [role, name] of [
  ['combobox', 'Pickup'],
  ['textbox', 'Name'],
] as const) {
  test(`a word that is composed in “${name}” while the scripts come is not doubled`, {
    tag: '@desktop',
  }, async ({ page, context }) => {
    const letGo = await openAhead(page, estimate)
    const keyboard = await context.newCDPSession(page)
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    const field = page.getByRole(role, { name })
    await field.focus()
    await compose('को')
    letGo()
    await expect(page.locator('[data-ahead]')).toHaveCount(0)
    await compose('कोरमंगला')
    await keyboard.send('Input.insertText', { text: 'कोरमंगला' })
    await expect(field).toHaveValue('कोरमंगला')
    if (role === 'combobox')
      await expect(page.getByRole('option', { name: /^Koramangala/ })).toBeVisible()
    // The form has it too.
    await field.blur()
    await expect(field).toHaveValue('कोरमंगला')
  })
}

/** Opens a page in its state after its first scripts have loaded, and no others. */
const openJudged = async (page: Page, path: string) => {
  const letGo = await holdBack(page, /\/assets\/(?!not-started|contact-ahead).*\.js$/)
  const last = page.waitForResponse(isPhone(page) ? /\/not-started\./ : /\/contact-ahead\./)
  await page.goto(path, { waitUntil: 'commit' })
  await last
  return letGo
}

// A script runs a moment after its response.
const toPassOnceJudged = (act: () => Promise<void>) => expect(act).toPass({ timeout: 10_000 })

test('errors of name and mobile are shown before the form’s script has come, and stay afterwards', {
  tag: '@desktop',
}, async ({ page, expectAccessible }) => {
  const letGo = await openJudged(page, estimate)
  const name = page.getByRole('textbox', { name: 'Name' })
  const mobile = page.getByRole('textbox', { name: 'Mobile' })
  const wrongNumber = page.getByText('Invalid mobile number')
  await mobile.pressSequentially('12345')
  await expect(wrongNumber).toBeHidden()
  await toPassOnceJudged(async () => {
    await mobile.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(wrongNumber).toBeVisible({ timeout: 500 })
  })
  await expect(mobile).toHaveAttribute('aria-invalid', 'true')
  await expect(mobile).toHaveAccessibleDescription(/Invalid mobile number/)
  await expectAccessible()
  // An edit clears the error until the field is left again, even if nothing was entered.
  await mobile.fill('98765')
  await expect(wrongNumber).toBeHidden()
  await expect(mobile).not.toHaveAttribute('aria-invalid')
  await name.focus()
  await expect(wrongNumber).toBeVisible()
  await name.blur()
  await expect(page.getByText('Name is required')).toBeVisible()
  await mobile.focus()
  const said = await wrongNumber.elementHandle()
  letGo()

  await expect(page.locator('[data-ahead]')).toHaveCount(0)
  await expect(wrongNumber).toBeVisible()
  expect(await said?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(mobile).toBeFocused()
  await mobile.fill('9876543210')
  await mobile.blur()
  await expect(wrongNumber).toBeHidden()
  await expect(mobile).not.toHaveAttribute('aria-invalid')
})

test('a phone does not load the script that validates fields ahead of the form’s own', {
  tag: '@phone',
}, async ({ page, network }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(estimate)
  await network.quiet()
  expect(asked.filter((url) => /contact-ahead/.test(url))).toEqual([])
})

test('a page about two-wheelers has them chosen before its scripts come, and afterwards', async ({
  page,
}) => {
  for (const path of ['/en-IN/two-wheelers', '/en-IN/two-wheeler/pune']) {
    const letGo = await openAhead(page, path)
    const form = page.getByRole('form').filter({ visible: true }).first()
    await expect(form.getByRole('radio', { name: '2 wheeler' })).toBeChecked()
    letGo()
    await expect(page.locator('[data-ahead]')).toHaveCount(0)
    await expect(form.getByRole('radio', { name: '2 wheeler' })).toBeChecked()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

// On a phone, addresses are asked for in a dialog.
test('an address typed before the scripts come is searched for once they have', {
  tag: '@desktop',
}, async ({ page }) => {
  const letGo = await openAhead(page, estimate)
  const pickup = page.getByRole('combobox', { name: 'Pickup' })
  await pickup.pressSequentially('Koramangala')
  letGo()
  await expect(page.getByRole('option', { name: /Koramangala/ }).first()).toBeVisible()
  await expect(pickup).toBeFocused()
  await expect(pickup).toHaveValue('Koramangala')
})

test('a field that was left before any script came is checked as soon as the first one has', {
  tag: '@desktop',
}, async ({ page }) => {
  const first = await holdBack(page, /\/assets\/(?:not-started|contact-ahead).*\.js$/)
  const others = await holdBack(page, /\/assets\/(?!not-started|contact-ahead).*\.js$/)
  await page.goto(estimate, { waitUntil: 'commit' })
  const mobile = page.getByRole('textbox', { name: 'Mobile' })
  await mobile.pressSequentially('12345')
  await mobile.press('Shift+Tab')
  first()
  await expect(page.getByText('Invalid mobile number')).toBeVisible()
  others()
  await expect(page.locator('[data-ahead]')).toHaveCount(0)
  await expect(page.getByText('Invalid mobile number')).toBeVisible()
})

// On a phone, addresses are asked for in a dialog.
test('an address field pressed before the scripts come shows its options once they have', {
  tag: '@desktop',
}, async ({ page }) => {
  const letGo = await openJudged(page, estimate)
  const drop = page.getByRole('combobox', { name: 'Drop' })
  await toPassOnceJudged(async () => {
    await page.getByRole('combobox', { name: 'Pickup' }).click()
    await drop.click()
    await expect(drop).toHaveAttribute('data-pressed', { timeout: 500 })
  })
  letGo()
  const offered = page.getByRole('listbox', { name: 'Drop' }).getByRole('option')
  await expect(offered.first()).toBeVisible()
  await expect(drop).toBeFocused()
})

test('a button pressed before the scripts come acts once they have', async ({ page }) => {
  const letGo = await openJudged(page, estimate)
  const services = page.getByRole('button', { name: 'Explore other services?' })
  await toPassOnceJudged(async () => {
    await services.click()
    await expect(services).toHaveAttribute('data-pressed', { timeout: 500 })
  })
  await expect(page).toHaveURL(estimate)
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

// A browser asks for few files at a time, and shows the page once it has the styles: by then, presses are kept.
test('the script that keeps presses is asked for before the styles', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/en-IN/fare-estimate')
  expect(asked[1]).toMatch(/^\/assets\/not-started\./)
})

for (const [name, path] of [
  ['order review', orderLink()],
  ['the orders', '/en-IN/order-history'],
] as const) {
  test(`the scripts that ${name} is shown with are requested after the first paint, before those that import them run`, async ({
    page,
  }) => {
    // The scripts that run are held back; those that are only preloaded are not.
    const html = await (await page.request.get(path)).text()
    const running = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].flatMap(
      ([, src]) => src ?? [],
    )
    const waiting = /<link rel="preload" as="script" [^>]*media="not all" [^>]*href="([^"]+)"/g
    const preloaded = [...html.matchAll(waiting)].flatMap(([, href]) => href ?? [])
    expect(preloaded.length).toBeGreaterThan(1)
    const held = running.filter((src) => !src.includes('not-started'))
    const letGo = await holdBack(page, ({ pathname }) => held.includes(pathname))
    await page.goto(path, { waitUntil: 'commit' })
    await expect
      .poll(() => page.evaluate(requestedAfterPaint), { timeout: 30_000 })
      .toEqual(expect.arrayContaining(preloaded))
    letGo()
    await expect(page.locator('main:not([data-ahead])')).toBeVisible()
  })
}

test('a page whose first script is lost shows its answers all the same', {
  tag: '@phone',
}, async ({ page, site, consoleErrors }) => {
  consoleErrors.expect(/net::ERR_FAILED/)
  await page.route(/\/assets\/not-started\./, (route) => route.abort())
  await page.goto(await sharedLink(page, site))
  await expect(page.getByText('₹').first()).toBeVisible()
})

test('a button pressed before the scripts come does not act if the visitor types on', {
  tag: '@desktop',
}, async ({ page }) => {
  const letGo = await openJudged(page, estimate)
  const name = page.getByRole('textbox', { name: 'Name' })
  const mobile = page.getByRole('textbox', { name: 'Mobile' })
  const submit = page.getByRole('button', { name: 'Check the fare' })
  await toPassOnceJudged(async () => {
    await name.fill('Asha Rao')
    await name.press('Enter')
    await expect(submit).toHaveAttribute('data-pressed', { timeout: 500 })
  })
  await mobile.pressSequentially('98765')
  letGo()
  await expect(page.locator('[data-ahead]')).toHaveCount(0)
  await expect(mobile).toBeFocused()
  await expect(page.getByText('Pickup address is required')).toBeHidden()
})

test('an error shown before the form’s script has come goes away if the draft has a valid value', {
  tag: '@desktop',
}, async ({ page, site }) => {
  await keepDraft(page, site, { name: 'Asha Rao' })
  const letGo = await openJudged(page, estimate)
  const name = page.getByRole('textbox', { name: 'Name' })
  const required = page.getByText('Name is required')
  await toPassOnceJudged(async () => {
    await name.focus()
    await name.blur()
    await expect(required).toBeVisible({ timeout: 500 })
  })
  letGo()
  await expect(page.locator('[data-ahead]')).toHaveCount(0)
  await expect(name).toHaveValue('Asha Rao')
  await expect(required).toBeHidden()
  await expect(name).not.toHaveAttribute('aria-invalid')
})

test('a field left wrong and a form sent before the scripts come are both checked once they have', {
  tag: '@desktop',
}, async ({ page }) => {
  const letGo = await openJudged(page, estimate)
  const name = page.getByRole('textbox', { name: 'Name' })
  const submit = page.getByRole('button', { name: 'Check the fare' })
  await toPassOnceJudged(async () => {
    await name.focus()
    await submit.click()
    await expect(submit).toHaveAttribute('data-pressed', { timeout: 500 })
    await expect(page.getByText('Name is required')).toBeVisible({ timeout: 500 })
  })
  letGo()
  await expect(page.getByText('Pickup address is required')).toBeVisible()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription('Name is required')
})

// On a phone, there is no field at first that Enter could submit.
test('a form sent before the scripts come keeps its values and does not leave the page', {
  tag: '@desktop',
}, async ({ page }) => {
  const letGo = await openAhead(page, estimate)
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Asha Rao')
  await name.press('Enter')
  await page.getByRole('button', { name: 'Check the fare' }).click()
  await expect(page).toHaveURL(estimate)
  letGo()
  await expect(page.locator('main:not([data-ahead])')).toBeVisible()
  await expect(name).toHaveValue('Asha Rao')
  await expect(page).toHaveURL(estimate)
})

test('Back pressed while a reloaded page starts shows the page before', {
  tag: '@any-size',
}, async ({ page, site }) => {
  await page.goto('/en-IN/trucks')
  await page.getByRole('link', { name: 'Hathi home' }).click()
  const home = page.getByRole('heading', { name: 'Send goods across your city' })
  await expect(home).toBeVisible()
  const letGo = await holdBack(page, /\/config\.json$/)
  await page.reload({ waitUntil: 'commit' })
  // By then the script has read which page was made, and waits for its settings.
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      document.head.querySelectorAll('script[src]').length === 1,
  )
  await page.goBack()
  letGo()
  await untilAwake(page)
  await expect(page.getByRole('heading', { name: 'A truck at your door' })).toBeVisible()
  await expect(home).toHaveCount(0)
  await expectHead(page, `${site.url}/en-IN/trucks`)
})

test('a button pressed before the configuration has come acts once it has', async ({ page }) => {
  const letGo = await holdBack(page, /\/config\.json$/)
  await page.goto(estimate, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Explore other services?' }).click()
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a customer gets the same HTML as everybody, and is then logged in', {
  tag: '@any-size',
}, async ({ page, sandbox, site }) => {
  await arriveAsCustomer(page, sandbox)
  const answer = await page.request.get(`${site.url}${estimate}`)
  expect(await answer.text()).not.toContain(asha.firstName)
  await page.goto(estimate)
  await expectLoggedIn(page)
})

test.describe('another brand', () => {
  test.use({ settings: { HATHI_BRAND: 'ghoda' } })

  test('has pages of its own', { tag: '@any-size' }, async ({ page }) => {
    const letGo = await openAhead(page, '/en-IN')
    await expect(page).toHaveTitle(/Ghoda/)
    const action = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--action'))
    // The page is visible before its colours have loaded.
    await expect.poll(action).toBe('#4b2e9e')
    await expect(page.getByRole('banner').getByRole('link', { name: /Ghoda/ })).toBeVisible()
    letGo()
    await expect(page.locator('main:not([data-ahead])')).toBeVisible()
    expect(await action()).toBe('#4b2e9e')
  })
})

test('the header works while the script of a page about a customer is still loading', async ({
  page,
  isMobile,
}) => {
  const letGo = await holdBack(page, /\/assets\/orders\..*\.js$/)
  // If the page requests the script early enough, its load does not end without it.
  await page.goto('/en-IN/order-history', { waitUntil: 'commit' })
  await expect(page.locator('main:not([data-ahead])')).toBeAttached()
  await page
    .getByRole('banner')
    .getByRole('button', { name: isMobile ? 'Menu' : 'Login' })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  letGo()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Log in to see your orders' })).toBeVisible()
})

test('the layout for the other width is removed from a prerendered page by its scripts', async ({
  page,
}) => {
  await page.goto(estimate)
  await expect(page.locator('main h1')).toHaveCount(1)
})

test.describe('a page whose script does not come', () => {
  for (const [path, script, tag] of [
    ['/en-IN', 'main', '@phone'],
    [estimate, 'react', '@desktop'],
    ['/en-IN/partners', 'packages', '@phone'],
    ['/en-IN/order-history', 'main', '@desktop'],
    ['/tr-TR/fare-estimate', 'main', '@phone'],
  ] as const) {
    test(`says so, and starts after Retry (${path}, without ${script})`, { tag }, async ({
      page,
      consoleErrors,
      expectAccessible,
    }) => {
      consoleErrors.expect(/net::ERR_FAILED/)
      const files = new RegExp(`/assets/${script}\\..*\\.js`)
      await page.route(files, (route) => route.abort())
      await page.goto(path, { waitUntil: 'load' })
      const again = page.getByRole('alert').getByRole('button')
      await expect(again).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      // A page about a customer gets its heading only once the session is known.
      if (path !== '/en-IN/order-history') await expectAccessible()
      await again.press('Enter')
      await expect(again).toBeVisible()
      await expect(again).toBeFocused()
      await page.unroute(files)
      await again.press('Enter')
      await expect(page.locator('main:not([data-ahead])')).toBeVisible()
      await expect(again).toHaveCount(0)
    })
  }

  test('fetches one that came cut off past the cache, which would keep it for a year', {
    tag: '@phone',
  }, async ({ page, site, consoleErrors }) => {
    consoleErrors.expect(/SyntaxError/)
    let isCutOff = false
    const cutOffOnce = ({ url = '' }: IncomingMessage, answer: ServerResponse) => {
      if (isCutOff || !/\/assets\/main\..*\.js$/.test(url)) return false
      isCutOff = true
      answer.writeHead(200, {
        'content-type': 'text/javascript',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      answer.end('const half =')
      return true
    }
    // What an extension adds may fail as well. It says nothing of the page's own scripts.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const added = document.createElement('script')
        document.head.append(added)
        added.dispatchEvent(new Event('error'))
      })
    })
    await withHostInFront(site.url, cutOffOnce, async (host) => {
      await page.goto(`${host}${estimate}`, { waitUntil: 'load' })
      const again = page.getByRole('alert').getByRole('button')
      await again.press('Enter')
      await expect(page.locator('main:not([data-ahead])')).toBeVisible()
      await expect(again).toHaveCount(0)
    })
  })

  // On a phone, addresses are asked for first, in a dialog.
  test('keeps what was typed into it meanwhile', { tag: '@desktop' }, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/net::ERR_FAILED/)
    const files = /\/assets\/(main|react)\..*\.js/
    await page.route(files, (route) => route.abort())
    await page.goto(estimate, { waitUntil: 'load' })
    await expect(page.getByRole('alert').getByRole('button')).toBeVisible()
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('Asha Rao')
    await page.unroute(files)
    await page.getByRole('alert').getByRole('button').click()
    await expect(page.locator('main:not([data-ahead])')).toBeVisible()
    await expect(name).toHaveValue('Asha Rao')
  })

  test('says so in a browser that is too old for the script, and stays readable', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/too old/)
    // Every part of the script uses this as it is evaluated, the first one too.
    await page.addInitScript(() => {
      Symbol.for = () => {
        throw new Error('too old')
      }
    })
    await page.goto(estimate, { waitUntil: 'load' })
    const again = page.getByRole('alert').getByRole('button')
    await expect(again).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await again.press('Enter')
    await expect(again).toBeVisible()
  })
})

/**
 * Expects the head to have one description, and this address, or none, both for search engines and
 * for link previews.
 */
const expectHead = async (page: Page, address: string | null) => {
  const own = address === null ? [] : [address]
  const valuesOf = (tag: string, attribute: string) => () =>
    page
      .locator(`head ${tag}`)
      .evaluateAll((tags, name) => tags.map((each) => each.getAttribute(name)), attribute)
  await expect.poll(valuesOf('link[rel="canonical"]', 'href')).toEqual(own)
  await expect.poll(valuesOf('meta[property="og:url"]', 'content')).toEqual(own)
  await expect(page.locator('head meta[name="description"]')).toHaveCount(1)
}

test('the head’s description of the fare form goes with the page, even if its script has not come yet', {
  tag: '@any-size',
}, async ({ page, site }) => {
  const letGo = await holdBack(page, '**/assets/flow-head.*.js')
  await keepDraft(page, site)
  await page.goto(estimate, { waitUntil: 'commit' })
  await fareForm(page).expectAddress('drop', whitefield.landmark)
  await expectHead(page, `${site.url}${estimate}`)
  await fareForm(page).submit.click()
  await expect(fareResults(page).vehicles.first()).toBeVisible()
  await expectHead(page, null)
  await expect(page).toHaveTitle('Your fare estimate · Hathi')
  await page.getByRole('link', { name: 'Hathi home' }).click()
  await expectHead(page, `${site.url}/en-IN`)
  letGo()
  await page.goBack()
  await page.goBack()
  await expectHead(page, `${site.url}${estimate}`)
})

test('a tab is titled with the product’s name while the script of its next page is loading', {
  tag: '@any-size',
}, async ({ page }) => {
  const letGo = await holdBack(page, '**/assets/home.*.js')
  await page.goto(estimate)
  await expect(page).toHaveTitle('Fare estimate · Hathi')
  await page.getByRole('link', { name: 'Hathi home' }).click()
  await expect(page).toHaveTitle('Hathi')
  letGo()
  await expect(page).toHaveTitle('Hathi: goods delivery by two-wheeler and truck')
})

test('the head’s description of the home page goes with the page, even if its content has not come yet', {
  tag: '@any-size',
}, async ({ page, site }) => {
  const letGo = await holdBack(page, '**/assets/home-content.*.js')
  await page.goto('/en-IN', { waitUntil: 'commit' })
  await expect(page.locator('main:not([data-ahead])')).toBeVisible()
  await expectHead(page, `${site.url}/en-IN`)
  // A link of the header that does not respond yet would load another document.
  await expect(page.getByRole('banner').locator('[data-ahead]')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Enterprise' }).click()
  await expectHead(page, `${site.url}/en-IN/enterprise`)
  // This is still the first document: a page that is loaded anew would bring its own head.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(
    `${site.url}/en-IN`,
  )
  letGo()
})
