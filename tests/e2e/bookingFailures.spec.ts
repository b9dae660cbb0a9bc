import type { FaultOrder } from '../../sandbox/testing/faults.ts'
import { asha, auth, latestCode } from './support/account.ts'
import {
  bookedOrders,
  bookingIds,
  choosePlace,
  confirmation,
  indiranagar,
  openBookable,
  openOrder,
  orderLink,
  orderReview,
  receiver,
  stopEdit,
} from './support/booking.ts'
import { koramangala, whitefield } from './support/enquiries.ts'
import { expect, passTime, test } from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'
import { arriveAsCustomer } from './support/orders.ts'
import { sharedLink } from './support/quotes.ts'

const everywhere = [
  [
    [0, 0],
    [180, 0],
    [180, 80],
    [0, 80],
    [0, 0],
  ],
]

const day = 24 * 3_600_000

// Chrome repeats a request when a connection that it reuses is closed, so the fault stays armed.
const always = 99

type Failing = {
  readonly fault: FaultOrder
  readonly says: string
  /** What is reported to the operators. */
  readonly reports?: readonly RegExp[]
}

const bookings: ReadonlyArray<{
  readonly when: string
  /** What Chrome itself logs about the requests. */
  readonly browserSays: RegExp | null
  readonly rows: readonly Failing[]
}> = [
  {
    when: 'the service fails',
    browserSays: /status of (500|429)/,
    rows: [
      {
        fault: { call: 'book', fault: 'error500Json', body: { error: 'Back in a minute.' } },
        says: 'Back in a minute.',
        reports: [/^\[BOOKING\] NetworkError$/],
      },
      {
        fault: { call: 'book', fault: 'error500Html' },
        says: 'Sorry, this is embarrassing. Please try again.',
        reports: [/^\[BOOKING\] RefusalUnreadable$/],
      },
      {
        fault: { call: 'book', fault: '429' },
        says: 'Too many requests',
        reports: [/^\[BOOKING\] NetworkError$/],
      },
    ],
  },
  {
    when: 'the service answers what nobody can use',
    browserSays: null,
    rows: [
      {
        fault: { call: 'book', fault: 'wrongShape' },
        says: 'Sorry, this is embarrassing. Please try again.',
        reports: [/^\[API_ERROR_CONTRACT\] \/sandbox\/order\/website\/orders /],
      },
    ],
  },
  {
    when: 'the service cannot be reached',
    browserSays: /net::ERR_/,
    rows: [
      {
        fault: { call: 'book', fault: 'refuse', times: always },
        says: 'We could not be reached. Please try again.',
        reports: [/^\[BOOKING\] Unreachable$/],
      },
    ],
  },
]

for (const { when, browserSays, rows } of bookings) {
  test(`when ${when}, the error modal says so and tries the same order again`, async ({
    page,
    site,
    sandbox,
    consoleErrors,
    reports,
  }) => {
    if (browserSays !== null) consoleErrors.expect(browserSays)
    const who = await openBookable(page, sandbox)
    const { primary, failed, failedRetry } = orderReview(page)
    for (const { fault, says, reports: told = [] } of rows) {
      site.fault(fault)
      await primary.click()
      await expect(failed).toContainText(says)
      for (const report of told) await reports.expect(report)
      site.clearFaults()
      await page.keyboard.press('Escape')
      await expect(failed).toBeHidden()
      await expect(primary).toBeFocused()
      await expect(primary).not.toHaveAttribute('aria-busy')
    }
    site.fault({ call: 'book', fault: 'error500Empty' })
    consoleErrors.expect(/status of 500/)
    await primary.click()
    await failedRetry.click()
    await expect(confirmation(page).heading).toBeVisible()
    await reports.expect(/^\[BOOKING\] RefusalUnreadable$/)
    expect(bookingIds(site).size).toBe(1)
    expect(await bookedOrders(sandbox, who)).toHaveLength(1)
  })
}

test('a booking without an answer says that it takes long, then fails and can be retried', async ({
  page,
  network,
  site,
  sandbox,
  reports,
}) => {
  await page.clock.install()
  await openBookable(page, sandbox)
  // The clock leaps below over the deadline of every call that is still pending.
  await network.quiet()
  const { primary, main, failed, failedRetry } = orderReview(page)
  site.fault({ call: 'book', fault: 'hang' })
  await primary.click()
  await expect(primary).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => site.journal('book').length).toBe(1)
  await passTime(page, 4_000, main.getByText('This is taking longer than usual'))
  await passTime(page, 11_000, failed)
  await reports.expect(/^\[BOOKING\] Unreachable$/)
  await failedRetry.click()
  await expect(confirmation(page).heading).toBeVisible()
  expect(bookingIds(site).size).toBe(1)
})

test('a booking that fails while its customer is on another page shows its failure on the way back', async ({
  page,
  site,
  sandbox,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/status of 500/)
  const who = await openBookable(page, sandbox)
  const letGo = await holdBack(page, '**/website/orders')
  site.fault({ call: 'book', fault: 'error500Json', body: { error: 'Back in a minute.' } })
  const { heading, primary, failed } = orderReview(page)
  await primary.click()
  await expect(primary).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(heading).toBeHidden()
  letGo()
  await reports.expect(/^\[BOOKING\] NetworkError$/)
  await expect(failed).toBeHidden()
  await page.goBack()
  await expect(failed).toContainText('Back in a minute.')
  // The dialog has a step of its own in the history, so another Back stays on the page.
  await page.goBack()
  await expect(failed).toBeHidden()
  await expect(heading).toBeVisible()
  await primary.click()
  await expect(confirmation(page).heading).toBeVisible()
  expect(await bookedOrders(sandbox, who)).toHaveLength(1)
})

test('a customer whom the service no longer accepts logs in again and books', async ({
  page,
  site,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/)
  await openBookable(page, sandbox)
  const { primary, main, login } = orderReview(page)
  site.fault({ call: 'book', fault: '401' })
  await primary.click()
  await expect(main).toContainText('Authentication Failed')
  await expect(main).toContainText('Try signing in again.')
  await login.click()
  const { loginMobile, loginSubmit, typeCode, any } = auth(page)
  await expect(loginMobile).toHaveValue(asha.mobile)
  await loginSubmit.click()
  await typeCode(await latestCode(page, site, asha.mobile))
  await expect(any).toBeHidden()
  await expect(main).not.toContainText('Authentication Failed')
  await primary.click()
  await expect(confirmation(page).heading).toBeVisible()
  expect(bookingIds(site).size).toBe(1)
})

test('an order whose estimate has expired gets new fares before it is booked', async ({
  page,
  site,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 410/)
  await openBookable(page, sandbox)
  const { primary, main, vehicle } = orderReview(page)
  site.advanceClock(day + 1)
  await primary.click()
  await expect(main).toContainText('The earlier estimate is no longer valid.')
  await expect(vehicle('Tata Ace')).toBeChecked()
  await primary.click()
  await expect(confirmation(page).heading).toBeVisible()
})

test('what the service says of a part of the order stands at that part until it is changed', async ({
  page,
  site,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 422/)
  await openBookable(page, sandbox)
  const { primary, main, goodsField, told, edit } = orderReview(page)
  site.fault({
    call: 'book',
    fault: 'answer',
    status: 422,
    body: {
      error: 'This number is not in use.',
      address_error_type: null,
      field_errors: [
        { field_name: 'receiver_mobile', message: 'This number is not in use.' },
        { field_name: 'goods_type', message: 'These goods do not go on this vehicle' },
      ],
    },
  })
  await primary.click()
  await expect(main.getByText('This number is not in use.').first()).toBeVisible()
  await expect(goodsField).toHaveAccessibleDescription('These goods do not go on this vehicle')
  await expect(told.filter({ hasText: 'This number is not in use.' }).first()).toBeVisible()

  const { mobile, save, dialog } = stopEdit(page, 'drop')
  await edit('drop').click()
  await mobile.fill('9812345671')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(main.getByText('This number is not in use.')).toHaveCount(0)
  await primary.click()
  await expect(confirmation(page).heading).toBeVisible()
})

test('a stop that the service does not serve can be changed from the error modal', async ({
  page,
  site,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 422/)
  await openBookable(page, sandbox)
  const { primary, unserved, vehicle } = orderReview(page)
  site.fault({
    call: 'book',
    fault: 'answer',
    status: 422,
    body: {
      error: 'Closed today.',
      address_error_type: 'INVALID_PICKUP',
      field_errors: [{ field_name: 'from_address', message: 'Closed today.' }],
    },
  })
  await primary.click()
  await expect(unserved('pickup')).toContainText(
    'We do not serve pickup service from this area. Please change the pickup location',
  )
  await unserved('pickup').getByRole('button', { name: 'Change Pickup Location' }).click()
  const { save, dialog, name } = stopEdit(page, 'pickup')
  await expect(name).toHaveValue(asha.name)
  await choosePlace(page, 'pickup', indiranagar)
  await save.click()
  await expect(dialog).toBeHidden()
  await vehicle('Tata Ace').check()
  await primary.click()
  await expect(confirmation(page).heading).toBeVisible()
})

const offers: readonly Failing[] = [
  {
    fault: { call: 'serviceability', fault: 'error500Json', body: { error: 'Maps are redrawn.' } },
    says: 'Maps are redrawn.',
    reports: [/^\[BOOKING\] area: NetworkError$/],
  },
  {
    fault: { call: 'serviceability', fault: 'error500Html' },
    says: 'Some error occurred. Please retry',
    reports: [/^\[BOOKING\] area: RefusalUnreadable$/],
  },
  {
    fault: { call: 'serviceability', fault: 'wrongShape' },
    says: 'Unexpected error occurred',
    reports: [/^\[API_ERROR_CONTRACT\] .*serviceability/],
  },
  {
    fault: { call: 'validator', fault: 'error500Json', body: { error: 'Fares are updated.' } },
    says: 'Fares are updated.',
    reports: [/^\[FARE_ESTIMATE\] NetworkError$/],
  },
  {
    fault: {
      call: 'secure',
      fault: 'answer',
      body: { response: null, status: 'failed', error: null },
    },
    says: 'Error in retrieving secure token',
    reports: [/^\[FARE_ESTIMATE\] TokenRefused$/],
  },
]

for (const { fault, says, reports: told = [] } of offers) {
  test(`when ${fault.call} does ${fault.fault}, the vehicles come with Retry`, async ({
    page,
    site,
    sandbox,
    consoleErrors,
    reports,
  }) => {
    consoleErrors.expect(/status of 500/)
    await arriveAsCustomer(page, sandbox)
    site.fault(fault)
    await page.goto(orderLink())
    const { main, retry, vehicle, edit } = orderReview(page)
    await expect(main).toContainText(says)
    await expect(edit('pickup')).toBeVisible()
    for (const report of told) await reports.expect(report)
    await retry.click()
    await expect(vehicle('Tata Ace')).toBeChecked()
    await expect(main).not.toContainText(says)
  })
}

test('an estimate that cannot be fetched comes with Retry, and an expired one is replaced', async ({
  page,
  site,
  sandbox,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/status of (500|410)/)
  await arriveAsCustomer(page, sandbox)
  const { search } = new URL(await sharedLink(page, site), site.url)
  const { main, retry, vehicle } = orderReview(page)
  const token = new URLSearchParams(search).get('fare_estimate_token')
  site.fault({ call: 'fareEstimate', fault: 'error500Json', body: { error: 'Not now.' } })
  await page.goto(orderLink({ fareEstimateToken: token }))
  await expect(main).toContainText('Not now.')
  await reports.expect(/^\[FARE_ESTIMATE\] estimate: NetworkError$/)
  await retry.click()
  await expect(vehicle('Tata Ace')).toBeChecked()

  site.advanceClock(day + 1)
  await page.reload()
  await expect(main).toContainText('The earlier estimate is no longer valid.')
  await expect(vehicle('Tata Ace')).toBeChecked()
})

test('goods types that cannot be fetched come with Retry in their sheet', async ({
  page,
  site,
  sandbox,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/status of 500/)
  site.fault({ call: 'goodsTypes', fault: 'error500Json', body: { error: 'No list today.' } })
  await openOrder(page, sandbox)
  const { goodsField, goods, goodsType } = orderReview(page)
  await goodsField.click()
  await expect(goods).toContainText('No list today.')
  await reports.expect(/^\[BOOKING\] goods: NetworkError$/)
  await goods.getByRole('button', { name: 'Retry' }).click()
  await expect(goodsType('Furniture')).toBeVisible()
})

test('an address that could not be checked is checked again with Retry', async ({
  page,
  site,
  sandbox,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/status of 500/)
  site.fault({ call: 'serviceability', fault: 'error500Html', times: 2 })
  await openOrder(page, sandbox)
  const { edit, failed, failedRetry, retry } = orderReview(page)
  const { house, save, dialog } = stopEdit(page, 'drop')
  await expect(retry).toBeVisible()
  await edit('drop').click()
  await house.fill('12, 4th Cross')
  await save.click()
  await expect(failed).toContainText('Sorry, this is embarrassing. Please try again.')
  await reports.expect(/^\[BOOKING\] area: RefusalUnreadable$/)
  await reports.expect(/^\[BOOKING\] area: RefusalUnreadable$/)
  await failedRetry.click()
  await expect(failed).toBeHidden()
  await expect(dialog).toBeHidden()
  await expect(orderReview(page).main).toContainText('12, 4th Cross')
})

test('an unknown vehicle is refused, and a route without vehicles leads to changing the drop', async ({
  page,
  site,
  sandbox,
}) => {
  await openOrder(page, sandbox, { vehicleId: 999 })
  const { main, primary, vehicle, edit } = orderReview(page)
  await expect(main).toContainText('Invalid Hathi Service Selected')
  await expect(primary).toHaveText('Select Goods Type')
  await vehicle('Tata Ace').check()
  await expect(main).not.toContainText('Invalid Hathi Service Selected')

  site.fault({
    call: 'serviceability',
    fault: 'answer',
    body: {
      pickup_polygon: { type: 'Polygon', coordinates: everywhere },
      drop_polygon: { type: 'Polygon', coordinates: everywhere },
      zones: [],
      vehicles: [],
    },
  })
  await page.reload()
  await expect(main).toContainText('Sorry! No service is available')
  await main.getByRole('button', { name: 'Change the drop' }).click()
  await expect(stopEdit(page, 'drop').dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(edit('drop')).toBeVisible()
})

test('without the content of the results the vehicles do not say what they are best for', async ({
  page,
  site,
  sandbox,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/status of 500/)
  site.fault({ call: 'fareResults', fault: 'error500Html' })
  await openOrder(page, sandbox)
  const { vehicle, main } = orderReview(page)
  await expect(vehicle('Tata Ace')).toBeChecked()
  await reports.expect(/^\[FARE_ESTIMATE\] content: RefusalUnreadable$/)
  await expect(main).not.toContainText('Best for sending:')
})

test('a customer who is offline is told so, and keeps the order', async ({
  page,
  network,
  context,
  site,
  sandbox,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/net::ERR_INTERNET_DISCONNECTED/)
  // The page asks for these by itself when the network changes.
  reports.allow(/^\[ORDERS\] liveOrders: Unreachable$/)
  await openBookable(page, sandbox)
  const { primary, failed, failedRetry, main } = orderReview(page)
  // The parts that load after the page are not the subject of this test.
  await expect.poll(() => site.journal('orderHistory').length).toBeGreaterThan(0)
  await network.quiet()
  await context.setOffline(true)
  await primary.click()
  const offline = 'You are offline. Check your connection and try again.'
  await expect(failed).toHaveAccessibleDescription(offline)
  await page.keyboard.press('Escape')
  // The dialog announced the failure already; from here on it is only visible.
  await expect(main.getByText(offline)).toBeVisible()
  await expect(main).toContainText(receiver.name)
  await expect(main).toContainText(koramangala.landmark)
  await expect(main).toContainText(whitefield.landmark)
  await primary.click()
  await expect(failed).toBeVisible()
  await context.setOffline(false)
  await failedRetry.click()
  await expect(confirmation(page).heading).toBeVisible()
  expect(site.journal('book')).toHaveLength(1)
})
