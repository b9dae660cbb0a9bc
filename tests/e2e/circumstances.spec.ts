import type { Page, Route } from '@playwright/test'
import { callNames } from '../../sandbox/http/calls.ts'
import { asha, auth, credentialCookies, latestCode, openLogin } from './support/account.ts'
import { orderLink, orderReview } from './support/booking.ts'
import { expect, fareForm, isPhone, test } from './support/estimate.ts'
import { arriveAsCustomer, bookOrder, trackedOrder } from './support/orders.ts'
import { untilAwake, untilSteppedBack } from './support/site.ts'
import { atOneSize, stations, whereItDiffers } from './support/stations.ts'

/** The report of a part of the page that did not load; any other crash is a fault. */
const lostChunk = /^\[UI_CRASHED\] ChunkLoadError/

/** The events of a page that the browser's back/forward cache took and shows again. */
const showAgain = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    document.dispatchEvent(new Event('visibilitychange'))
  })

const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })

const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })

const refuseCookies = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
  })

/**
 * Does what a translator in the browser does: it puts every text into elements of its own, again
 * and again.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const done = new WeakSet<Node>()
    const rewrite = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const isLeft = node.parentElement?.closest('script, style, textarea, [translate="no"]')
        if (node instanceof Text && !done.has(node) && isLeft === null && node.data.trim() !== '') {
          texts.push(node)
        }
      }
      for (const text of texts) {
        const font = document.createElement('font')
        const inner = document.createElement('font')
        const translated = document.createTextNode(text.data)
        done.add(translated)
        inner.append(translated)
        font.append(inner)
        text.replaceWith(font)
      }
    }
    rewrite()
    new MutationObserver(rewrite).observe(document.body, { childList: true, subtree: true })
  })

/**
 * Presses Retry until the page is there: a part that just failed is not requested again at once.
 */
const tryAgain = (page: Page) => {
  const retry = page.getByRole('button', { name: 'Retry' })
  return expect(async () => {
    if (await retry.first().isVisible()) await retry.first().click({ timeout: 1_000 })
    await expect(retry).toHaveCount(0, { timeout: 1_500 })
  }).toPass({ timeout: 60_000 })
}

test.describe('a page under adverse conditions', () => {
  for (const station of stations) {
    test(
      `${station.name} survives the back/forward cache, a lost network, a reload, Back, Forward and another tab`,
      whereItDiffers(station),
      async ({ page, network, site, sandbox, consoleErrors, reports }) => {
        test.slow()
        consoleErrors.expect(/net::ERR_INTERNET_DISCONNECTED/)
        // The page makes these requests by itself when the network changes or the page is left.
        reports.allow(
          /^\[(PARTNER\] vehicles|ORDERS\] (liveOrders|order|orderHistory)): Unreachable$/,
        )
        const strangers: string[] = []
        page.on('request', (request) => {
          if (!request.url().startsWith(site.url)) strangers.push(request.url())
        })
        await station.open({ page, site, sandbox })
        await showAgain(page)
        // Wait for all parts of the page: further tests below are about one that is lost.
        await network.quiet()
        await page.context().setOffline(true)
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await expect(page.getByRole('main')).toBeVisible()
        await station.askOffline?.({ page, site, sandbox })
        await page.context().setOffline(false)
        await station.use({ page, site, sandbox })
        const address = page.url()
        // A page that is being left has no time to encrypt, so wait until the last input is stored.
        await network.quiet()
        await page.reload()
        await station.isThere(page)
        await station.isKept?.(page)
        await page.goto('/en-IN/support')
        await page.goBack()
        await expect(page).toHaveURL(address)
        await page.goForward()
        await expect(page).toHaveURL(/\/support$/)
        await page.goBack()
        await station.isThere(page)
        const another = await page.context().newPage()
        await another.goto(address)
        await untilAwake(another)
        await station.isThere(another)
        await another.close()
        // The first tab goes on, because the other one has taken nothing from it.
        await expect(page).toHaveURL(address)
        await station.isThere(page)
        expect(strangers, 'requests to others').toEqual([])
      },
    )

    if (station.isCustomers === true) {
      test(
        `${station.name} survives a reload before any call of its page was answered`,
        atOneSize(station),
        async ({ page, network, site, sandbox }) => {
          test.slow()
          await station.open({ page, site, sandbox })
          await station.use({ page, site, sandbox })
          // A page that is being left has no time to encrypt, so wait until the last input is stored.
          await network.quiet()
          const asked = site.journal('profile').length
          // The page itself has come only with its pictures.
          const calls = callNames.filter((call) => call !== 'picture' && call !== 'tile')
          for (const call of calls) site.fault({ call, fault: 'hang', times: 9 })
          await page.reload()
          await expect.poll(() => site.journal('profile').length).toBeGreaterThan(asked)
          site.clearFaults()
          await page.reload()
          await station.isThere(page)
          await station.isKept?.(page)
          expect((await credentialCookies(page)).get('mobile')).toBe(asha.mobile)
        },
      )
    }

    test(
      `${station.name} works if storage is full, while the browser translates the page`,
      atOneSize(station),
      async ({ page, site, sandbox }) => {
        test.slow()
        await fillStorage(page)
        await station.open({ page, site, sandbox })
        await translate(page)
        await station.use({ page, site, sandbox })
      },
    )

    test(
      `${station.name} says so if its script is gone after a new version, and comes with Retry`,
      whereItDiffers(station),
      async ({ page, site, sandbox, consoleErrors, reports }) => {
        test.slow()
        consoleErrors.expect(/status of 404|ChunkLoadError|Loading chunk/)
        reports.allow(lostChunk)
        let isGone = true
        const chunk = (isPhone(page) ? station.chunkOnPhone : undefined) ?? station.chunk
        await page.route(`**/assets/${chunk}.*.js`, (route) =>
          isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
        )
        // If this script came, it might reload a page whose files are gone (offline.spec.ts).
        await page.route('**/assets/for-later.*.js', () => undefined)
        // This fails when it looks for the part that does not load.
        const opened = station.open({ page, site, sandbox }).catch(() => undefined)
        const retry = page.getByRole('button', { name: 'Retry' })
        // It has to be reached first, by all that the visitor does before.
        await expect(retry.first()).toBeVisible({ timeout: 60_000 })
        isGone = false
        await tryAgain(page)
        await opened
        await station.use({ page, site, sandbox })
      },
    )
  }

  test('a visitor who left an open dialog for another page can go back, forward and back', {
    tag: '@any-size',
  }, async ({ page }) => {
    await page.goto('/en-IN/partners')
    const dialog = page.getByRole('dialog', { name: 'Attach Vehicle Now' })
    await page.getByRole('main').getByRole('button', { name: 'REGISTER' }).first().click()
    await expect(dialog).toBeVisible()
    await page.goto('/en-IN/support')
    await page.goBack()
    await expect(page).toHaveURL(/\/partners$/)
    await untilAwake(page)
    await page.goForward()
    await expect(page).toHaveURL(/\/support$/)
    await untilAwake(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/partners$/)
    await untilAwake(page)
    await expect(dialog).toBeHidden()
  })

  test('a customer whose browser refuses cookies stays logged in until the page is reloaded', {
    tag: '@any-size',
  }, async ({ page, site }) => {
    await refuseCookies(page)
    await page.goto(orderLink())
    const { login, vehicle } = orderReview(page)
    await auth(page).loginMobile.fill(asha.mobile)
    await auth(page).loginSubmit.click()
    await auth(page).typeCode(await latestCode(page, site, asha.mobile))
    await expect(vehicle('Tata Ace')).toBeChecked()
    // A dialog goes back in the history as it closes, which would stop a reload.
    await expect(auth(page).any).toBeHidden()
    await untilSteppedBack(page)
    await page.reload()
    await expect(auth(page).login).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(login).toBeVisible()
  })

  for (const [what, answer] of [
    ['does not come', (route: Route) => route.abort()],
    ['never answers', () => undefined],
  ] as const) {
    test(`an order can be tracked and cancelled if its map ${what}`, { tag: '@any-size' }, async ({
      page,
      sandbox,
      consoleErrors,
      reports,
    }) => {
      consoleErrors.expect(/net::ERR_FAILED|ChunkLoadError|Loading chunk/)
      reports.allow(/^\[MAPS\]/)
      await page.route(/\/(open-atlas|leaflet)\.[^/]+\.js$|\/tiles\//, answer)
      const crn = await bookOrder(sandbox, await arriveAsCustomer(page, sandbox))
      await page.goto(`/en-IN/track-order?crn=${crn}`, { waitUntil: 'commit' })
      const { status, cancel, share } = trackedOrder(page)
      await expect(status('Looking for a driver')).toBeVisible()
      await expect(share).toBeEnabled()
      await cancel.click()
      await expect(trackedOrder(page).dialog).toBeVisible()
    })
  }
})

test.describe('if the browser refuses storage and cookies, and third parties are blocked', () => {
  // The third parties that an operator may use besides the services: analytics, error reports and map tiles.
  test.use({
    settings: {
      HATHI_ANALYTICS: 'https://counting.example/in',
      HATHI_ERRORS: 'https://problems.example/in',
      HATHI_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    },
  })

  for (const station of stations) {
    test(
      `${station.name} works`,
      atOneSize(station),
      async ({ page, site, sandbox, consoleErrors }) => {
        test.slow()
        consoleErrors.expect(/net::ERR_/)
        const blocked = new Set<string>()
        await page.route(/^https:\/\/\w+\.example\//, (route) => {
          blocked.add(new URL(route.request().url()).hostname)
          return route.abort('blockedbyclient')
        })
        await refuseStorage(page)
        // The login of a customer is in cookies, so their steps need them.
        if (station.isCustomers !== true) await refuseCookies(page)
        await station.open({ page, site, sandbox })
        await station.use({ page, site, sandbox })
        // Where there is a map, both are called: the settings above do have an effect.
        if (station.name === 'the map of a place') {
          expect([...blocked].toSorted()).toEqual(['counting.example', 'tiles.example'])
        }
      },
    )
  }
})

test('opening a dialog moves nothing on a page with a visible scroll bar @desktop', async ({
  playwright,
  launchOptions,
  site,
}) => {
  // Playwright's own browser hides scroll bars.
  const shown = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await shown.newPage({ viewport: { width: 1280, height: 800 } })
  const widths = () =>
    page.evaluate(() => [window.innerWidth, document.body.getBoundingClientRect().width])
  await page.goto(`${site.url}/en-IN/fare-estimate`)
  await expect(fareForm(page).form).toBeVisible()
  const [whole = 0, room = 0] = await widths()
  expect(room).toBeLessThan(whole)
  await openLogin(page)
  expect(await widths()).toEqual([whole, room])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await widths()).toEqual([whole, room])
  await shown.close()
})
