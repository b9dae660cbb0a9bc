import type { Page } from '@playwright/test'
import { whitefield } from './support/enquiries.ts'
import { expect, fareForm, isPhone, passTime, picker, test } from './support/estimate.ts'

const middleOfKoramangala = { lat: 12.9353, lng: 77.6245 }
const gulfOfGuinea = { lat: 0.5, lng: 0.5 }

/** Makes the browser answer every request for its location with this error code. */
const answerWith = (page: Page, code: number) =>
  page.addInitScript((given) => {
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
      value: (_located: unknown, failed: (error: { code: number }) => void) => {
        failed({ code: given })
      },
    })
  }, code)

const askForLocation = async (page: Page) => {
  await page.goto('/en-IN/fare-estimate')
  const { openSearch, way } = picker(page, 'pickup')
  await openSearch()
  await way('Use Current Location').click()
}

/** The part of a picker's search that shows what went wrong. */
const said = (page: Page) =>
  isPhone(page) ? picker(page, 'pickup').dialog.getByRole('alert') : fareForm(page).form

test('a customer who allows geolocation is found, and confirms the place', async ({
  page,
  whereabouts,
}) => {
  await whereabouts.allow(middleOfKoramangala)
  await askForLocation(page)
  const { under, confirm, around } = picker(page, 'pickup')
  await expect(under).toHaveText('Koramangala')
  await confirm.click()
  await expect(around).toBeHidden()
  await fareForm(page).expectAnAddress('pickup')
})

test('the locate-me button on the map moves the pin to the customer', async ({
  page,
  whereabouts,
}) => {
  await whereabouts.allow(middleOfKoramangala)
  await page.goto('/en-IN/fare-estimate')
  const { openSearch, search, option, under, around } = picker(page, 'pickup')
  await openSearch()
  await search.fill('Whitefield')
  await option(whitefield).click()
  await expect(under).toHaveText('Whitefield')
  await around.getByRole('button', { name: 'Go to my location' }).click()
  await expect(under).toHaveText('Koramangala')
})

test('the browser is asked for a location of the last minute, within ten seconds', async ({
  page,
}) => {
  const asked: unknown[] = []
  await page.exposeFunction('tellAsked', (how: unknown) => {
    asked.push(how)
  })
  await page.addInitScript(() => {
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
      value: (_located: unknown, _failed: unknown, how: PositionOptions) =>
        Reflect.apply(Reflect.get(window, 'tellAsked'), window, [how]),
    })
  })
  await askForLocation(page)
  await expect.poll(() => asked).toEqual([{ maximumAge: 60_000, timeout: 10_000 }])
})

test('a customer who denies geolocation is told so, and can type the address', async ({ page }) => {
  const counted: string[] = []
  page.on('console', (message) => counted.push(message.text()))
  await askForLocation(page)
  await expect(said(page)).toContainText('Location Permission Denied')
  await expect(said(page)).toContainText('Location permission was denied.')
  await expect(said(page)).toContainText('Type the address instead.')
  await expect
    .poll(() => counted.filter((line) => line.includes('Location Permission Denied')).length)
    .toBe(1)
  const { search } = picker(page, 'pickup')
  if (isPhone(page)) {
    await said(page).getByRole('button', { name: 'Search for location' }).click()
    await expect(said(page)).toBeHidden()
  }
  await expect(search).toBeFocused()
  await search.fill('Koramangala')
  await expect(page.getByRole('option', { name: /^Koramangala/ })).toBeVisible()
})

test('an unavailable location says so', async ({ page, whereabouts, reports }) => {
  await whereabouts.unknown()
  await askForLocation(page)
  await expect(said(page)).toContainText('Unable to fetch location')
  await expect(said(page)).toContainText('Location position is unavailable.')
  await reports.expect(/^\[GEOLOCATION\] LocationUnavailable$/)
})

test('a location that the browser times out says so', async ({ page, reports }) => {
  await answerWith(page, 3)
  await askForLocation(page)
  await expect(said(page)).toContainText('Location request timed out.')
  await reports.expect(/^\[GEOLOCATION\] LocationTimedOut$/)
})

test('a browser that never answers is waited for 30 seconds', async ({
  page,
  network,
  whereabouts,
  reports,
}) => {
  await whereabouts.silent()
  await page.clock.install()
  await askForLocation(page)
  await expect(picker(page, 'pickup').way('Fetching Current Location')).toBeVisible()
  await network.quiet()
  await passTime(page, 30_000, said(page).filter({ hasText: 'Location request timed out.' }))
  await reports.expect(/^\[GEOLOCATION\] LocationTimedOut$/)
  await expect(picker(page, 'pickup').way('Use Current Location')).toBeVisible()
})

test('a browser without geolocation says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined })
  })
  await askForLocation(page)
  await expect(said(page)).toContainText('Geolocation is not supported by your browser.')
})

test('an unknown geolocation error is shown with its code', async ({ page, reports }) => {
  await answerWith(page, 7)
  await askForLocation(page)
  await expect(said(page)).toContainText('Unknown error occurred (code 7).')
  await reports.expect(/^\[GEOLOCATION\] LocationUnknown$/)
})

test('a location without an address, or whose address cannot be read, says so', async ({
  page,
  site,
  whereabouts,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/status of 500/)
  await whereabouts.allow(gulfOfGuinea)
  await askForLocation(page)
  await expect(said(page)).toContainText('Failed to fetch address from location.')
  await expect(said(page)).toContainText('No place found for the given coordinates')
  await reports.expect(/^\[GEOCODE\] NothingAtPoint$/)

  await whereabouts.allow(middleOfKoramangala)
  site.fault({ call: 'placesReverse', fault: 'error500Html' })
  await askForLocation(page)
  await expect(said(page)).toContainText('Something went wrong')
  await reports.expect(/^\[GEOCODE\] RefusalUnreadable$/)
})
