import type { Locator, Page, Route } from '@playwright/test'
import type { FaultOrder } from '../../sandbox/testing/faults.ts'
import { wordsIn } from '../support/locales.ts'
import { expectGuest, logIn, logOut, tabTo } from './support/account.ts'
import { boxesOf } from './support/boxes.ts'
import { expectDraftKept } from './support/draft.ts'
import { expect, passTime, test } from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'
import { untilDrawn, untilEnded } from './support/site.ts'

const path = '/en-IN/partners'

// Chrome repeats a request when a connection that it reuses is closed, so the fault stays armed.
const always = 99

/** The parts of the registration. */
const registration = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Attach Vehicle Now' })
  return {
    opener: page.getByRole('main').getByRole('button', { name: 'REGISTER' }).first(),
    dialog,
    name: dialog.getByRole('textbox', { name: 'Name' }),
    mobile: dialog.getByRole('textbox', { name: 'Mobile number' }),
    city: dialog.getByRole('combobox', { name: 'City' }),
    vehicle: dialog.getByRole('combobox', { name: 'Vehicle' }),
    source: dialog.getByRole('combobox', { name: 'How did you hear of us?' }),
    register: dialog.getByRole('button', { name: 'REGISTER' }),
    close: dialog.getByRole('button', { name: 'Close' }),
    failure: dialog.getByRole('alert'),
    retry: dialog.getByRole('button', { name: 'Retry' }),
    thanks: dialog.getByRole('heading', { name: 'THANK YOU FOR REGISTRATION' }),
  }
}

const open = async (page: Page) => {
  await page.goto(path)
  const { opener, vehicle } = registration(page)
  await opener.click()
  await expect(vehicle).toBeVisible()
}

const fill = async (page: Page) => {
  const { name, mobile, vehicle, source } = registration(page)
  await name.fill('Balwinder Singh')
  await mobile.fill('+91 98123-45678')
  await vehicle.selectOption('Tata Ace')
  await source.selectOption('Driver referral')
}

test('a driver is thanked in the language of the page, and told what comes next', {
  tag: '@any-size',
}, async ({ page }) => {
  const say = wordsIn('tr')
  await page.goto('/tr-TR/partners')
  await page.getByRole('button', { name: 'KAYIT OL' }).first().click()
  const dialog = page.getByRole('dialog', { name: say('partner.title') })
  const field = (name: string) => dialog.getByLabel(say(`partner.field.${name}`), { exact: true })
  await field('name').fill('Balwinder Singh')
  await field('mobile').fill('9812345678')
  await field('vehicle').selectOption('Tata Ace')
  await field('source').selectOption(say('partner.source.pamphlet'))
  await dialog.getByRole('button', { name: say('partner.register') }).click()
  await expect(dialog.getByRole('heading', { name: say('partner.registered.title') })).toBeVisible()
  await expect(dialog).toContainText(say('partner.registered.text'))
  await expect(dialog).toContainText(say('partner.registered.promise'))
  await expect(dialog).not.toContainText('We will')
})

test('a driver registers a vehicle, is thanked by name, and registers another', async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.goto(path)
  await expect(page).toHaveTitle('Attach your vehicle · Hathi')
  await expectAccessible()
  await open(page)
  await expectAccessible()
  await fill(page)
  const { register, thanks, dialog, name, vehicle, city } = registration(page)
  await register.click()
  await expect(thanks).toBeVisible()
  await expect(dialog).toContainText('Balwinder Singh')
  await expect(dialog).toContainText('We will get back to you shortly')
  await expect(dialog).toContainText('within 48 hours')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Register More' }).click()
  await expect(name).toHaveValue('')
  await expect(vehicle).toHaveValue('')
  await expect(city).toHaveValue('bangalore')
  expect(site.journal('vendorContact')).toHaveLength(1)
  expect(site.journal('vendorContact')[0]?.body).toMatchObject({
    vendor_query: {
      name: 'Balwinder Singh',
      mobile: '9812345678',
      geo_region_id: 3,
      vehicle_id: 1,
      info_source: 'driver_referral',
      brand: 'Hathi',
    },
  })
})

test('the second tap of a double tap on REGISTER leaves the thanks in sight', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await open(page)
  await fill(page)
  const { register, thanks } = registration(page)
  const spot = await register.boundingBox()
  if (spot === null) throw new Error('REGISTER is nowhere')
  const tap = () => page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 2)
  // However busy the machine is, for the page the second tap comes soon after the first.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
  await tap()
  await expect(thanks).toBeVisible()
  await page.clock.runFor(300)
  await tap()
  await page.clock.runFor(5_000)
  await expect(thanks).toBeVisible()
  expect(site.journal('vendorContact')).toHaveLength(1)
})

test('choosing another city loads its vehicles, and only the last choice counts', {
  tag: '@any-size',
}, async ({ page, site }) => {
  await open(page)
  const { city, vehicle, dialog } = registration(page)
  await vehicle.selectOption('Tata Ace')
  // The answer for Pune comes after the one for Kochi, and is another.
  const late = (route: Route) => route.fulfill({ json: { vehicle: { Handcart: 77 } } })
  const letGo = await holdBack(page, /geo_region_id=8&/, late)
  const ended = untilEnded(page, (url) => url.searchParams.get('geo_region_id') === '8')
  await city.selectOption('Pune')
  await expect(dialog).toContainText('Laoding Vehicles...')
  await city.selectOption('Kochi')
  await expect(vehicle).toHaveValue('')
  await expect(city).toHaveValue('kochi')
  await expect(dialog).not.toContainText('Laoding Vehicles...')
  const offered = await vehicle.getByRole('option').allTextContents()
  expect(offered).toContain('Tata Ace')
  letGo()
  await ended
  await untilDrawn(page)
  expect(await vehicle.getByRole('option').allTextContents()).toEqual(offered)
  const asked = site.journal('vehicleDetails').map(({ query }) => query['geo_region_id'])
  expect(asked).toEqual(['3', '18'])
})

const vehicleFaults: readonly FaultOrder[] = [
  { call: 'vehicleDetails', fault: 'error500Json' },
  { call: 'vehicleDetails', fault: 'error500Html' },
  { call: 'vehicleDetails', fault: 'wrongShape' },
]

for (const fault of vehicleFaults) {
  test(`a registration whose vehicles fail (${fault.fault}) offers the usual ones and Retry`, {
    tag: '@any-size',
  }, async ({ page, site, consoleErrors, reports, expectAccessible }) => {
    if (fault.fault !== 'wrongShape') consoleErrors.expect(/status of 500/)
    site.fault(fault)
    await page.goto(path)
    const { opener, failure, vehicle, retry, register, thanks } = registration(page)
    await opener.click()
    await expect(failure).toContainText('Something went wrong. Try Again...')
    await reports.expect(
      fault.fault === 'wrongShape' ? /^\[API_ERROR_CONTRACT\]/ : /^\[PARTNER\] vehicles: /,
    )
    await expect(vehicle.getByRole('option')).toHaveCount(12)
    await expectAccessible()
    await retry.click()
    await expect(failure).toBeHidden()
    await expect(vehicle).toBeFocused()
    await fill(page)
    await register.click()
    await expect(thanks).toBeVisible()
  })
}

const registrationFaults: ReadonlyArray<{
  readonly fault: FaultOrder
  readonly says: string
  readonly browserSays: RegExp | null
}> = [
  {
    fault: { call: 'vendorContact', fault: 'error500Json', body: { error: 'The depot sleeps.' } },
    says: 'The depot sleeps.',
    browserSays: /status of 500/,
  },
  {
    fault: { call: 'vendorContact', fault: 'error500Html' },
    says: 'Something went wrong',
    browserSays: /status of 500/,
  },
  {
    fault: { call: 'vendorContact', fault: 'refuse', times: always },
    says: 'We could not be reached. Please try again.',
    browserSays: /net::ERR_/,
  },
]

/** Whether a notice reaches below the top of the bar with a button. */
const reachesOverBar = async (notice: Locator, button: Locator) => {
  const [told, pressed] = await boxesOf(notice, button)
  return told.bottom > pressed.top
}

for (const { fault, says, browserSays } of registrationFaults) {
  test(`a registration that fails (${fault.fault}) says so, keeps everything and can be sent again`, {
    tag: '@phone',
  }, async ({ page, site, consoleErrors, reports }) => {
    if (browserSays !== null) consoleErrors.expect(browserSays)
    await open(page)
    await fill(page)
    const { register, failure, name, vehicle, thanks } = registration(page)
    site.fault(fault)
    await register.click()
    await expect(failure).toContainText('Failed to submit form')
    await expect(failure).toContainText(says)
    await expect(failure.getByText('What you entered is kept.')).toBeInViewport({ ratio: 1 })
    await expect.poll(() => reachesOverBar(failure, register)).toBe(false)
    await reports.expect(/^\[PARTNER\] /)
    await expect(name).toHaveValue('Balwinder Singh')
    await expect(vehicle).toHaveValue('1')
    site.clearFaults()
    await register.click()
    await expect(thanks).toBeVisible()
  })
}

test('a registration is taken once, however often it is sent', { tag: '@any-size' }, async ({
  page,
  site,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/net::ERR_/)
  await open(page)
  await fill(page)
  const { register, failure, thanks } = registration(page)
  site.fault({ call: 'vendorContact', fault: 'loseAnswer', times: always })
  await register.dblclick()
  await expect(failure).toBeVisible()
  await reports.expect(/^\[PARTNER\] Unreachable$/)
  site.clearFaults()
  await register.click()
  await expect(thanks).toBeVisible()
  const sent = site.journal('vendorContact').map(({ headers }) => headers['client-request-uuid'])
  expect(new Set(sent).size).toBe(1)
})

test('a registration that is closed while it is sent shows the thanks when it is opened again', {
  tag: '@any-size',
}, async ({ page, site }) => {
  await open(page)
  await fill(page)
  const { register, close, dialog, opener, thanks } = registration(page)
  const letGo = await holdBack(page, /vendor/)
  const answered = page.waitForResponse(/vendor/)
  await register.click()
  await close.click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  letGo()
  await answered
  await opener.click()
  await expect(thanks).toBeVisible()
  expect(site.journal('vendorContact')).toHaveLength(1)
})

test('a reload keeps what a driver entered, with the vehicles of the city, and does not send it', {
  tag: '@any-size',
}, async ({ page, site, network }) => {
  await open(page)
  const { opener, name, mobile, city, vehicle, source, register, thanks } = registration(page)
  await city.selectOption('Pune')
  await expect(vehicle).toBeEnabled()
  await fill(page)
  await network.quiet()
  await page.reload()
  await opener.click()
  await expect(name).toHaveValue('Balwinder Singh')
  await expect(mobile).toHaveValue('+91 98123-45678')
  await expect(city).toHaveValue('pune')
  await expect(vehicle).toHaveValue('1')
  await expect(source).toHaveValue('driver_referral')
  await network.quiet()
  expect(site.journal('vendorContact')).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(kept).not.toMatch(/Balwinder|98123/)
  await register.click()
  await expect(thanks).toBeVisible()
  // What was submitted is not loaded again.
  await page.reload()
  await opener.click()
  await expect(vehicle).toBeVisible()
  await expect(name).toHaveValue('')
  await expect(city).toHaveValue('bangalore')
})

test('a logout on any page removes what a driver entered', { tag: '@any-size' }, async ({
  page,
  site,
}) => {
  await open(page)
  await fill(page)
  await expectDraftKept(page, 'pr_draft')
  // A page without the form.
  await page.goto('/en-IN/fare-estimate')
  await logIn(page, site)
  await logOut(page)
  await expectGuest(page)
  await open(page)
  const { name, mobile } = registration(page)
  await expect(name).toHaveValue('')
  await expect(mobile).toHaveValue('')
})

test('a registration without an answer says that it took too long', { tag: '@any-size' }, async ({
  page,
  network,
  site,
  reports,
}) => {
  await page.clock.install()
  await open(page)
  await fill(page)
  const { register, failure, dialog } = registration(page)
  await network.quiet()
  site.fault({ call: 'vendorContact', fault: 'hang' })
  await register.click()
  await expect.poll(() => site.journal('vendorContact').length).toBe(1)
  await passTime(page, 4_000, dialog.getByText(/taking longer than usual/))
  await passTime(page, 11_000, failure)
  await expect(failure).toContainText('This is taking too long.')
  await reports.expect(/^\[PARTNER\] Unreachable$/)
})

test('each error stands at its field, and the first such field has the focus', {
  tag: '@any-size',
}, async ({ page, expectAccessible }) => {
  await open(page)
  const { register, name, mobile, vehicle, source } = registration(page)
  await register.click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Enter the name')
  await expect(mobile).toHaveAccessibleDescription(/Enter mobile number/)
  await expect(vehicle).toHaveAccessibleDescription('Please select a vehicle')
  await expect(source).toHaveAccessibleDescription('This field is required')
  await expectAccessible()
})

test('a driver registers by keyboard alone, and closes the dialog by Esc or by Back', {
  tag: '@any-size',
}, async ({ page }) => {
  await page.goto(path)
  const { opener, dialog, name, mobile, vehicle, source, register, thanks } = registration(page)
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(vehicle).toBeVisible()
  await tabTo(page, name)
  await page.keyboard.type('Balwinder Singh')
  await page.keyboard.press('Tab')
  await expect(mobile).toBeFocused()
  await page.keyboard.type('9812345678')
  await tabTo(page, vehicle)
  await page.keyboard.type('Tata A')
  await tabTo(page, source)
  await page.keyboard.type('Pam')
  await tabTo(page, register)
  await page.keyboard.press('Enter')
  await expect(thanks).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(name).toHaveValue('')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/en-IN\/partners$/)
})

/** Follows the link: only the first page of a visit has its content in its HTML. */
const comeByTheHeader = async (page: Page, isMobile: boolean) => {
  await page.goto('/en-IN/fare-estimate')
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Driver partners' })
    .click()
}

test('the page says that its content did not come, and tries again', { tag: '@any-size' }, async ({
  page,
  site,
  consoleErrors,
  reports,
  isMobile,
}) => {
  consoleErrors.expect(/status of 500/)
  site.fault({ call: 'partners', fault: 'error500Html' })
  await comeByTheHeader(page, isMobile)
  await expect(page.getByRole('heading', { level: 1, name: 'Driver partners' })).toBeVisible()
  await reports.expect(/^\[PARTNER\] page: /)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(registration(page).opener).toBeVisible()
})

test('the header leads drivers to their page', async ({ page, isMobile }) => {
  await comeByTheHeader(page, isMobile)
  await expect(registration(page).opener).toBeVisible()
})

test.describe('a brand that the build does not have', () => {
  test.use({ settings: { HATHI_BRAND: 'gohda' } })

  test('has the page of the default one', { tag: '@any-size' }, async ({ page, isMobile }) => {
    await page.goto(path)
    await expect(registration(page).opener).toBeVisible()
    await comeByTheHeader(page, isMobile)
    await expect(registration(page).opener).toBeVisible()
  })
})

test('nothing moves when the pictures of the content come', async ({ page }) => {
  const letGo = await holdBack(page, '**/content/vehicles/*.svg')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const main = page.getByRole('main')
  const places = () =>
    main
      .getByRole('heading')
      .evaluateAll((headings) =>
        headings.map((heading) => heading.getBoundingClientRect().top + window.scrollY),
      )
  const pictures = main.locator('img[src*="/content/vehicles/"]')
  await expect(main).not.toHaveAttribute('data-ahead')
  await expect(registration(page).opener).toBeVisible()
  await expect(pictures).not.toHaveCount(0)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('naturalWidth', 0)
  }
  const before = await places()
  letGo()
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
  expect(await places()).toEqual(before)
})
