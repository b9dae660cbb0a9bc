import type { Locator, Page } from '@playwright/test'
import { wireOrder } from '../domain/orders/wireOrders.ts'
import { header } from './support/account.ts'
import { confirmation, openBookable, orderReview } from './support/booking.ts'
import { expect, isPhone, test } from './support/estimate.ts'
import {
  arriveAsCustomer,
  bookOrder,
  bookPast,
  history,
  orderHistory,
  trackedOrder,
  tracking,
  untilCompleted,
  untilConfirmed,
} from './support/orders.ts'
import { type Spot, spotOf, tapTwice } from './support/tapTwice.ts'

/** What a printed page still shows of the controls in its main part. */
const printedControls = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ media: 'print' })
  const controls = page.getByRole('main').locator('button, a:not([href^="tel:"])')
  return controls.filter({ visible: true }).allTextContents()
}

test('a printed order says all of it on one sheet, with nothing to press', async ({
  page,
  sandbox,
}) => {
  const crn = await bookOrder(sandbox, await arriveAsCustomer(page, sandbox))
  sandbox.clock.advance(untilConfirmed)
  await page.goto(tracking(crn))
  const { status, map, call, share } = trackedOrder(page)
  await expect(status('Driver on the way')).toBeVisible()
  await expect(map).toBeVisible()
  await expect(share).toBeVisible()
  expect(await printedControls(page)).toEqual([])
  await expect(call).toBeHidden()
  await expect(map).toBeHidden()
  const main = page.getByRole('main')
  for (const words of ['Koramangala, Bengaluru', 'Indiranagar, Bengaluru', 'Tata Ace', crn]) {
    await expect(main.getByText(words)).toBeVisible()
  }
  await expect(main.getByText(/^₹[\d,]+$/).first()).toBeVisible()
  await expect(main.getByRole('region', { name: 'Driver' })).toBeVisible()
})

test('a printed order history has its orders, and nothing to press', async ({ page, sandbox }) => {
  const who = await arriveAsCustomer(page, sandbox)
  const [past = ''] = await bookPast(sandbox, who, 1)
  const live = await bookOrder(sandbox, who)
  await page.goto(history)
  const { order, viewStatus } = orderHistory(page)
  await expect(viewStatus(live)).toBeVisible()
  expect(await printedControls(page)).toEqual([])
  for (const crn of [live, past]) await expect(order(crn)).toBeVisible()
  await expect(page.getByRole('main').getByText('in the Hathi app')).toBeHidden()
})

/** Taps a spot twice; the second time on the page with this heading. Returns the button that was hit then. */
const tapOnNextPage = (page: Page, spot: Spot, heading: string): Promise<string | null> =>
  tapTwice(page, spot, { selector: 'main h1', text: heading, isThere: true }, 350)

test('a second tap on Book again books nothing before the order is reviewed @phone', async ({
  page,
  sandbox,
  site,
}) => {
  const who = await arriveAsCustomer(page, sandbox)
  const [crn = ''] = await bookPast(sandbox, who, 1)
  await page.goto(tracking(crn))
  const booked = site.journal('book').length
  const spot = await spotOf(trackedOrder(page).rebook)
  expect(await tapOnNextPage(page, spot, 'Review your order')).toBeNull()
  await expect(page.getByRole('radio', { name: 'Tata Ace' })).toBeChecked()
  await expect(page).toHaveURL(/\/order-review/)
  expect(site.journal('book')).toHaveLength(booked)
})

test('a second tap on Track order does not ask to cancel it @phone', async ({ page, sandbox }) => {
  await openBookable(page, sandbox)
  await orderReview(page).primary.click()
  const { heading, track } = confirmation(page)
  await expect(heading).toBeFocused()
  // On the right, where Cancel will be.
  const spot = await spotOf(track, 0.85)
  expect(await tapOnNextPage(page, spot, 'Looking for a driver')).toBeNull()
  await expect(trackedOrder(page).cancel).toBeVisible()
  await expect(trackedOrder(page).dialog).toBeHidden()
})

test('a tap on the order history right after Back from an order counts @phone', async ({
  page,
  sandbox,
}) => {
  const who = await arriveAsCustomer(page, sandbox)
  const [crn = ''] = await bookPast(sandbox, who, 1)
  await page.goto(history)
  const details = orderHistory(page).viewDetails(crn)
  const spot = await spotOf(details)
  await page.mouse.click(spot.x, spot.y)
  await expect(trackedOrder(page).status('Delivered')).toBeVisible()
  // The page of the order covers the spot for a moment, too.
  const shields = page.locator('[popover]')
  await expect(shields).toHaveCount(0)
  await page.goBack()
  await expect(details).toBeVisible()
  expect(await shields.count()).toBe(0)
})

test('a customer with orders reaches another estimate from the foot of a phone’s screen @phone', async ({
  page,
  sandbox,
  expectAccessible,
}) => {
  const who = await arriveAsCustomer(page, sandbox)
  await bookPast(sandbox, who, 11)
  await page.goto(history)
  const { past, more } = orderHistory(page)
  await expect(past.getByRole('article')).toHaveCount(10)
  const fares = page.getByRole('main').getByRole('link', { name: 'Get Fare Estimate' })
  await expect(fares).toBeInViewport({ ratio: 1 })
  await expectAccessible()
  // The bar covers nothing of what is reached by keyboard or by scrolling.
  await more.focus()
  expect((await spotOf(more)).y).toBeLessThan((await spotOf(fares)).y - 40)
  await fares.click()
  await expect(page).toHaveURL(/\/en-IN\/fare-estimate$/)
})

test('a second tap on Get Fare Estimate does not submit the empty form @phone', async ({
  page,
  sandbox,
  site,
}) => {
  await arriveAsCustomer(page, sandbox)
  const cancelled = wireOrder({ order_status: 'cancelled', rebooking_enabled: false })
  site.fault({
    call: 'order',
    fault: 'answer',
    times: 9,
    body: { ...cancelled, driver: null, timeline: [] },
  })
  await page.goto('/en-IN/fare-estimate')
  // In the same document, whose scripts have run: the spot is covered from when the order's page goes, so the
  // next one has to come at once.
  await page.evaluate((address) => {
    window.history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, tracking(cancelled.order_crn))
  const fares = page.getByRole('main').getByRole('link', { name: 'Get Fare Estimate' })
  const spot = await spotOf(fares)
  expect(await tapOnNextPage(page, spot, 'Get a fare estimate')).toBeNull()
  await expect(page.getByRole('main').getByRole('button', { name: /^Pickup/ })).toBeVisible()
  await expect(page.getByText('Pickup address is required')).toBeHidden()
})

test('a single order stands in the middle of a desktop, with its fare beside its route @desktop', async ({
  page,
  sandbox,
  expectAccessible,
}) => {
  const who = await arriveAsCustomer(page, sandbox)
  const crn = await bookOrder(sandbox, who)
  await page.goto(history)
  const { heading, order } = orderHistory(page)
  const box = async (part: Locator) => {
    const found = await part.boundingBox()
    if (found === null) throw new Error('it is not there')
    return found
  }
  await expect(order(crn)).toBeVisible()
  const card = await box(order(crn))
  expect(card.width).toBeLessThanOrEqual(800)
  expect(card.x + card.width / 2).toBeCloseTo(640, -1)
  expect((await box(heading)).x).toBeCloseTo(card.x, 0)
  const drop = await box(order(crn).getByText('Indiranagar, Bengaluru'))
  const fare = await box(order(crn).getByText(/₹/))
  expect(fare.y).toBeLessThan(drop.y)
  expect(fare.x).toBeGreaterThan(drop.x + 100)
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'Get Fare Estimate' }).click()
  await expect(page).toHaveURL(/\/en-IN\/fare-estimate$/)
})

test('a single live order is as wide as the past ones below it @desktop', async ({
  page,
  sandbox,
}) => {
  const who = await arriveAsCustomer(page, sandbox)
  await bookPast(sandbox, who, 3)
  await bookOrder(sandbox, who)
  await page.goto(history)
  const { live, past } = orderHistory(page)
  const end = async (card: Locator) => {
    const box = await card.boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0)
  }
  const last = past.getByRole('article').nth(2)
  await expect(last).toBeVisible()
  expect(await end(live.getByRole('article'))).toBeCloseTo(await end(last), 0)
})

test.describe('the header', () => {
  const live = /^\d+ live orders?$/

  test('counts the live orders of a customer, and leads to them', async ({
    page,
    network,
    sandbox,
    site,
  }) => {
    const who = await arriveAsCustomer(page, sandbox)
    await bookOrder(sandbox, who)
    await bookOrder(sandbox, who)
    await page.goto('/en-IN')
    const indicator = page.getByRole('banner').getByRole('link', { name: live })
    await expect(indicator).toHaveAccessibleName('2 live orders')
    await indicator.click()
    await expect(orderHistory(page).live.getByRole('article')).toHaveCount(2)

    site.advanceClock(untilCompleted)
    await page.goto('/en-IN/fare-estimate')
    await expect.poll(() => site.journal('orderHistory').length).toBeGreaterThan(2)
    // It is not there before the answer either.
    await network.quiet()
    await expect(indicator).toHaveCount(0)
  })

  test('has room for the live orders in its one row at every width', async ({ page, sandbox }) => {
    const who = await arriveAsCustomer(page, sandbox)
    await bookOrder(sandbox, who)
    const widths = isPhone(page) ? [320, 353, 360] : [560, 640, 768, 1280]
    await page.goto('/en-IN')
    const banner = page.getByRole('banner')
    const city = banner.getByRole('button', { name: /Bengaluru/ }).getByText('Bengaluru')
    const cutOff = () => city.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 })
      await expect(banner.getByRole('link', { name: live })).toBeVisible()
      await expect(city).toBeVisible()
      await expect.poll(cutOff, `of the city at ${width} px`).toBe(0)
      await expect
        .poll(async () => (await banner.boundingBox())?.height, `at ${width} px`)
        .toBeCloseTo(isPhone(page) ? 57 : 65, 0)
    }
  })

  test('keeps the city in its place when there are live orders', async ({ page, sandbox }) => {
    const who = await arriveAsCustomer(page, sandbox)
    const banner = page.getByRole('banner')
    const city = banner.getByRole('button', { name: /Bengaluru/ }).getByText('Bengaluru')
    const begin = async () => (await city.boundingBox())?.x
    await page.goto('/en-IN')
    await expect(city).toBeVisible()
    const before = await begin()
    await bookOrder(sandbox, who)
    await page.reload()
    await expect(banner.getByRole('link', { name: live })).toBeVisible()
    await expect(city).toBeVisible()
    expect(await begin()).toBe(before)
  })

  test('does not ask for live orders for a guest', async ({ page, network, site }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.goto('/en-IN')
    await network.quiet()
    expect(site.journal('orderHistory')).toEqual([])
    expect(scripts.filter((path) => /orders/.test(path))).toEqual([])
  })

  test('leads from the account to the order history', async ({ page, sandbox }) => {
    await arriveAsCustomer(page, sandbox)
    await page.goto('/en-IN')
    const { open, around, account } = header(page)
    if (!isPhone(page)) await expect(account).toBeVisible()
    await open()
    await around.getByRole('link', { name: 'Order history' }).click()
    await expect(page).toHaveURL(/\/en-IN\/order-history$/)
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/en-IN$/)
  })
})
