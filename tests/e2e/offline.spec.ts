import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import {
  bookedOrders,
  confirmation,
  openBookable,
  orderReview,
  receiver,
} from './support/booking.ts'
import { koramangala, nameOf, whitefield } from './support/enquiries.ts'
import {
  choosePlace,
  expect,
  fareForm,
  fareResults,
  openFilled,
  picker,
  test,
} from './support/estimate.ts'
import { withHostInFront } from './support/hostInFront.ts'
import { untilAwake } from './support/site.ts'

test.use({ settings: { HATHI_OFFLINE: 'on' } })

const tag = '@any-size'
const form = '/en-IN/fare-estimate'

/** Waits until the page has what it shows without a network. */
const ready = async (page: Page) => {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      timeout: 15_000,
    })
    .toBe(true)
}

const keptNames = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const files = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return { names, paths: files.flat().map((url) => new URL(url).pathname) }
  })

test('an offline visitor is told so, and finds what was typed once the network is back', {
  tag,
}, async ({ page, network, context, consoleErrors }) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(form)
  await ready(page)
  await choosePlace(page, 'pickup', koramangala)
  await fareForm(page).expectAnAddress('pickup')
  // By then the draft with the place is encrypted.
  await network.quiet()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You seem to be offline')
  await expect(page.getByText('The fare form and your order keep what you typed.')).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You seem to be offline')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await fareForm(page).expectAddress('pickup', koramangala.landmark)
  expect(new URL(page.url()).pathname).toBe(form)
})

test('an offline visitor is told so in the language of the page', { tag }, async ({
  page,
  network,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/bn-BD')
  await ready(page)
  await network.quiet()
  await context.setOffline(true)
  await page.goto('/bn-BD/partners')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'মনে হচ্ছে আপনার ইন্টারনেট সংযোগ নেই',
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn-BD')
})

test('a form that is sent offline fails as documented, and is not sent later by itself', {
  tag,
}, async ({ page, network, site, context, consoleErrors }) => {
  consoleErrors.expect(/net::ERR_/)
  await openFilled(page, site)
  await ready(page)
  await network.quiet()
  const { submit, failure } = fareForm(page)
  await context.setOffline(true)
  await submit.click()
  await expect(failure).toContainText('You are offline. Check your connection and try again.')
  expect(site.journal('validator')).toEqual([])
  await context.setOffline(false)
  // Only what is submitted now is sent: the earlier request was not kept.
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  await network.quiet()
  expect(site.journal('validator')).toHaveLength(1)
})

test('an order that is booked offline is not booked later by itself, and is booked once by one more tap', {
  tag,
}, async ({ page, network, site, sandbox, context, consoleErrors }) => {
  consoleErrors.expect(/net::ERR_/)
  const who = await openBookable(page, sandbox)
  await ready(page)
  await network.quiet()
  const { primary, failed, main, vehicle } = orderReview(page)
  await context.setOffline(true)
  await primary.click()
  const offline = 'You are offline. Check your connection and try again.'
  await expect(failed).toContainText(offline)
  await page.keyboard.press('Escape')
  await expect(main.getByText(offline)).toBeVisible()
  await expect(primary).toBeEnabled()
  await expect(primary).not.toHaveAttribute('aria-busy')
  for (const kept of [receiver.name, koramangala.landmark, whitefield.landmark]) {
    await expect(main).toContainText(kept)
  }
  // By then, everything that waits for the network has been told, on this page and on the next one.
  await context.setOffline(false)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
  await network.quiet()
  await page.reload()
  await ready(page)
  await expect(vehicle('Tata Ace')).toBeChecked()
  await network.quiet()
  expect(site.journal('book')).toEqual([])
  expect(await bookedOrders(sandbox, who)).toEqual([])
  await primary.click()
  await expect(confirmation(page).heading).toBeVisible()
  await network.quiet()
  expect(site.journal('book')).toHaveLength(1)
  expect(await bookedOrders(sandbox, who)).toHaveLength(1)
})

test('the cache holds only files with a hash in their name and the offline page', {
  tag,
}, async ({ page }) => {
  await page.goto(form)
  await ready(page)
  await page.goto('/en-IN/partners')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // As Retry asks for a script that was lost: nobody reads it by this address again.
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src]')
    await fetch(`${script?.src ?? ''}?again=1`)
  })
  const { names, paths } = await keptNames(page)
  expect(names).toHaveLength(1)
  expect(new Set(paths).size, paths.join(' ')).toBe(paths.length)
  expect(paths).toContain('/en-IN/offline')
  expect(paths.filter((path) => !path.startsWith('/assets/') && path !== '/en-IN/offline')).toEqual(
    [],
  )
})

test('an offline visitor is told so even if the host redirects to a path with a slash', {
  tag,
}, async ({ page, context, site, consoleErrors }) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  const redirecting = (asked: IncomingMessage, answer: ServerResponse) => {
    if (asked.url !== '/en-IN/offline') return false
    answer.writeHead(301, { location: '/en-IN/offline/' }).end()
    return true
  }
  await withHostInFront(site.url, redirecting, async (host) => {
    await page.goto(`${host}${form}`)
    await ready(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You seem to be offline')
  })
})

test('the cache of an earlier build is deleted when a new build comes', { tag }, async ({
  page,
}) => {
  await page.goto(form)
  await ready(page)
  await page.evaluate(async () => {
    await (await caches.open('hathi 0ld en-IN')).put('/assets/main.0ld.js', new Response(''))
    await caches.open('blog')
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
  })
  await page.reload()
  await ready(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('hathi 0ld en-IN')
  expect((await keptNames(page)).names).toContain('blog')
})

test.describe('with offline support switched off', { tag }, () => {
  test.use({ settings: { HATHI_OFFLINE: 'off' } })

  test('a page registers no worker, and removes an old one with its cache', async ({ page }) => {
    // Only the names: opening a cache that is being deleted would create it again.
    const kept = () => page.evaluate(() => caches.keys())
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    // A file has no script that tidies up, so what is made here is left for the page to find.
    await page.goto('/robots.txt')
    await page.evaluate(async () => {
      await caches.open('blog')
      await navigator.serviceWorker.register('/service-worker.js?build=0ld&locale=en-IN')
    })
    await ready(page)
    expect(await kept()).toEqual(['blog', 'hathi 0ld en-IN'])
    expect(await workers()).toBe(1)
    await page.goto(form)
    await expect.poll(kept, { timeout: 15_000 }).toEqual(['blog'])
    expect(await workers()).toBe(0)
    // The worker stays until the page is left, but stores nothing any more.
    // It would store a response some time after delivering it, so it delivers several in turn.
    const delivered = await page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const files = loaded.filter((name) => name.includes('/assets/'))
      for (const file of files) await (await fetch(file)).text()
      return files.length
    })
    expect(delivered).toBeGreaterThan(5)
    expect(await kept()).toEqual(['blog'])
  })
})

test.describe('after a deploy', { tag }, () => {
  test.use({ settings: {} })

  test('a page of an older build reloads once when a customer waits for a missing file, and only once', async ({
    page,
    network,
    consoleErrors,
    reports,
  }) => {
    consoleErrors.expect(/status of 404/)
    // The page may be gone before it sends this report.
    reports.allow(/^\[MAPS\] map did not mount$/)
    let opened = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened += 1
    })
    await page.route('**/assets/leaflet.*.js', (route) => route.fulfill({ status: 404 }))
    const { openSearch, search, option, around } = picker(page, 'pickup')
    const look = async () => {
      await openSearch()
      await search.fill(nameOf(koramangala))
      await option(koramangala).click()
    }
    const guard = page.waitForResponse(/\/for-later\.\w+\.js/)
    await page.goto(form)
    await guard
    // The focus preloads what the field leads to; if that is lost, the page is not reloaded yet.
    await fareForm(page).address('pickup').focus()
    await network.quiet()
    expect(opened).toBe(1)
    const anew = page.waitForEvent('load')
    await look()
    await anew
    await untilAwake(page)
    expect(opened).toBe(2)
    await fareForm(page).expectAddress('pickup', koramangala.landmark)
    await look()
    await expect(around.getByRole('alert')).toContainText('Failed to load Google Maps API')
    expect(opened).toBe(2)
  })
})
