import type { Locator, Page } from '@playwright/test'
import type { Sandbox } from '../../sandbox/startSandbox.ts'
import type { Changes } from '../sandbox/support/calls.ts'
import { expect, isPhone, test } from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'
import {
  arriveAsCustomer,
  bookOrder,
  trackedOrder,
  tracking,
  untilCompleted,
  untilConfirmed,
  untilLive,
  untilTold,
  untilUnsuccessful,
} from './support/orders.ts'
import { untilSteppedBack } from './support/site.ts'

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
