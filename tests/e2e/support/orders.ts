import type { Locator, Page } from '@playwright/test'
import type { Sandbox } from '../../../sandbox/startSandbox.ts'
import { booking } from '../../sandbox/support/booking.ts'
import { type Changes, post } from '../../sandbox/support/calls.ts'
import { callHeaders, signIn } from '../../sandbox/support/customer.ts'
import { textIn } from '../../sandbox/support/inAnswer.ts'
import { expect, type Network } from './site.ts'

/** Logs in the sandbox's customer by cookies, as if they had logged in earlier. */
export const arriveAsCustomer = async (page: Page, sandbox: Sandbox): Promise<Changes> => {
  const who = await signIn(sandbox)
  await page
    .context()
    .addCookies(
      Object.entries(who).map(([name, value = '']) => ({ name, value, url: sandbox.url })),
    )
  return who
}

/**
 * Books an order for a customer without the page: Koramangala to Indiranagar by default. Returns its
 * CRN.
 */
export const bookOrder = async (
  sandbox: Sandbox,
  who: Changes,
  changes: object = {},
): Promise<string> => {
  const { status, body } = await post(`${sandbox.url}/sandbox/order/website/orders`, {
    headers: callHeaders(who),
    body: booking(changes),
  })
  if (status !== 201) throw new Error(`nothing was booked: ${JSON.stringify(body)}`)
  return textIn(body, 'order_crn')
}

/**
 * Milliseconds until a driver is found, until the goods are on their way, and until they have
 * certainly arrived.
 */
export const untilConfirmed = 31_000
export const untilLive = 60_000
export const untilCompleted = 3_600_000

/** Milliseconds until an unsuccessful search for a driver is given up. */
export const untilUnsuccessful = 121_000

/** Books orders that are completed by now, oldest first. */
export const bookPast = async (sandbox: Sandbox, who: Changes, count: number) => {
  const crns: string[] = []
  for (let booked = 0; booked < count; booked += 1) crns.push(await bookOrder(sandbox, who))
  sandbox.clock.advance(untilCompleted)
  return crns
}

/**
 * Lets the page ask for its order again and again until it says so. First every call is answered:
 * the clock would leap over the deadline of a pending one.
 */
export const untilTold = (page: Page, network: Network, told: Locator): Promise<void> =>
  expect(async () => {
    await network.answered()
    await page.clock.fastForward(6_000)
    await expect(told).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })

/** The address of the order history, and of an order's page. */
export const history = '/en-IN/order-history'
export const tracking = (crn: string) => `/en-IN/track-order?crn=${crn}`

/** The parts of the order-history page. */
export const orderHistory = (page: Page) => {
  const list = (name: string) => page.getByRole('region', { name })
  return {
    heading: page.getByRole('heading', { name: 'Order history', level: 1 }),
    live: list('Live Orders'),
    past: list('Past orders'),
    order: (crn: string) => page.getByRole('article', { name: new RegExp(`Order ${crn}$`) }),
    viewStatus: (crn: string) => page.getByRole('link', { name: `View Status (order ${crn})` }),
    viewDetails: (crn: string) => page.getByRole('link', { name: `View details (order ${crn})` }),
    more: page.getByRole('button', { name: 'Show more' }),
    retry: page.getByRole('main').getByRole('button', { name: 'Retry' }),
    login: page.getByRole('main').getByRole('button', { name: 'Login' }),
  }
}

/** The parts of an order's page. */
export const trackedOrder = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  const main = page.getByRole('main')
  return {
    status: (words: string) => page.getByRole('heading', { name: words, level: 1 }),
    steps: main.getByRole('list').filter({ hasText: 'Order placed' }).getByRole('listitem'),
    map: main.getByRole('application'),
    call: main.getByRole('link', { name: 'Call driver' }),
    share: main.getByRole('button', { name: 'Share tracking link' }),
    cancel: main.getByRole('button', { name: 'Cancel order' }),
    tryAgain: main.getByRole('button', { name: 'Try again' }),
    retry: main.getByRole('button', { name: 'Retry' }),
    rebook: main.getByRole('button', { name: 'Book again' }),
    dialog,
    reason: (words: string) => dialog.getByRole('radio', { name: words }),
    ownWords: dialog.getByRole('textbox', { name: 'Tell us why' }),
    tooLate: page.getByRole('dialog', { name: 'The order could not be cancelled' }),
    confirm: dialog.getByRole('button', { name: 'Cancel order' }),
    failure: dialog.getByRole('alert'),
  }
}
