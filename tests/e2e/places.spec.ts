import type { Page } from '@playwright/test'
import { readChunks } from '../../config/build/initialFiles.ts'
import { boxesOf } from './support/boxes.ts'
import { koramangala, nameOf, whitefield } from './support/enquiries.ts'
import {
  choosePlace,
  expect,
  fareForm,
  isPhone,
  openFilled,
  picker,
  test,
} from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'
import { untilSteppedBack } from './support/site.ts'
import { spotOf } from './support/tapTwice.ts'

/** The picker of the pickup, and the way through its search to the map of Whitefield. */
const mapPicker = (page: Page) => {
  const parts = picker(page, 'pickup')
  const openMap = async () => {
    await parts.openSearch()
    await parts.search.fill('Whitefield')
    await parts.option(whitefield).click()
    await expect(parts.under).toHaveText('Whitefield')
  }
  return { ...parts, openMap }
}

/** A visible message of the search; a screen reader gets the same from elsewhere. */
const told = (page: Page, text: string) => page.getByRole('paragraph').filter({ hasText: text })

test('a search that fails says so, keeps its words and can be tried again', async ({
  page,
  site,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/status of 500/)
  await page.goto('/en-IN/fare-estimate')
  const { openSearch, search, option, way } = picker(page, 'pickup')
  await openSearch()
  site.fault({ call: 'placesSearch', fault: 'error500Html' })
  await search.fill('Koramangala')
  await expect(told(page, 'Something went wrong')).toBeVisible()
  await expect(search).toHaveValue('Koramangala')
  await reports.expect(/^\[GEOCODE\] search: RefusalUnreadable$/)
  await way('Try again').click()
  await expect(option(koramangala)).toBeVisible()
  // The button has disappeared with the failure, but the focus is not lost.
  await expect(page.locator('body')).not.toBeFocused()
})

test('the options of a field at the end of a row stay within a narrow window', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 })
  await page.goto('/en-IN')
  const { search, option } = picker(page, 'drop')
  await search.fill(nameOf(whitefield))
  await expect(option(whitefield)).toBeVisible()
  await expect(option(whitefield)).toBeInViewport({ ratio: 1 })
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.offsetWidth,
  )
  expect(sideways).toBe(0)
})

test('the first and the last option are in sight wherever in the window their field is', {
  tag: '@desktop',
}, async ({ page }) => {
  const { search } = picker(page, 'drop')
  for (const [path, width, height] of [
    ['/en-IN', 1280, 800],
    ['/en-IN', 1366, 650],
    ['/en-IN', 640, 400],
    ['/en-IN', 740, 360],
    ['/en-IN/fare-estimate', 740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    // A reload keeps what was typed.
    await search.clear()
    await search.fill('Whit')
    // Not those of a choice elsewhere in the form.
    const options = page.locator('[role="option"]')
    const window = `${path} in ${String(width)} × ${String(height)}`
    await expect(options.nth(1), window).toContainText('Whitefield')
    for (const option of [options.first(), options.last()]) {
      await expect(option, window).toBeInViewport({ ratio: 1 })
    }
  }
})

test('the second tap of a double tap on a place presses nothing underneath', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en-IN')
  const { openSearch, search, under } = picker(page, 'pickup')
  await openSearch()
  await search.fill('Koram')
  // In the bar it lies over the consent, in the dialog over the map.
  const place = page.getByRole('option', { name: /^Horamavu / })
  await place.scrollIntoViewIfNeeded()
  const { x, y } = await spotOf(place)
  // However busy the machine is, for the page the second tap comes soon after the first.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
  await page.mouse.dblclick(x, y)
  await expect(isPhone(page) ? under : search).toBeFocused()
  if (!isPhone(page)) await expect(fareForm(page).consent).toBeChecked()
})

test('every option that the arrow keys reach is in sight, however low the window', async ({
  page,
}) => {
  // As of a wide window at twice the size, or above a phone's keyboard.
  await page.setViewportSize({ width: isPhone(page) ? 360 : 640, height: 400 })
  await page.goto('/en-IN')
  const { openSearch, search } = picker(page, 'pickup')
  await openSearch()
  await search.fill('Koram')
  // Not those of a choice elsewhere in the form.
  const options = page.locator('[role="option"]')
  await expect(options.nth(6)).toBeAttached()
  for (const option of await options.all()) {
    await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    const isInSight = () =>
      option.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect()
        return [top + 4, bottom - 4].every((y) =>
          element.contains(document.elementFromPoint(left + 40, y)),
        )
      })
    await expect.poll(isInSight, (await option.textContent()) ?? '').toBe(true)
  }
})

test('a search that is unreachable or gets a wrong answer recovers with the next letter', async ({
  page,
  site,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/net::ERR_/)
  await page.goto('/en-IN/fare-estimate')
  const { openSearch, search, option } = picker(page, 'pickup')
  await openSearch()
  site.fault({ call: 'placesSearch', fault: 'refuse', times: 99 })
  await search.fill('Kor')
  await expect(told(page, 'We could not be reached. Please try again.')).toBeVisible()
  await reports.expect(/^\[GEOCODE\] search: Unreachable$/)
  site.clearFaults()
  site.fault({ call: 'placesSearch', fault: 'wrongShape' })
  await search.fill('Kora')
  await expect(told(page, 'Something went wrong')).toBeVisible()
  await reports.expect(/^\[API_ERROR_CONTRACT\] \/sandbox\/places\/api features$/)
  await search.fill('Koram')
  await expect(option(koramangala)).toBeVisible()
})

test('a search starts at two letters, and says what helps if it finds nothing', async ({
  page,
  site,
}) => {
  await page.goto('/en-IN/fare-estimate')
  const { openSearch, search } = picker(page, 'drop')
  await openSearch()
  await search.fill('q')
  await expect(page.getByText('Type at least 2 characters')).toBeVisible()
  await search.fill('qqqqq')
  await expect(told(page, 'No places found')).toBeVisible()
  await expect(page.getByText('Check the spelling, or try a nearby landmark.')).toBeVisible()
  expect(site.journal('placesSearch').map(({ query }) => query['q'])).toEqual(['qqqqq'])
  expect(site.journal('placesSearch')[0]?.query['countrycode']).toBe('IN')
})

test('an earlier, slower answer does not overwrite a newer one', async ({
  page,
  network,
  site,
}) => {
  await page.goto('/en-IN/fare-estimate')
  const { openSearch, search, option } = picker(page, 'pickup')
  await openSearch()
  site.fault({ call: 'placesSearch', fault: 'reorder' })
  await search.fill('Koramangala')
  await expect.poll(() => site.journal('placesSearch').length).toBe(1)
  await search.fill('Whitefield')
  await expect(option(whitefield)).toBeVisible()
  await network.quiet()
  await expect(option(whitefield)).toBeVisible()
  await expect(option(koramangala)).toBeHidden()
})

test('a pin whose address cannot be read can be confirmed only after Try again reads it', async ({
  page,
  site,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/status of 500/)
  await page.goto('/en-IN/fare-estimate')
  const { openSearch, search, option, map, untilMapped, under, confirm, around } = picker(
    page,
    'pickup',
  )
  await openSearch()
  await search.fill(nameOf(koramangala))
  await option(koramangala).click()
  await expect(under).toHaveText('Koramangala')
  await untilMapped()
  site.fault({ call: 'placesReverse', fault: 'error500Html' })
  await map.press('Shift+ArrowUp')
  const failure = around.getByRole('alert')
  await expect(failure).toContainText('Failed to fetch address from location.')
  await expect(failure).toContainText('Something went wrong')
  await reports.expect(/^\[GEOCODE\] RefusalUnreadable$/)
  await expect(confirm).toBeDisabled()
  // The message belongs to the heading, so there is no empty address between them.
  const [told, why] = await boxesOf(under, failure)
  expect(why.top - told.bottom).toBeLessThan(40)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toBeHidden()
  await expect(confirm).toBeEnabled()
  await confirm.click()
  await fareForm(page).expectAnAddress('pickup')
})

test('dragging the map hides the pin meanwhile, and reads the address where it stops', async ({
  page,
  site,
}) => {
  await page.goto('/en-IN/fare-estimate')
  const { openSearch, search, option, map, untilMapped, pin, under, confirm, around } = picker(
    page,
    'pickup',
  )
  await openSearch()
  await search.fill(nameOf(koramangala))
  await option(koramangala).click()
  await expect(under).toHaveText('Koramangala')
  await untilMapped()
  const zoomOut = around.getByRole('button', { name: 'Zoom out' })
  for (let steps = 0; steps < 5; steps += 1) await zoomOut.click()

  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(width).toBeGreaterThan(200)
  const middle = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x, middle.y + 20, { steps: 2 })
  await page.mouse.move(middle.x - 90, middle.y + 90, { steps: 4 })
  await expect(pin).toBeHidden()
  await expect(confirm).toBeDisabled()
  await page.mouse.up()
  await expect(pin).toBeVisible()
  await expect(under).toHaveText('Domlur')
  await expect(confirm).toBeEnabled()
  expect(site.journal('placesReverse')).toHaveLength(1)
  await confirm.click()
  await fareForm(page).expectAnAddress('pickup')
})

test('the pin’s tip is in the middle of the map, where the address is read', async ({ page }) => {
  await page.goto('/en-IN/fare-estimate')
  const { openMap, untilMapped, pin, map } = mapPicker(page)
  await openMap()
  await untilMapped()
  // Without the shade, which lies under the tip.
  const offTheSpot = async () => {
    const [drop, ground] = await boxesOf(pin.locator('path'), map)
    const across = (drop.left + drop.right - ground.left - ground.right) / 2
    const down = drop.bottom - (ground.top + ground.bottom) / 2
    return Math.max(Math.abs(across), Math.abs(down))
  }
  await expect.poll(offTheSpot, 'pixels from the middle').toBeLessThan(2)
})

test('the map and the buttons under it stay in place while an address is read', async ({
  page,
}) => {
  await page.goto('/en-IN/fare-estimate')
  const { openMap, map, untilMapped, under, change, confirm } = mapPicker(page)
  await openMap()
  await untilMapped()
  for (const width of isPhone(page) ? [320, 360] : [768, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 })
      const boxes = async () => [
        await map.boundingBox(),
        await change.boundingBox(),
        await confirm.boundingBox(),
      ]
      const before = await boxes()
      const letGo = await holdBack(page, '**/reverse*')
      await map.press('ArrowUp')
      await expect(under).toHaveText('Reading the address…')
      expect.soft(await boxes()).toEqual(before)
      letGo()
      await expect(confirm).toBeEnabled()
      expect.soft(await boxes()).toEqual(before)
      await page.unroute('**/reverse*')
    })
  }
})

test('a chosen address opens on the map again, and Change leads back to the search', async ({
  page,
  site,
}) => {
  await openFilled(page, site)
  await choosePlace(page, 'pickup', whitefield)
  await fareForm(page).expectAddress('drop', whitefield.landmark)
  if (!isPhone(page)) return
  const { dialog, under, change, search, around } = picker(page, 'pickup')
  await fareForm(page).address('pickup').click()
  await expect(under).toHaveText('Whitefield')
  await change.click()
  await expect(search).toBeFocused()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(around).toBeHidden()
  await expect(page).toHaveURL(/\/en-IN\/fare-estimate$/)
  await fareForm(page).expectAddress('pickup', whitefield.landmark)
})

test('Back leads from the map to the search with its words, and from there to the form', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en-IN/fare-estimate')
  const { dialog, search, option, under, confirm, openMap, openSearch } = mapPicker(page)
  await openMap()
  await page.goBack()
  await expect(search).toHaveValue('Whitefield')
  await expect(search).toBeFocused()
  await option(whitefield).click()
  await expect(under).toHaveText('Whitefield')
  await page.goBack()
  await expect(search).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/en-IN\/fare-estimate$/)

  // A confirmation leaves no step of the map or the search in the history.
  await openSearch()
  await search.fill('Whitefield')
  await option(whitefield).click()
  await confirm.click()
  await fareForm(page).expectAnAddress('pickup')
  await untilSteppedBack(page)
  await page.goBack()
  await expect(page).not.toHaveURL(/\/en-IN\/fare-estimate$/)
})

test('a phone’s own Back goes back one step of the picker, and Esc closes it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en-IN/fare-estimate')
  const { dialog, search, openMap } = mapPicker(page)
  // Chromium on Android asks an open modal to close by this event.
  const askToClose = () =>
    dialog.evaluate((modal) => modal.dispatchEvent(new Event('cancel', { cancelable: true })))
  await openMap()
  await askToClose()
  await expect(search).toHaveValue('Whitefield')
  await askToClose()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/en-IN\/fare-estimate$/)

  await openMap()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('an open map stays open when the phone is turned and turned back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en-IN/fare-estimate')
  const { dialog, under, confirm, openMap } = mapPicker(page)
  await openMap()
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(page.getByRole('combobox', { includeHidden: true }).first()).toBeAttached()
  await expect(under).toHaveText('Whitefield')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('combobox', { includeHidden: true })).toHaveCount(0)
  await expect(under).toHaveText('Whitefield')
  await confirm.click()
  await expect(dialog).toBeHidden()
  await fareForm(page).expectAnAddress('pickup')
})

test('the scripts of the address picker load when its field is focused, and not before', async ({
  page,
  site,
  network,
  isMobile,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname.slice(1)))
  await page.goto(`${site.url}/en-IN/fare-estimate`)
  const pickup = fareForm(page).address('pickup')
  await expect(pickup).toBeEnabled()
  await network.quiet()
  const filesOf = readChunks()
  const missing = () =>
    ['location-picker', 'open-atlas', 'leaflet'].filter((chunk) =>
      filesOf(chunk).some((file) => !loaded.includes(file)),
    )
  expect(missing()).toEqual(['location-picker', 'open-atlas', 'leaflet'])
  // On a phone the load starts when a finger touches it, before it is lifted.
  await (isMobile ? pickup.dispatchEvent('pointerdown') : pickup.focus())
  await expect.poll(missing).toEqual([])
})
