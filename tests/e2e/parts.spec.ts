import type { Page, Route } from '@playwright/test'
import { auth, header } from './support/account.ts'
import { expect, fareForm, test } from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'
import { leadForm } from './support/lead.ts'
import { untilAwake, untilDrawn } from './support/site.ts'
import { narrow } from './support/sizes.ts'

/**
 * Intercepts the requests for a chunk, and counts them, except those that only check whether it
 * still exists.
 */
const meet = async (page: Page, chunk: string, isLost: (time: number) => boolean) => {
  const asked = { times: 0 }
  await page.route(`**/assets/${chunk}.*.js`, (route) => {
    if (route.request().method() === 'GET') asked.times += 1
    return isLost(asked.times) ? route.abort() : route.continue()
  })
  return asked
}

/** Counts the loads of the page: a part that is back after a reload is not due to Retry. */
const beginningsOf = (page: Page) => {
  const begun = { times: 0 }
  page.on('domcontentloaded', () => {
    begun.times += 1
  })
  return begun
}

type Part = {
  readonly name: string
  readonly chunk: string
  readonly open: (page: Page) => Promise<unknown>
  /** Does something with it that needs its script. */
  readonly use: (page: Page) => Promise<void>
  /** An element of it that is in the HTML of a page, before its script. */
  readonly sent?: { readonly path: string; readonly element: string }
}

const fare = '/en-IN/fare-estimate'

const useFareForm = async (page: Page) => {
  const { name, submit } = fareForm(page)
  await name.fill('')
  await submit.click()
  await expect(page.getByText('Name is required')).toBeVisible()
}

const useLeadForm = async (page: Page) => {
  const { submit, form } = leadForm(page)
  await submit.click()
  await expect(form.getByText('Name is required')).toBeVisible()
}

const parts: readonly Part[] = [
  {
    name: 'the form of the fare page',
    chunk: 'desktop-card',
    open: (page) => page.goto(fare),
    use: useFareForm,
    sent: { path: fare, element: 'main form:visible' },
  },
  {
    name: 'what the header has on a desktop',
    chunk: 'wide-tools',
    open: (page) => page.goto(fare),
    use: async (page) => {
      const { bar, login } = header(page)
      await expect(bar.getByRole('link', { name: /^Call support/ })).toBeVisible()
      await login.click()
      await expect(auth(page).login).toBeVisible()
    },
    sent: { path: fare, element: 'header a[href^="tel:"]' },
  },
  {
    name: 'the form of the home page',
    chunk: 'desktop-bar',
    open: (page) => page.goto('/en-IN'),
    use: useFareForm,
    sent: { path: '/en-IN', element: 'main form:visible' },
  },
  {
    name: 'what stands under the form of the home page',
    chunk: 'home-content',
    open: (page) => page.goto('/en-IN'),
    use: (page) =>
      expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0),
    sent: { path: '/en-IN', element: 'main h2:visible' },
  },
  {
    name: 'the lead form of a page',
    chunk: 'spot-lead',
    open: (page) => page.goto('/en-IN/services'),
    use: useLeadForm,
  },
  {
    name: 'the form of a service',
    chunk: 'service-form',
    open: async (page) => {
      await page.goto(fare)
      await page.getByRole('button', { name: 'Explore other services?' }).click()
      const choice = page.getByRole('dialog', { name: 'What do you want to send?' })
      await choice.getByRole('button', { name: /^Courier/ }).click()
    },
    use: useLeadForm,
  },
]

test.describe('a part of a page', { tag: '@any-size' }, () => {
  for (const { name, chunk, open, use } of parts) {
    test(`is requested again and works if its first request fails: ${name}`, async ({
      page,
      consoleErrors,
    }) => {
      consoleErrors.expect(/net::ERR_FAILED/)
      const asked = await meet(page, chunk, (time) => time === 1)
      await open(page)
      await use(page)
      expect(asked.times).toBe(2)
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    })
  }

  for (const { name, chunk, open, use, sent } of parts) {
    test(`leaves the rest as it is if it does not come, and comes with Retry: ${name}`, async ({
      page,
      consoleErrors,
      expectAccessible,
      reports,
    }) => {
      consoleErrors.expect(/net::ERR_FAILED|ChunkLoadError|Loading chunk/)
      let isDown = true
      const asked = await meet(page, chunk, () => isDown)
      const begun = beginningsOf(page)
      if (sent === undefined) await open(page)
      // Without its script, a part that is in the HTML never wakes up, so do not wait for that.
      else await page.goto(sent.path, { waitUntil: 'load' })
      const retry = page.getByRole('button', { name: 'Retry' })
      await expect(retry).toBeVisible()
      await reports.expect(/UI_CRASHED/)
      await expect(page.locator('h1')).not.toHaveCount(0)
      await expectAccessible()

      const element = sent === undefined ? null : await page.$(sent.element)
      // A visitor's Retry need not wait: it requests the part at once.
      const before = asked.times
      await retry.click()
      await expect.poll(() => asked.times).toBe(before + 2)
      await expect(retry).toBeVisible()
      await reports.expect(/UI_CRASHED/)

      isDown = false
      await retry.click()
      if (sent !== undefined) await untilAwake(page)
      if (sent !== undefined) {
        expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true)
      }
      await use(page)
      await expect(retry).toHaveCount(0)
      expect(begun.times).toBe(1)
    })
  }

  for (const { name, chunk, sent } of parts) {
    if (sent === undefined) continue
    test(`keeps the elements that were sent until its script comes, and afterwards: ${name}`, async ({
      page,
      network,
    }) => {
      const letGo = await holdBack(page, `**/assets/${chunk}.*.js`)
      await page.goto(sent.path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('main:not([data-ahead])')).toBeVisible()
      // The element itself is kept, not replaced by another one.
      const element = await page.locator(sent.element).first().elementHandle()
      await expect(page.locator('[data-ahead]')).not.toHaveCount(0)
      letGo()
      await expect(page.locator('[data-ahead]')).toHaveCount(0)
      await network.quiet()
      expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true)
    })
  }

  test('keeps what was typed into it while its script is missing, and validates it once it comes', async ({
    page,
    consoleErrors,
    reports,
  }) => {
    consoleErrors.expect(/net::ERR_FAILED/)
    let isDown = true
    await meet(page, 'desktop-card', () => isDown)
    await page.goto(fare, { waitUntil: 'load' })
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    await reports.expect(/UI_CRASHED/)
    const { name, mobile, submit } = fareForm(page)
    await name.fill('Asha')
    await mobile.fill('98765')
    isDown = false
    await retry.click()
    await untilAwake(page)
    await expect(name).toHaveValue('Asha')
    await submit.click()
    await expect(page.getByText('Invalid mobile number')).toBeVisible()
    await expect(page.getByText('Name is required')).toHaveCount(0)
  })

  test('shows its failure again when the visitor comes back, until Retry brings it', async ({
    page,
    consoleErrors,
    reports,
  }) => {
    consoleErrors.expect(/net::ERR_FAILED|ChunkLoadError|Loading chunk/)
    let isDown = true
    await meet(page, 'desktop-card', () => isDown)
    await page.goto(fare, { waitUntil: 'load' })
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    await reports.expect(/UI_CRASHED/)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/en-IN')
    await expect(retry).toHaveCount(0)
    await page.goBack()
    await expect(retry).toBeVisible()
    await reports.expect(/UI_CRASHED/)
    isDown = false
    await retry.click()
    await useFareForm(page)
    await expect(retry).toHaveCount(0)
  })

  test('does not affect the layout of the other width if it does not load', async ({
    page,
    consoleErrors,
    reports,
  }) => {
    consoleErrors.expect(/net::ERR_FAILED/)
    await meet(page, 'desktop-card', () => true)
    await page.goto(fare, { waitUntil: 'load' })
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    await reports.expect(/UI_CRASHED/)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(retry).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Pickup/ })).toBeVisible()
  })

  test('keeps no link from working while its script is on its way: the header', async ({
    page,
  }) => {
    const letGo = await holdBack(page, '**/assets/wide-tools.*.js')
    await page.goto('/en-IN', { waitUntil: 'commit' })
    await expect(page.locator('main:not([data-ahead])')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
    await expect(page.getByRole('heading', { name: 'How we hire' })).toBeVisible()
    letGo()
    await header(page).login.click()
    await expect(auth(page).login).toBeVisible()
  })

  test('keeps no link from working if it does not load: the header', async ({
    page,
    consoleErrors,
    reports,
  }) => {
    consoleErrors.expect(/net::ERR_FAILED|ChunkLoadError|Loading chunk/)
    reports.allow(/UI_CRASHED/)
    await meet(page, 'wide-tools', () => true)
    await page.goto('/en-IN', { waitUntil: 'load' })
    const retry = page.getByRole('banner').getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
    await expect(page.getByRole('heading', { name: 'How we hire' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'How we hire' })).toHaveCount(0)
    await expect(retry).toBeVisible()
  })

  test('takes the focus from no open menu if it comes late: a page', async ({ page }) => {
    await page.goto('/en-IN')
    const letGo = await holdBack(page, /assets\/(?!locale)[^/]*partner[^/]*\.js$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Driver partners' }).click()
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: /^Language/ }).focus()
    await page.keyboard.press('ArrowDown')
    const language = banner.getByRole('link', { name: 'English', exact: true })
    await expect(language).toBeFocused()
    letGo()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Attach your vehicle, earn every day',
    )
    await untilDrawn(page)
    await expect(language).toBeFocused()
  })

  test('opens nothing by a press from before its script came once the visitor uses something else', async ({
    page,
    network,
  }) => {
    const letGo = await holdBack(page, '**/assets/wide-tools.*.js')
    await page.goto('/en-IN', { waitUntil: 'commit' })
    await expect(page.locator('main [data-ahead]')).toHaveCount(0)
    const { login } = header(page)
    await login.click()
    await expect(login).toHaveAttribute('data-pressed')
    await page.getByRole('button', { name: 'Explore other services?' }).click()
    const choice = page.getByRole('dialog', { name: 'What do you want to send?' })
    await expect(choice).toBeVisible()
    letGo()
    await untilAwake(page)
    await network.quiet()
    await expect(choice).toBeVisible()
    await expect(auth(page).login).toBeHidden()
  })

  test('says in sight, if it is a whole page, that there is no connection, and comes once there is', async ({
    page,
    context,
    consoleErrors,
    reports,
  }) => {
    consoleErrors.expect(/net::ERR_|ChunkLoadError|Loading chunk/)
    const begun = beginningsOf(page)
    await page.goto(fare)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
    await link.scrollIntoViewIfNeeded()
    await context.setOffline(true)
    await link.click()
    const failure = page.getByRole('heading', { name: 'You seem to be offline' })
    await expect(failure).toBeInViewport()
    await expect(failure).toBeFocused()
    await expect(page).toHaveTitle('You seem to be offline')
    const text = page.getByText('Check your connection and try again.')
    await expect(text).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
    await expect(text).toBeVisible()
    await reports.expect(/UI_CRASHED/)
    reports.allow(/UI_CRASHED/)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'How we hire' })).toBeVisible()
    await expect(page).toHaveTitle(/Careers/)
    expect(begun.times).toBe(1)
  })

  test.describe('on a phone', () => {
    test.use(narrow)

    test('says that there is no connection, and opens once there is: the menu and the picker', async ({
      page,
      context,
      consoleErrors,
      reports,
    }) => {
      consoleErrors.expect(/net::ERR_|ChunkLoadError|Loading chunk/)
      const begun = beginningsOf(page)
      await page.goto(fare)
      const { menu, menuButton } = header(page)
      const text = page.getByText('Check your connection and try again.')
      await context.setOffline(true)
      await menuButton.click()
      const failure = page.getByRole('dialog', { name: 'You seem to be offline' })
      await expect(failure.getByText('Check your connection')).toBeVisible()
      await failure.getByRole('button', { name: 'Retry' }).click()
      await expect(text).toBeVisible()
      await reports.expect(/UI_CRASHED/)
      // For every further attempt, and for the parts that the menu preloads.
      reports.allow(/UI_CRASHED/)
      await context.setOffline(false)
      await expect(menu).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()

      await context.setOffline(true)
      await page.getByRole('button', { name: /^Pickup/ }).click()
      const picker = page.getByRole('dialog', { name: 'Select Pickup' })
      await expect(picker.getByText('You are offline.')).toBeVisible()
      const notice = await picker.getByRole('alert').boundingBox()
      expect(notice?.x).toBeGreaterThanOrEqual(16)
      await context.setOffline(false)
      await expect(picker.getByRole('combobox')).toBeVisible()
      expect(begun.times).toBe(1)
    })

    test('comes on the first retry, though a file of the lost connection is still on its way: the picker', async ({
      page,
      network,
      consoleErrors,
      reports,
    }) => {
      consoleErrors.expect(/net::ERR_FAILED/)
      // Of the search, which is loaded ahead.
      reports.allow(/script: Unreachable/)
      let isDown = false
      const held: Route[] = []
      await page.route('**/assets/**', (route) => {
        if (!isDown) return route.continue()
        if (!/location-picker[^/]*js$/.test(route.request().url())) return route.abort()
        held.push(route)
        return undefined
      })
      await page.goto(fare)
      await untilAwake(page)
      await network.quiet()
      isDown = true
      await page.getByRole('button', { name: /^Pickup/ }).click()
      const picker = page.getByRole('dialog', { name: 'Select Pickup' })
      const retry = picker.getByRole('button', { name: 'Retry' })
      await expect(retry).toBeVisible()
      expect(held).toHaveLength(1)
      isDown = false
      await retry.click()
      await expect(retry).toBeHidden()
      await held[0]?.abort()
      await expect(picker.getByRole('combobox')).toBeVisible()
    })

    test('can be closed while the script of its dialog is still loading: the login', async ({
      page,
    }) => {
      const letGo = await holdBack(page, '**/assets/auth.*.js')
      await page.goto('/en-IN')
      const { open, login } = header(page)
      const waiting = page.getByRole('dialog', { name: 'Loading…' })
      await open()
      await login.click()
      await expect(waiting).toBeVisible()
      await page.goBack()
      await expect(waiting).toBeHidden()
      await open()
      await login.click()
      await expect(waiting).toBeVisible()
      await waiting.getByRole('button', { name: 'Close' }).click()
      await expect(waiting).toBeHidden()
      const loaded = page.waitForResponse('**/assets/auth.*.js')
      letGo()
      await (await loaded).finished()
      // The part has loaded, but opens nothing by itself.
      await untilDrawn(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(/\/en-IN$/)
      await open()
      await login.click()
      await expect(auth(page).loginMobile).toBeFocused()
    })

    test('comes when its dialog is opened again after a failure: the menu', async ({
      page,
      consoleErrors,
      reports,
    }) => {
      consoleErrors.expect(/net::ERR_FAILED|ChunkLoadError|Loading chunk/)
      let isDown = true
      await meet(page, 'menu', () => isDown)
      const begun = beginningsOf(page)
      await page.clock.install()
      await page.goto(fare)
      const { menu, menuButton } = header(page)
      const failure = page.getByRole('dialog', { name: 'Something went wrong!' })
      await menuButton.click()
      await failure.getByRole('button', { name: 'Close' }).click()
      await expect(failure).toBeHidden()
      await reports.expect(/UI_CRASHED/)
      isDown = false
      // A part that just failed is not requested again at once.
      await page.clock.fastForward(600)
      await menuButton.click()
      await expect(menu).toBeVisible()
      expect(begun.times).toBe(1)
    })
  })
})
