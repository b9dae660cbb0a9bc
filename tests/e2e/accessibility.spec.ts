import type { Page } from '@playwright/test'
import { koramangala, nameOf } from './support/enquiries.ts'
import {
  expect,
  fareForm,
  fareResults,
  isPhone,
  openFilled,
  picker,
  test,
} from './support/estimate.ts'
import { sharedLink } from './support/quotes.ts'

const narrowest = 320

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.offsetWidth)

// Asks both axe and the layout, because tests of the two would go through the same states.
const expectSound = async (page: Page, expectAccessible: () => Promise<void>) => {
  await expectAccessible()
  expect(await overflow(page), 'what scrolls sideways').toBe(0)
}

test.beforeEach(async ({ page }) => {
  if (isPhone(page)) await page.setViewportSize({ width: narrowest, height: 640 })
})

test('home and the empty form are accessible and fit', async ({ page, expectAccessible }) => {
  await page.goto('/en-IN')
  await expect(fareForm(page).form).toBeVisible()
  await expectSound(page, expectAccessible)
  await page.goto('/en-IN/fare-estimate')
  await expect(fareForm(page).form).toBeVisible()
  await expectSound(page, expectAccessible)
  await fareForm(page).submit.click({ force: true })
  await expect(page.getByText('Pickup address is required')).toBeVisible()
  await expectSound(page, expectAccessible)
})

test('the filled form, its errors and its sheet are accessible and fit', async ({
  page,
  site,
  expectAccessible,
}) => {
  await openFilled(page, site)
  const { name, mobile, form, requirement, submit } = fareForm(page)
  await expect(submit).toBeEnabled()
  await expectSound(page, expectAccessible)
  await name.fill('A1')
  await mobile.fill('12')
  await mobile.blur()
  await expect(form).toContainText('Invalid mobile number')
  await expectSound(page, expectAccessible)
  if (!isPhone(page)) return
  await requirement.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectSound(page, expectAccessible)
})

test('both steps of the picker are accessible and fit', async ({ page, expectAccessible }) => {
  await page.goto('/en-IN/fare-estimate')
  const { openSearch, search, option, under, map } = picker(page, 'pickup')
  await openSearch()
  await expectSound(page, expectAccessible)
  await search.fill(nameOf(koramangala))
  await expect(option(koramangala)).toBeVisible()
  await expectSound(page, expectAccessible)
  await option(koramangala).click()
  await expect(under).toHaveText('Koramangala')
  await expect(map).toBeVisible()
  await expectSound(page, expectAccessible)
})

test('a denied location and a failed search are accessible and fit', async ({
  page,
  site,
  consoleErrors,
  expectAccessible,
  reports,
}) => {
  consoleErrors.expect(/status of 500/)
  await page.goto('/en-IN/fare-estimate')
  const { openSearch, search, way } = picker(page, 'pickup')
  await openSearch()
  await way('Use Current Location').click()
  await expect(page.getByText('Location Permission Denied').first()).toBeVisible()
  await expectSound(page, expectAccessible)
  site.fault({ call: 'placesSearch', fault: 'error500Html' })
  await search.fill('Koramangala')
  await expect(way('Try again')).toBeVisible()
  await reports.expect(/^\[GEOCODE\] search: RefusalUnreadable$/)
  await expectSound(page, expectAccessible)
})

test('a fare form that failed, or is being sent, is accessible and fits', {
  tag: '@desktop',
}, async ({ page, site, consoleErrors, reports, expectAccessible }) => {
  consoleErrors.expect(/status of/)
  await openFilled(page, site)
  const { submit, failure, retry } = fareForm(page)
  site.fault({ call: 'validator', fault: 'error500Html' })
  await submit.click()
  await expect(failure).toBeVisible()
  await reports.expect(/^\[FARE_ESTIMATE\]/)
  await expectSound(page, expectAccessible)
  // The call that hangs meets its deadline if the looks take long.
  reports.allow(/^\[FARE_ESTIMATE\] Unreachable$/)
  site.fault({ call: 'validator', fault: 'hang' })
  await retry.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expectSound(page, expectAccessible)
})

test('the fares are accessible and fit', { tag: '@desktop' }, async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.goto(await sharedLink(page, site))
  await expect(fareResults(page).heading).toBeVisible()
  await expect(page.getByText('Best for sending:').first()).toBeVisible()
  await expectSound(page, expectAccessible)
})

test('an unknown estimate and a page that does not exist are accessible and fit', {
  tag: '@desktop',
}, async ({ page, consoleErrors, expectAccessible }) => {
  consoleErrors.expect(/status of 404/)
  await page.goto('/en-IN/fare_estimate_mob?fare_estimate_token=nobody-knows')
  await expect(page.getByText('Data Not Found')).toBeVisible()
  await expectSound(page, expectAccessible)
  await page.goto('/en-IN/no-such-page')
  await expect(fareForm(page).form).toBeVisible()
  await expectSound(page, expectAccessible)
})

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' })

  test('form, picker and fares are accessible', async ({ page, site, expectAccessible }) => {
    await openFilled(page, site)
    await expectAccessible()
    await picker(page, 'pickup').openSearch()
    await expectAccessible()
    await page.goto(await sharedLink(page, site))
    await expect(fareResults(page).heading).toBeVisible()
    await expectAccessible()
  })
})

test.describe('while Google’s maps fail', () => {
  test.use({ settings: { HATHI_MAPS: 'google', HATHI_GOOGLE_MAPS_KEY: 'a-key' } })

  test('the page is accessible and fits', { tag: '@desktop' }, async ({
    page,
    consoleErrors,
    reports,
    expectAccessible,
  }) => {
    consoleErrors.expect(/net::ERR_FAILED/)
    await page.route('https://maps.googleapis.com/**', (route) => route.abort())
    await page.goto('/en-IN/fare-estimate')
    await expect(page.getByRole('alert')).toContainText('Failed to load Google Maps API')
    await reports.expect(/^\[MAPS\] script did not load$/)
    await expectSound(page, expectAccessible)
  })
})
