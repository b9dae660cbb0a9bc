import type { Locator, Page } from '@playwright/test'
import { asha, logIn } from './support/account.ts'
import { orderLink, orderReview } from './support/booking.ts'
import { expect, fareForm, fareResults, isPhone, openFilled, test } from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'
import { fillLead, leadForm } from './support/lead.ts'
import { enlarge } from './support/letters.ts'
import { arriveAsCustomer, bookOrder, trackedOrder, untilCompleted } from './support/orders.ts'
import { sharedLink } from './support/quotes.ts'

type Edges = { readonly top: number; readonly height: number }

/** The tops of the cards, from the top of the page, and their heights. */
const edgesOf = (cards: Locator): Promise<readonly Edges[]> =>
  cards.evaluateAll((shown) =>
    shown.map((card) => {
      const { top, height } = card.getBoundingClientRect()
      return { top: top + window.scrollY, height }
    }),
  )

const waitingCards = (page: Page) =>
  page.getByRole('main').locator('[aria-hidden="true"] > ul > li')
const shownCards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.locator('article') })

const most = 8

test('the fares replace placeholders of the same place and size', async ({ page, site }) => {
  const link = await sharedLink(page, site)
  let opened = 0
  for (const width of isPhone(page) ? [360] : [768, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const letGo = await holdBack(page, '**/fare_estimates/*')
      await page.goto(link)
      await expect(page.getByText('Fetching your estimate…')).toBeVisible()
      // Wait for the texts about the vehicles, which with a real service arrive before the fares.
      await expect.poll(() => site.journal('fareResults').length).toBe(++opened)
      const before = await edgesOf(waitingCards(page))
      letGo()
      await expect(fareResults(page).vehicles.first()).toBeVisible()
      await expect(page.getByText('Best for sending:').first()).toBeVisible()
      const after = await edgesOf(shownCards(page))
      expect(before.length).toBeGreaterThan(1)
      for (const [place, { top, height }] of before.entries()) {
        const moved = Math.abs(top - (after[place]?.top ?? Number.NaN))
        expect.soft(moved, `the top of card ${place + 1}`).toBeLessThanOrEqual(most)
        // The names of later cards may take two lines.
        if (place > 2) continue
        const grown = Math.abs(height - (after[place]?.height ?? Number.NaN))
        expect.soft(grown, `the height of card ${place + 1}`).toBeLessThanOrEqual(most)
      }
      await page.unroute('**/fare_estimates/*')
    })
  }
})

/** Adds up the layout shifts that the browser counts from now on; returns how to read the sum. */
const watchShifts = async (page: Page) => {
  await page.evaluate(() => {
    let moved = 0
    new PerformanceObserver((seen) => {
      for (const shift of seen.getEntries()) moved += Number(Reflect.get(shift, 'value'))
      document.documentElement.dataset['moved'] = String(moved)
    }).observe({ type: 'layout-shift' })
  })
  const moved = () =>
    page.evaluate(
      () =>
        new Promise<number>((tell) => {
          // What moved with the last change is counted once that is drawn, and told in a task of its own.
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              setTimeout(() => tell(Number(document.documentElement.dataset['moved'] ?? 0))),
            ),
          )
        }),
    )
  return moved
}

const waitingVehicles = (page: Page) =>
  page.getByRole('main').locator('[aria-hidden="true"] > div:has(> div + div)')

test('the vehicles of an order replace placeholders of the same place and size', async ({
  page,
  sandbox,
}) => {
  await arriveAsCustomer(page, sandbox)
  const { vehicle, vehicles } = orderReview(page)
  await page.setViewportSize({ width: isPhone(page) ? 320 : 768, height: 800 })
  const letGo = await holdBack(page, '**/fare_estimate_validator_v2*')
  await page.goto(orderLink())
  await expect(page.getByText('Fetching vehicles and fares…')).toBeVisible()
  // The customer's name moves within its button when it comes.
  if (!isPhone(page)) await expect(page.getByRole('banner')).toContainText(asha.firstName)
  const before = await edgesOf(waitingVehicles(page))
  const moved = await watchShifts(page)
  letGo()
  await expect(vehicle('Tata Ace')).toBeChecked()
  const [first] = await edgesOf(vehicles.getByRole('article'))
  expect(before).toHaveLength(4)
  expect(Math.abs((before[0]?.top ?? 0) - (first?.top ?? Number.NaN))).toBeLessThanOrEqual(1)
  expect(Math.abs((before[0]?.height ?? 0) - (first?.height ?? Number.NaN))).toBeLessThan(1)
  expect(await moved()).toBe(0)
})

test('the map and the status of an order replace placeholders in the same place', async ({
  page,
  sandbox,
}) => {
  const crn = await bookOrder(sandbox, await arriveAsCustomer(page, sandbox))
  const { status, map } = trackedOrder(page)
  const topOf = async (part: Locator) => (await edgesOf(part))[0]?.top
  const waiting = page.getByRole('main').locator('[aria-hidden="true"] > div')
  for (const width of isPhone(page) ? [320, 360] : [1280]) {
    await page.setViewportSize({ width, height: 740 })
    const letGo = await holdBack(page, '**/website/orders/*')
    await page.goto(`/en-IN/track-order?crn=${crn}`)
    await expect(page.getByText('Loading your order…')).toBeVisible()
    const before = await topOf(waiting.nth(1))
    const stepsBefore = await topOf(waiting.nth(2).locator('> div').nth(1))
    letGo()
    await expect(status('Looking for a driver')).toBeVisible()
    await expect(map).toBeVisible()
    expect.soft(await topOf(map), `the map at ${width} px`).toBe(before)
    if (isPhone(page)) {
      const steps = page.getByRole('main').getByRole('region', { name: 'Status' })
      expect.soft(await topOf(steps), `the steps at ${width} px`).toBe(stepsBefore)
    }
    await page.unroute('**/website/orders/*')
  }
})

test('the goods that a vehicle is best for come without moving anything', async ({
  page,
  site,
  sandbox,
}) => {
  const content = '**/website-fare-results*'
  const bestFor = page.getByText('Best for sending:')
  const expectStill = async (shown: Locator, letGo: () => void) => {
    await expect(shown).toBeVisible()
    await expect(bestFor).toHaveCount(0)
    const moved = await watchShifts(page)
    letGo()
    await expect(bestFor.first()).toBeVisible()
    expect(await moved()).toBe(0)
    await page.unroute(content)
  }
  await page.setViewportSize({ width: isPhone(page) ? 360 : 1280, height: 800 })
  await test.step('in the fares', async () => {
    const letGo = await holdBack(page, content)
    await page.goto(await sharedLink(page, site))
    await expectStill(shownCards(page).first(), letGo)
  })
  await test.step('in an order', async () => {
    await arriveAsCustomer(page, sandbox)
    const letGo = await holdBack(page, content)
    await page.goto(orderLink())
    await expectStill(orderReview(page).vehicle('Tata Ace'), letGo)
  })
})

test('a vehicle without goods that it is best for keeps the room for them', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: isPhone(page) ? 360 : 1280, height: 800 })
  const saidOfAce = /("name":"Tata Ace",[^[]*"best_for":)\[[^\]]*\]/
  const letGo = await holdBack(page, '**/website-fare-results*', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    expect(body).toMatch(saidOfAce)
    await route.fulfill({ response, body: body.replace(saidOfAce, '$1[]') })
  })
  await page.goto(await sharedLink(page, site))
  const ace = shownCards(page).filter({ hasText: 'Tata Ace' })
  await expect(ace).toBeVisible()
  const topsOf = async () => (await edgesOf(shownCards(page))).map(({ top }) => top)
  const before = await topsOf()
  const moved = await watchShifts(page)
  letGo()
  await expect(page.getByText('Best for sending:').first()).toBeVisible()
  await expect(ace).not.toContainText('Best for sending:')
  expect(await topsOf()).toEqual(before)
  expect(await moved()).toBe(0)
})

/** The height of each placeholder, as a share of the height of the card that replaced it. */
const sharesOf = (before: readonly Edges[], after: readonly Edges[]) =>
  before.map(({ height }, place) => height / (after[place]?.height ?? Number.NaN))

test('placeholders grow with the reader’s letters', async ({ page, site, sandbox }) => {
  const phone = isPhone(page)
  await page.setViewportSize({ width: phone ? 360 : 1280, height: 800 })
  await enlarge(page)
  const expectAlike = (before: readonly Edges[], after: readonly Edges[], off: number) => {
    expect(before).toHaveLength(4)
    // A name may take one line more than most do.
    for (const share of sharesOf(before, after)) {
      expect.soft(share).toBeGreaterThan(0.85)
      expect.soft(share).toBeLessThan(1.15)
    }
    expect(Math.abs((before[0]?.top ?? 0) - (after[0]?.top ?? Number.NaN))).toBeLessThan(off)
  }
  await test.step('in the fares', async () => {
    const link = await sharedLink(page, site)
    const letGo = await holdBack(page, '**/fare_estimates/*')
    await page.goto(link)
    await expect(page.getByText('Fetching your estimate…')).toBeVisible()
    await expect.poll(() => site.journal('fareResults').length).toBe(1)
    const before = await edgesOf(waitingCards(page))
    letGo()
    await expect(page.getByText('Best for sending:').first()).toBeVisible()
    expectAlike(before, await edgesOf(shownCards(page)), most)
  })
  await test.step('in an order', async () => {
    await arriveAsCustomer(page, sandbox)
    const { vehicle, vehicles } = orderReview(page)
    const letGo = await holdBack(page, '**/fare_estimate_validator_v2*')
    await page.goto(orderLink())
    await expect(page.getByText('Fetching vehicles and fares…')).toBeVisible()
    const before = await edgesOf(waitingVehicles(page))
    letGo()
    await expect(vehicle('Tata Ace')).toBeChecked()
    // The page's heading may take two lines more.
    expectAlike(before, await edgesOf(vehicles.getByRole('article')), 120)
  })
})

test('the first fare begins in the upper half of a phone’s screen', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  await page.goto(await sharedLink(page, site))
  await expect(fareResults(page).vehicles.first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hide the app banner' })).toBeVisible()
  const [first] = await edgesOf(shownCards(page))
  expect(first?.top).toBeLessThanOrEqual(380)
})

/** Notes from now on whether the page shows only that it loads; returns how to read it. */
const watchBareLoading = async (page: Page) => {
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main')?.textContent.includes('Loading…')) {
        document.documentElement.dataset['bare'] = 'yes'
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => document.documentElement.dataset['bare'])
}

test('the fare form stays until the page of the fares has loaded', async ({ page, site }) => {
  const { form, submit } = fareForm(page)
  await openFilled(page, site)
  const bareLoading = await watchBareLoading(page)
  const letGo = await holdBack(page, '**/assets/fare-results.*.js')
  await submit.click()
  await expect.poll(() => site.journal('secure').length).toBe(1)
  await expect(form).toBeVisible()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(fareResults(page).vehicles.first()).toBeVisible()
  expect(await bareLoading()).toBeUndefined()
})

/** Submits the form once more as soon as its page has been left, while the next one is being drawn. */
const submitOnceMore = (page: Page) =>
  page.addInitScript(() => {
    let sent: EventTarget | null = null
    document.addEventListener('submit', ({ target }) => (sent = target), true)
    const push = history.pushState.bind(history)
    history.pushState = (...step) => {
      push(...step)
      const form = sent
      sent = null
      queueMicrotask(() => {
        if (form instanceof HTMLFormElement && form.isConnected) form.requestSubmit()
      })
    }
  })

test('a tap that comes while the page of the fares is drawn asks for no other fares', async ({
  page,
  network,
  site,
}) => {
  const once = async () => {
    await expect(fareForm(page).submit).toBeHidden()
    await network.quiet()
    expect(site.journal('validator')).toHaveLength(1)
    await page.goBack()
    await expect(fareForm(page).submit).toBeVisible()
  }
  await submitOnceMore(page)
  await openFilled(page, site)
  await fareForm(page).submit.click()
  await once()
  // The form that was come back to is another one.
  await fareForm(page).submit.click()
  await expect(fareResults(page).vehicles.first()).toBeVisible()
  expect(site.journal('validator')).toHaveLength(2)
})

test('a tap that comes while the page of a lead’s fares is drawn asks for no second call', {
  tag: '@any-size',
}, async ({ page, network, site }) => {
  await submitOnceMore(page)
  await page.goto('/en-IN/services')
  await fillLead(page)
  await leadForm(page).submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  await network.quiet()
  expect(site.journal('spotCallback')).toHaveLength(1)
})

/** Presses what leads to order review while its scripts are held back. */
const leadToReview = async (page: Page, button: Locator) => {
  await expect(button).toBeVisible()
  const bareLoading = await watchBareLoading(page)
  const scripts = /assets\/(order-review|booking)\..*\.js$/
  const letGo = await holdBack(page, scripts)
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  const { heading } = orderReview(page)
  await expect(heading).toBeHidden()
  letGo()
  await expect(heading).toBeVisible()
  expect(await bareLoading()).toBeUndefined()
  await page.unroute(scripts)
}

test('a customer’s fare form and fares stay until order review has loaded', async ({
  page,
  site,
}) => {
  await test.step('the form', async () => {
    await openFilled(page, site)
    await logIn(page, site)
    await leadToReview(page, fareForm(page).submit)
  })
  await test.step('the fares', async () => {
    await page.goto(await sharedLink(page, site))
    const { vehicles } = fareResults(page)
    await leadToReview(page, vehicles.first().getByRole('button', { name: /^Book / }))
  })
})

test('a delivered order stays until order review has loaded', { tag: '@phone' }, async ({
  page,
  sandbox,
  site,
}) => {
  const crn = await bookOrder(sandbox, await arriveAsCustomer(page, sandbox))
  site.advanceClock(untilCompleted)
  await page.goto(`/en-IN/track-order?crn=${crn}`)
  await leadToReview(page, trackedOrder(page).rebook)
})
