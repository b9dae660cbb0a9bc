import type { Locator, Page } from '@playwright/test'
import type { Sandbox } from '../../sandbox/startSandbox.ts'
import { wireOrder } from '../domain/orders/wireOrders.ts'
import type { Changes } from '../sandbox/support/calls.ts'
import { asha, auth, header, latestCode } from './support/account.ts'
import { confirmation, openBookable, orderReview } from './support/booking.ts'
import { expect, isPhone, test } from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'
import {
  arriveAsCustomer,
  bookOrder,
  orderHistory,
  trackedOrder,
  untilCompleted,
  untilConfirmed,
  untilLive,
  untilTold,
  untilUnsuccessful,
} from './support/orders.ts'
import { untilSteppedBack } from './support/site.ts'
import { type Spot, spotOf, tapTwice } from './support/tapTwice.ts'

const history = '/en-IN/order-history'
const tracking = (crn: string) => `/en-IN/track-order?crn=${crn}`

/** Books orders that are completed by now, oldest first. */
const bookPast = async (sandbox: Sandbox, who: Changes, count: number) => {
  const crns: string[] = []
  for (let booked = 0; booked < count; booked += 1) crns.push(await bookOrder(sandbox, who))
  sandbox.clock.advance(untilCompleted)
  return crns
}

/** The elements that cut off some of a part within them. */
const cutOffBy = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const told: string[] = []
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const seen = around.getBoundingClientRect()
      const cuts = getComputedStyle(around).overflowY === 'hidden'
      if (cuts && (top < seen.top - 1 || bottom > seen.bottom + 1)) told.push(around.className)
    }
    return told
  })

/** Opens the history from the home page, where the header has loaded the live orders. */
const openFromHeader = async (page: Page, arm: () => void) => {
  await page.goto('/en-IN')
  await expect(page.getByRole('banner').getByRole('link', { name: /live order/ })).toBeVisible()
  arm()
  const { open, around } = header(page)
  await open()
  await around.getByRole('link', { name: 'Order history' }).click()
}

test.describe('the order history', { tag: '@phone' }, () => {
  test('shows live orders first and past ones below, each with a link to the order', async ({
    page,
    sandbox,
    expectAccessible,
  }) => {
    const who = await arriveAsCustomer(page, sandbox)
    const [past = ''] = await bookPast(sandbox, who, 1)
    // Its search outlasts the test.
    sandbox.drivers.failEvery(1)
    const live = await bookOrder(sandbox, who)
    await page.goto(history)
    const parts = orderHistory(page)
    await expect(parts.heading).toBeVisible()
    await expect(page).toHaveTitle('Order History · Hathi')
    await expect(parts.live).toContainText('Your order(s) are in progress.')

    const liveOrder = parts.live.getByRole('article')
    await expect(liveOrder).toHaveCount(1)
    await expect(liveOrder).toContainText('Tata Ace')
    await expect(liveOrder).toContainText('Looking for a driver')
    await expect(liveOrder).toContainText('Koramangala, Bengaluru')
    await expect(liveOrder).toContainText('Indiranagar, Bengaluru')
    await expect(liveOrder).toContainText(/₹[\d,]+/)
    await expect(liveOrder).toContainText(/[A-Z][a-z]{2} \d{2} \d{4}, \d{2}:\d{2} [AP]M/)
    await expect(liveOrder.getByRole('button', { name: 'Book again' })).toHaveCount(0)

    const pastOrder = parts.past.getByRole('article')
    await expect(pastOrder).toHaveCount(1)
    await expect(pastOrder).toContainText('Delivered')
    await expect(pastOrder.getByRole('button', { name: 'Book again' })).toBeVisible()
    await expect(parts.viewDetails(past)).toHaveAttribute('href', tracking(past))
    await expect(parts.more).toHaveCount(0)
    await expectAccessible()

    await parts.viewStatus(live).click()
    await expect(page).toHaveURL(new RegExp(`/en-IN/track-order\\?crn=${live}$`))
    await expect(trackedOrder(page).status('Looking for a driver')).toBeVisible()
  })

  test('understands a status in capitals and a courier by its number, and links the courier’s page', async ({
    page,
    sandbox,
    site,
  }) => {
    await arriveAsCustomer(page, sandbox)
    const order = wireOrder({ order_crn: 'CRN7', order_status: 'SEARCHING', type: 3 })
    const body = { limit: 10, offset: 0, live_orders: [order], past_orders: [] }
    site.fault({ call: 'orderHistory', fault: 'answer', status: 200, body, times: 9 })
    await page.goto(history)
    const parts = orderHistory(page)
    await expect(parts.order('CRN7')).toContainText('Looking for a driver')
    await expect(parts.live).toHaveCount(0)
    await expect(parts.viewStatus('CRN7')).toHaveAttribute(
      'href',
      '/en-IN/track-courier-order?source=website&crn=CRN7',
    )
  })

  test('loads past orders ten at a time, and shows none twice', async ({ page, sandbox, site }) => {
    const who = await arriveAsCustomer(page, sandbox)
    const crns = await bookPast(sandbox, who, 23)
    await page.goto(history)
    const { past, more, order } = orderHistory(page)
    await expect(past.getByRole('article')).toHaveCount(10)
    await more.click()
    await expect(past.getByRole('article')).toHaveCount(20)
    await expect(past.getByRole('listitem').nth(10)).toBeFocused()
    await more.click()
    await expect(past.getByRole('article')).toHaveCount(23)
    await expect(more).toHaveCount(0)
    for (const crn of crns) await expect(order(crn)).toHaveCount(1)
    const pages = site
      .journal('orderHistory')
      .map(({ query }) => query['offset'])
      .filter((offset) => offset !== '0')
    expect(pages).toEqual(['10', '20'])
  })

  test('is where it was left when the customer comes back from an order', async ({
    page,
    sandbox,
    site,
  }) => {
    const who = await arriveAsCustomer(page, sandbox)
    const crns = await bookPast(sandbox, who, 14)
    await page.goto(history)
    const { past, more, viewDetails } = orderHistory(page)
    await more.click()
    await expect(past.getByRole('article')).toHaveCount(14)
    const oldest = viewDetails(crns[0] ?? '')
    await oldest.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => window.scrollY)
    expect(scrolled).toBeGreaterThan(500)
    await oldest.click()
    await expect(trackedOrder(page).status('Delivered')).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    const asked = site.journal('orderHistory').length
    await page.goBack()
    await expect(past.getByRole('article')).toHaveCount(14)
    await expect(oldest).toBeInViewport()
    const moved = async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)
    await expect.poll(moved).toBeLessThan(50)
    // The page keeps what it shows, and one request loads what is new.
    await expect.poll(() => site.journal('orderHistory').length).toBe(asked + 1)
  })

  test('says why more orders did not come, keeps the shown ones, and tries again', async ({
    page,
    sandbox,
    site,
    consoleErrors,
    reports,
  }) => {
    consoleErrors.expect(/status of 500/)
    const who = await arriveAsCustomer(page, sandbox)
    await bookPast(sandbox, who, 12)
    await page.goto(history)
    const { past, more, retry } = orderHistory(page)
    await expect(past.getByRole('article')).toHaveCount(10)
    site.fault({
      call: 'orderHistory',
      fault: 'error500Json',
      body: { error: 'The archive is closed.' },
    })
    await more.click()
    await expect(past.getByRole('alert')).toContainText('The archive is closed.')
    await reports.expect(/^\[ORDERS\] orderHistory: NetworkError$/)
    await expect(past.getByRole('article')).toHaveCount(10)
    await expect(retry).toBeFocused()
    await retry.click()
    await expect(past.getByRole('article')).toHaveCount(12)
  })

  test('leads a customer without orders to the fare form', async ({
    page,
    sandbox,
    expectAccessible,
  }) => {
    await arriveAsCustomer(page, sandbox)
    await page.goto(history)
    await expect(page.getByRole('heading', { name: 'No orders yet', level: 1 })).toBeVisible()
    await expectAccessible()
    await page.getByRole('main').getByRole('link', { name: 'Get Fare Estimate' }).click()
    await expect(page).toHaveURL(/\/en-IN\/fare-estimate$/)
  })

  test('asks a guest to log in before it asks the service, and then shows the orders', async ({
    page,
    sandbox,
    site,
    expectAccessible,
  }) => {
    const who = await arriveAsCustomer(page, sandbox)
    const crn = await bookOrder(sandbox, who)
    await page.context().clearCookies()
    await page.goto(history)
    const { login, order } = orderHistory(page)
    await expect(
      page.getByRole('heading', { name: 'Log in to see your orders', level: 1 }),
    ).toBeVisible()
    await expectAccessible()
    expect(site.journal('orderHistory')).toEqual([])
    await login.click()
    await auth(page).loginMobile.fill(asha.mobile)
    await auth(page).loginSubmit.click()
    await auth(page).typeCode(await latestCode(page, site, asha.mobile))
    await expect(order(crn)).toBeVisible()
    await expect(auth(page).any).toBeHidden()
  })

  const failures = [
    {
      when: 'the service refuses in its own words',
      fault: { fault: 'error500Json', body: { error: 'The archive is closed.' } },
      says: 'The archive is closed.',
      browserSays: /status of 500/,
    },
    {
      when: 'the service refuses without a word',
      fault: { fault: 'error500Html' },
      says: 'Failed to fetch order history',
      browserSays: /status of 500/,
    },
    {
      when: 'the service cannot be reached',
      fault: { fault: 'refuse' },
      says: 'We could not be reached. Please try again.',
      browserSays: /net::ERR_/,
    },
  ] as const

  for (const { when, fault, says, browserSays } of failures) {
    test(`says so and can be retried when ${when}`, async ({
      page,
      sandbox,
      site,
      consoleErrors,
      expectAccessible,
      reports,
    }) => {
      consoleErrors.expect(browserSays)
      const who = await arriveAsCustomer(page, sandbox)
      const crn = await bookOrder(sandbox, who)
      site.fault({ call: 'orderHistory', times: 50, ...fault })
      await page.goto(history)
      await expect(
        page.getByRole('heading', { name: 'Something went wrong', level: 1 }),
      ).toBeVisible()
      await expect(page.getByRole('main')).toContainText(
        'Sorry, this is embarrassing. Please try again.',
      )
      await expect(page.getByRole('main')).toContainText(says)
      // The header requests the orders, too.
      reports.allow(/^\[ORDERS\] liveOrders: /)
      await reports.expect(/^\[ORDERS\] orderHistory: /)
      await expectAccessible()
      site.clearFaults()
      const { retry, order } = orderHistory(page)
      await retry.click()
      await expect(order(crn)).toBeVisible()
    })
  }

  test('names an order that it cannot read', async ({ page, sandbox, site, reports }) => {
    const who = await arriveAsCustomer(page, sandbox)
    await bookOrder(sandbox, who)
    const unreadable = {
      limit: 10,
      offset: 0,
      live_orders: [],
      past_orders: [{ order_crn: 'CRN0000000042', order_status: 'teleported', type: 'ondemand' }],
    }
    await openFromHeader(page, () => {
      site.fault({ call: 'orderHistory', fault: 'answer', body: unreadable })
    })
    await expect(page.getByRole('main')).toContainText('Order CRN0000000042 could not be shown.')
    await reports.expect(
      /^\[API_ERROR_CONTRACT\] \/sandbox\/order\/order-history\/orders OrderValueUnknown /,
    )
    await orderHistory(page).retry.click()
    await expect(orderHistory(page).live.getByRole('article')).toHaveCount(1)
  })

  test('and the tracking page show that the authentication failed when they load with an expired session', async ({
    page,
    sandbox,
    site,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of 401/)
    const crn = await bookOrder(sandbox, await arriveAsCustomer(page, sandbox))
    for (const link of [history, tracking(crn)]) {
      await arriveAsCustomer(page, sandbox)
      // For every request: the header requests the orders, too, perhaps more than once.
      site.fault({ call: 'orderHistory', fault: '401', times: 9 })
      site.fault({ call: 'order', fault: '401', times: 9 })
      await page.goto(link)
      await expect(
        page.getByRole('heading', { name: 'Authentication Failed', level: 1 }),
      ).toBeVisible()
      site.clearFaults()
    }
  })

  test('leads a customer whose session has expired through the login to the orders', async ({
    page,
    sandbox,
    site,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of 401/)
    const who = await arriveAsCustomer(page, sandbox)
    const crn = await bookOrder(sandbox, who)
    await openFromHeader(page, () => {
      site.fault({ call: 'orderHistory', fault: '401' })
    })
    await expect(
      page.getByRole('heading', { name: 'Authentication Failed', level: 1 }),
    ).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Try signing in again.')
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'auth-token' }),
    )
    await orderHistory(page).login.click()
    await auth(page).loginMobile.fill(asha.mobile)
    await auth(page).loginSubmit.click()
    await auth(page).typeCode(await latestCode(page, site, asha.mobile))
    await expect(orderHistory(page).order(crn)).toBeVisible()
  })
})

/** Opens a new order's page in a narrow window, with its map, while a driver is being searched for. */
const openSearched = async (page: Page, sandbox: Sandbox, who: Changes, width: number) => {
  const { status, map } = trackedOrder(page)
  await page.setViewportSize({ width, height: 740 })
  await page.goto(tracking(await bookOrder(sandbox, who)))
  await expect(status('Looking for a driver')).toBeVisible()
  await expect(map).toBeVisible()
}

test.describe('tracking an order', { tag: '@phone' }, () => {
  test('shows its progress from the search for a driver to its end', async ({
    page,
    network,
    sandbox,
    site,
    expectAccessible,
  }) => {
    await page.clock.install()
    const who = await arriveAsCustomer(page, sandbox)
    const crn = await bookOrder(sandbox, who)
    await page.goto(tracking(crn))
    const { status, steps, map, call, share, rebook, cancel } = trackedOrder(page)
    await expect(status('Looking for a driver')).toBeVisible()
    await expect(page).toHaveTitle('Track order · Hathi')
    await expect(steps).toHaveText([/Order placed/, /Driver found/, /Goods picked up/, /Delivered/])
    await expect(steps.and(page.locator('[aria-current="step"]'))).toContainText('Order placed')
    await expect(map).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Meera Iyer')
    await expect(page.getByRole('main')).toContainText('Kiran Rao')
    await expect(call).toHaveCount(0)
    await expectAccessible()

    site.advanceClock(untilConfirmed)
    await untilTold(page, network, status('Driver on the way'))
    await expect(page.getByRole('status').filter({ hasText: 'Driver on the way' })).toHaveCount(1)
    await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/)
    // Its text takes one line.
    await expect(async () => {
      expect((await call.boundingBox())?.height).toBe((await share.boundingBox())?.height)
    }).toPass()
    await expect(cancel).toHaveCount(0)
    await expectAccessible()

    site.advanceClock(untilLive)
    await untilTold(page, network, status('Goods on the way'))
    site.advanceClock(untilCompleted)
    await untilTold(page, network, status('Delivered'))
    await expect(rebook).toBeVisible()

    // The clock would leap over the deadline of a pending call.
    await network.answered()
    const asked = site.journal('order').length
    await page.clock.fastForward(600_000)
    // Whatever is asked by then takes a moment to get there.
    await network.quiet()
    expect(site.journal('order')).toHaveLength(asked)
  })

  test('keeps every part of the page in place while the status changes', async ({
    page,
    network,
    sandbox,
    site,
  }) => {
    await page.clock.install()
    const who = await arriveAsCustomer(page, sandbox)
    const { status, map } = trackedOrder(page)
    const card = (name: string) => page.getByRole('main').getByRole('region', { name })
    const places = async () => {
      const tops: number[] = []
      for (const part of [map, card('Status'), card('Route'), card('Order details')]) {
        tops.push(await part.evaluate((seen) => seen.getBoundingClientRect().top + window.scrollY))
      }
      return tops
    }
    for (const width of [320, 360]) {
      await test.step(`at ${width} px`, async () => {
        await openSearched(page, sandbox, who, width)
        const before = await places()
        for (const [wait, words] of [
          [untilConfirmed, 'Driver on the way'],
          [untilLive, 'Goods on the way'],
          [untilCompleted, 'Delivered'],
        ] as const) {
          site.advanceClock(wait)
          await untilTold(page, network, status(words))
          expect.soft(await places(), words).toEqual(before)
        }
      })
    }
  })

  test('keeps the map in place when the search ends without a driver', async ({
    page,
    network,
    sandbox,
    site,
  }) => {
    await page.clock.install()
    const who = await arriveAsCustomer(page, sandbox)
    const { status, map } = trackedOrder(page)
    sandbox.drivers.failEvery(1)
    for (const width of [320, 360]) {
      await test.step(`at ${width} px`, async () => {
        await openSearched(page, sandbox, who, width)
        const before = await map.boundingBox()
        site.advanceClock(untilUnsuccessful)
        await untilTold(page, network, status('No driver found'))
        expect.soft(await map.boundingBox()).toEqual(before)
      })
    }
  })

  test('keeps the last status while the service fails, says so quietly, and can be retried', async ({
    page,
    network,
    sandbox,
    site,
    consoleErrors,
    reports,
  }) => {
    consoleErrors.expect(/status of 500/)
    await page.clock.install()
    const who = await arriveAsCustomer(page, sandbox)
    const crn = await bookOrder(sandbox, who)
    await page.goto(tracking(crn))
    const { status, tryAgain } = trackedOrder(page)
    await expect(status('Looking for a driver')).toBeVisible()
    site.fault({ call: 'order', fault: 'error500Json', times: 50 })
    await untilTold(page, network, tryAgain)
    await expect(page.getByRole('main')).toContainText('This may be out of date.')
    await reports.expect(/^\[ORDERS\] order: NetworkError$/)
    await expect(status('Looking for a driver')).toBeVisible()
    // Only then: a poll that succeeds would take the button away before it is pressed.
    const letGo = await holdBack(page, `**/website/orders/${crn}`)
    await tryAgain.click()
    site.clearFaults()
    site.advanceClock(untilConfirmed)
    letGo()
    await expect(status('Driver on the way')).toBeVisible()
    await expect(tryAgain).toHaveCount(0)
  })

  test('cancels an order with a reason, once, however often the failed request is retried', async ({
    page,
    sandbox,
    site,
    consoleErrors,
    expectAccessible,
    reports,
  }) => {
    consoleErrors.expect(/status of 500/)
    const who = await arriveAsCustomer(page, sandbox)
    // The search outlasts the test.
    sandbox.drivers.failEvery(1)
    const crn = await bookOrder(sandbox, who)
    await page.goto(tracking(crn))
    const { status, cancel, dialog, reason, ownWords, confirm, failure, rebook } =
      trackedOrder(page)
    await cancel.click()
    await expect(dialog).toBeVisible()
    await confirm.click()
    await expect(dialog).toContainText('Please choose a reason')
    await reason('Other').check()
    await confirm.click()
    await expect(ownWords).toHaveAccessibleDescription('Please tell us why')
    await expect(ownWords).toBeFocused()
    await expectAccessible()
    expect(site.journal('cancelOrder')).toEqual([])

    await ownWords.fill('The lift is out of order')
    site.fault({ call: 'cancelOrder', fault: 'error500Json', body: { error: 'Not now.' } })
    await confirm.click()
    await expect(failure).toContainText('Not now.')
    await reports.expect(/^\[ORDERS\] cancelOrder: NetworkError$/)
    await expect(ownWords).toHaveValue('The lift is out of order')
    await confirm.click()
    await expect(dialog).toBeHidden()
    await expect(status('Cancelled')).toBeFocused()
    // Also after the dialog's step in the history is undone, for which the browser scrolls.
    await untilSteppedBack(page)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(cancel).toHaveCount(0)
    await expect(rebook).toBeVisible()
    const asked = site.journal('cancelOrder')
    expect(asked.map(({ body }) => body)).toEqual([
      { reason: 'The lift is out of order' },
      { reason: 'The lift is out of order' },
    ])
    expect(new Set(asked.map(({ headers }) => headers['client-request-uuid'])).size).toBe(1)
  })

  test('says when it is too late to cancel the order', async ({
    page,
    sandbox,
    site,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of 409/)
    const who = await arriveAsCustomer(page, sandbox)
    const crn = await bookOrder(sandbox, who)
    await page.goto(tracking(crn))
    const { status, cancel, reason, confirm, tooLate } = trackedOrder(page)
    await cancel.click()
    await reason('My plans have changed').check()
    const letGo = await holdBack(page, '**/cancel')
    await confirm.click()
    // Only now: a poll would tell of the driver before the press.
    site.advanceClock(untilConfirmed)
    letGo()
    await expect(tooLate).toContainText('This order can no longer be cancelled.')
    await expect(tooLate.getByRole('link', { name: 'Call support' })).toBeVisible()
    await tooLate.getByRole('button', { name: 'Close' }).last().click()
    await expect(tooLate).toBeHidden()
    await expect(status('Driver on the way')).toBeVisible()
  })

  test('shows the errors of a cancellation in a low window as well', async ({ page, sandbox }) => {
    const crn = await bookOrder(sandbox, await arriveAsCustomer(page, sandbox))
    await page.goto(tracking(crn))
    const { cancel, dialog, reason, ownWords, confirm } = trackedOrder(page)
    await cancel.click()
    await expect(dialog).toBeVisible()
    // A phone in landscape.
    await page.setViewportSize({ width: 740, height: 360 })
    await confirm.click()
    const said = dialog.getByRole('paragraph')
    await expect(said.filter({ hasText: 'Please choose a reason' })).toBeInViewport({ ratio: 1 })
    // A phone with its keyboard open.
    await page.setViewportSize({ width: 360, height: 380 })
    await reason('Other').check()
    await ownWords.focus()
    await ownWords.evaluate((field) => field.scrollIntoView({ block: 'end' }))
    await ownWords.press('Enter')
    await expect(said.filter({ hasText: 'Please tell us why' })).toBeInViewport({ ratio: 1 })
    await expect(ownWords).toBeInViewport({ ratio: 1 })
  })

  test('closes the cancellation with Back, and leaves the order as it is', async ({
    page,
    network,
    sandbox,
    site,
  }) => {
    const who = await arriveAsCustomer(page, sandbox)
    const crn = await bookOrder(sandbox, who)
    await page.goto(tracking(crn))
    const { status, cancel, dialog } = trackedOrder(page)
    await cancel.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(cancel).toBeFocused()
    await expect(status('Looking for a driver')).toBeVisible()
    await network.quiet()
    expect(site.journal('cancelOrder')).toEqual([])
  })

  test('says that the order is unknown or not named, and leads home', async ({
    page,
    sandbox,
    consoleErrors,
    expectAccessible,
  }) => {
    consoleErrors.expect(/status of 404/)
    await arriveAsCustomer(page, sandbox)
    const heading = page.getByRole('heading', { name: 'Data Not Found', level: 1 })
    const boxes = new Set<string>()
    for (const link of [tracking('CRN0000000000'), '/en-IN/track-order', tracking('%20')]) {
      await page.goto(link)
      await expect(heading).toBeVisible()
      await expect(page.getByRole('main')).toContainText('Please redirect to home.')
      boxes.add(JSON.stringify(await heading.boundingBox()))
    }
    expect([...boxes]).toHaveLength(1)
    await expectAccessible()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(/\/en-IN$/)
  })

  test('says that the order could not be fetched, and shows it after Retry', async ({
    page,
    sandbox,
    site,
    consoleErrors,
    reports,
  }) => {
    consoleErrors.expect(/status of 500/)
    const who = await arriveAsCustomer(page, sandbox)
    const crn = await bookOrder(sandbox, who)
    site.fault({ call: 'order', fault: 'error500Html' })
    await page.goto(tracking(crn))
    const { retry, status } = trackedOrder(page)
    await expect(page.getByRole('main')).toContainText('Failed to fetch the order')
    await reports.expect(/^\[ORDERS\] order: RefusalUnreadable$/)
    await retry.click()
    await expect(status('Looking for a driver')).toBeVisible()
  })

  test('asks for the order again once the connection is back, even while a request is pending', async ({
    page,
    context,
    network,
    sandbox,
    site,
    consoleErrors,
  }) => {
    consoleErrors.expect(/net::ERR_INTERNET_DISCONNECTED/)
    const who = await arriveAsCustomer(page, sandbox)
    const crn = await bookOrder(sandbox, who)
    await page.goto(tracking(crn))
    const { status } = trackedOrder(page)
    await expect(status('Looking for a driver')).toBeVisible()
    // The parts that load after the page are not the subject of this test.
    await network.quiet()
    site.fault({ call: 'order', fault: 'hang' })
    const asked = site.journal('order').length
    await expect.poll(() => site.journal('order').length, { timeout: 20_000 }).toBe(asked + 1)
    site.advanceClock(untilConfirmed)
    await context.setOffline(true)
    await context.setOffline(false)
    // Sooner than the pending request would time out.
    await expect(status('Driver on the way')).toBeVisible({ timeout: 8_000 })
    expect(site.journal('order')).toHaveLength(asked + 2)
  })

  test('comes by itself even if the first request after the connection’s return breaks off', async ({
    page,
    context,
    sandbox,
    reports,
    consoleErrors,
  }) => {
    consoleErrors.expect(/net::ERR_/)
    const who = await arriveAsCustomer(page, sandbox)
    const crn = await bookOrder(sandbox, who)
    let asked = 0
    // One as the page opens, and the first one after the return, as a network that is not ready yet.
    const notReady = 2
    await page.route(`**/orders/${crn}*`, async (route) => {
      asked += 1
      await (asked > notReady ? route.continue() : route.abort())
    })
    await page.goto(tracking(crn))
    await expect(page.getByRole('main')).toContainText('We could not be reached')
    await reports.expect(/^\[ORDERS\] order: Unreachable$/)
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(trackedOrder(page).status('Looking for a driver')).toBeVisible()
    expect(asked).toBe(notReady + 1)
  })

  test('has a path of its own for couriers', async ({ page, sandbox }) => {
    const who = await arriveAsCustomer(page, sandbox)
    const crn = await bookOrder(sandbox, who)
    await page.goto(`/en-IN/track-courier-order?source=website&crn=${crn}`)
    await expect(trackedOrder(page).status('Looking for a driver')).toBeVisible()
  })

  test('copies the link of the order, which asks a guest to log in', async ({
    page,
    sandbox,
    site,
    elsewhere,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], {
      origin: site.url,
    })
    // A desktop browser without a share sheet.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
    })
    const who = await arriveAsCustomer(page, sandbox)
    const crn = await bookOrder(sandbox, who)
    await page.goto(tracking(crn))
    await trackedOrder(page).share.click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${site.url}${tracking(crn)}`)

    const other = await elsewhere()
    await other.goto(link)
    await expect(
      other.getByRole('heading', { name: 'Log in to see this order', level: 1 }),
    ).toBeVisible()
  })
})

test.describe('an order that is searching for a driver', () => {
  test('shows its fare and Cancel in sight, and asks for a reason before it is cancelled', async ({
    page,
    sandbox,
    site,
    consoleErrors,
    reports,
  }) => {
    consoleErrors.expect(/status of 500/)
    const who = await arriveAsCustomer(page, sandbox)
    const crn = await bookOrder(sandbox, who)
    await page.goto(tracking(crn))
    const { status, cancel, dialog, reason, confirm } = trackedOrder(page)
    await expect(status('Looking for a driver')).toBeVisible()
    await expect(cancel).toBeInViewport({ ratio: 1 })
    const bar = cancel.locator('..')
    await expect(bar).toContainText('Tata Ace')
    await expect(bar.getByText(/₹/)).toBeInViewport({ ratio: 1 })
    // An accidental double tap does not cancel the order.
    await cancel.dblclick()
    await expect(dialog).toBeVisible()
    expect(site.journal('cancelOrder')).toEqual([])

    await test.step('says in sight that it could not be cancelled', async () => {
      const letGo = await holdBack(page, '**/cancel')
      site.fault({ call: 'cancelOrder', fault: 'error500Json', body: { error: 'Not now.' } })
      await reason('My plans have changed').check()
      await confirm.click()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      letGo()
      await expect(page.getByRole('main').getByRole('alert')).toBeInViewport({ ratio: 1 })
      await reports.expect(/^\[ORDERS\] cancelOrder: NetworkError$/)
      await expect(cancel).toBeInViewport({ ratio: 1 })
    })
  })

  test('is seen to go on in forced colours as well @any-size', async ({ page, sandbox }) => {
    const crn = await bookOrder(sandbox, await arriveAsCustomer(page, sandbox))
    const look = () =>
      page
        .locator('[data-status="searching"]')
        .evaluate((head) => getComputedStyle(head, '::before').backgroundImage)
    await page.goto(tracking(crn))
    await expect.poll(look).toMatch(/gradient/)
    await page.emulateMedia({ forcedColors: 'active' })
    await expect.poll(look).toMatch(/gradient/)
  })

  test('shows its whole map with stops and buttons in a low window @any-size', async ({
    page,
    sandbox,
  }) => {
    const crn = await bookOrder(sandbox, await arriveAsCustomer(page, sandbox))
    // A cheap phone less its browser's bars, a phone in landscape, a desktop at 400 %.
    for (const [width, height] of [
      [360, 500],
      [740, 360],
      [320, 200],
    ] as const) {
      await test.step(`${String(width)} × ${String(height)}`, async () => {
        await page.setViewportSize({ width, height })
        await page.goto(tracking(crn))
        const { map } = trackedOrder(page)
        const main = page.getByRole('main')
        for (const part of [
          map.getByText('Pickup', { exact: true }),
          map.getByText('Drop', { exact: true }),
          main.getByRole('button', { name: 'Zoom in' }),
          main.getByRole('button', { name: 'Zoom out' }),
          map,
        ]) {
          await expect(part).toBeVisible()
          await expect.poll(() => cutOffBy(part)).toEqual([])
        }
      })
    }
  })

  test('animates the page while the search goes on, and only then', async ({
    page,
    sandbox,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const who = await arriveAsCustomer(page, sandbox)
    const crn = await bookOrder(sandbox, who)
    await page.goto(tracking(crn))
    const { status, map } = trackedOrder(page)
    const moving = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getTiming().iterations === Infinity).length,
      )
    await expect(status('Looking for a driver')).toBeVisible()
    await expect(map).toBeVisible()
    await expect.poll(moving).toBe(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(moving).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    site.advanceClock(untilConfirmed)
    await page.reload()
    await expect(status('Driver on the way')).toBeVisible()
    await expect.poll(moving).toBe(0)
  })
})

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

test('the call button does not appear where the buttons to cancel and to share were', async ({
  page,
  network,
  sandbox,
  site,
}) => {
  await page.clock.install()
  const who = await arriveAsCustomer(page, sandbox)
  const crn = await bookOrder(sandbox, who)
  await page.goto(tracking(crn))
  if (isPhone(page)) await page.setViewportSize({ width: 320, height: 740 })
  const { status, call, cancel, share } = trackedOrder(page)
  await expect(cancel).toBeInViewport()
  const before = [await cancel.boundingBox(), await share.boundingBox()]
  site.advanceClock(untilConfirmed)
  await untilTold(page, network, status('Driver on the way'))
  await expect(call).toBeInViewport()
  const after = await call.boundingBox()
  for (const pressed of before) {
    if (pressed === null || after === null) throw new Error('a button has no box')
    const isAside = after.x + after.width < pressed.x || pressed.x + pressed.width < after.x
    const isApart = pressed.y + pressed.height < after.y || after.y + after.height < pressed.y
    expect(isAside || isApart).toBe(true)
  }
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
