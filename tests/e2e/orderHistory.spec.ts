import type { Page } from '@playwright/test'
import { wireOrder } from '../domain/orders/wireOrders.ts'
import { asha, auth, header, latestCode } from './support/account.ts'
import { expect, test } from './support/estimate.ts'
import {
  arriveAsCustomer,
  bookOrder,
  bookPast,
  history,
  orderHistory,
  trackedOrder,
  tracking,
} from './support/orders.ts'

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

  test('holds a fare that is longer than a phone’s card within the page', async ({
    page,
    sandbox,
    site,
  }) => {
    await arriveAsCustomer(page, sandbox)
    const order = wireOrder({
      order_crn: 'CRN8',
      order_status: 'completed',
      total_amount: { currency: 'INR', amount: 1e15, cash_payable: 0 },
    })
    const body = { limit: 10, offset: 0, live_orders: [], past_orders: [order] }
    site.fault({ call: 'orderHistory', fault: 'answer', status: 200, body, times: 9 })
    await page.goto(history)
    await expect(orderHistory(page).order('CRN8')).toContainText('₹1,00,00,00,00,00,00,000')
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond).toBe(0)
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
