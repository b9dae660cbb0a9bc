import type { Locator, Page } from '@playwright/test'
import { logIn } from './support/account.ts'
import { orderReview } from './support/booking.ts'
import { expect, fareForm, fareResults, isPhone, openFilled, test } from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'
import { arriveAsCustomer, bookOrder, trackedOrder, untilCompleted } from './support/orders.ts'
import { sharedLink } from './support/quotes.ts'

type Edges = { readonly top: number; readonly height: number }

/** Where the cards stand, from the top of the page. */
const edgesOf = (cards: Locator): Promise<readonly Edges[]> =>
  cards.evaluateAll((shown) =>
    shown.map((card) => {
      const { top, height } = card.getBoundingClientRect()
      return { top: top + window.scrollY, height }
    }),
  )

const waitingCards = (page: Page) => page.getByRole('main').locator('ul[aria-hidden="true"] > li')
const shownCards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.locator('article') })

const most = 8

test('the fares come in the place and the size of what stood in for them', async ({
  page,
  site,
}) => {
  const link = await sharedLink(page, site)
  let opened = 0
  for (const width of isPhone(page) ? [360] : [768, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const letGo = await holdBack(page, '**/fare_estimates/*')
      await page.goto(link)
      await expect(page.getByText('Fetching your estimate…')).toBeVisible()
      // What the vehicles are best for is there before them, as with any service that has fares to work out.
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
        // Further down a name may take two lines.
        if (place > 2) continue
        const grown = Math.abs(height - (after[place]?.height ?? Number.NaN))
        expect.soft(grown, `the height of card ${place + 1}`).toBeLessThanOrEqual(most)
      }
      await page.unroute('**/fare_estimates/*')
    })
  }
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

/** Notes from now on whether the page says nothing but that it loads, and tells. */
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

test('the form waits for its fares, and for the page that shows them', async ({ page, site }) => {
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

/** Presses what leads to order review while the scripts of it are held back. */
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

test('the form and the fares of a customer wait for order review', async ({ page, site }) => {
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

test('an order that was delivered waits for order review', { tag: '@phone' }, async ({
  page,
  sandbox,
  site,
}) => {
  const crn = await bookOrder(sandbox, await arriveAsCustomer(page, sandbox))
  site.advanceClock(untilCompleted)
  await page.goto(`/en-IN/track-order?crn=${crn}`)
  await leadToReview(page, trackedOrder(page).rebook)
})
