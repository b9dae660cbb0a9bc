import type { Locator, Page } from '@playwright/test'
import { boxesOf } from './support/boxes.ts'
import { koramangala, nameOf } from './support/enquiries.ts'
import { expect, fareForm, isPhone, passTime, picker, test } from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'
import { arriveAsCustomer, bookOrder, trackedOrder } from './support/orders.ts'
import { untilAwake } from './support/site.ts'
import { spotOf } from './support/tapTwice.ts'
import { withoutPage } from './support/withoutPage.ts'

const openMap = async (page: Page) => {
  await page.goto('/en-IN/fare-estimate')
  const { openSearch, search, option } = picker(page, 'pickup')
  await openSearch()
  await search.fill(nameOf(koramangala))
  await option(koramangala).click()
}

test('a map without tiles says so, and the pin can still be moved and confirmed', async ({
  page,
  network,
  site,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 500/)
  site.fault({ call: 'tile', fault: 'error500Empty', times: 9_999 })
  await openMap(page)
  const { map, pin, untilMapped, under: address, confirm, around } = picker(page, 'pickup')
  await untilMapped()
  const blank = page.getByText('The map could not be shown')
  await expect(blank).toBeVisible()
  // The notice covers neither the pin nor a button.
  const notice = around.getByRole('status').filter({ has: blank }).locator('> div')
  for (const part of [pin, around.getByRole('button', { name: 'Zoom in' })]) {
    const [over, under] = await boxesOf(notice, part)
    expect(over.bottom).toBeLessThanOrEqual(under.top)
  }
  for (let steps = 0; steps < 5; steps += 1) await map.press('-')
  await map.press('Shift+ArrowUp')
  // A higher map is moved further.
  await expect(address).toHaveText(/^(Ulsoor|Domlur)$/)
  await expect(confirm).toBeEnabled()
  // A tile that is asked for only now would draw the map, and take away the notice with its button.
  await network.quiet()

  await test.step('the map is drawn after Try again', async () => {
    site.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible()
    await expect(blank).toBeHidden()
  })

  await confirm.click()
  await expect(around).toBeHidden()
  await fareForm(page).expectAnAddress('pickup')
})

test('an address whose map does not load can still be confirmed, and the map tried again', async ({
  page,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/net::ERR_FAILED/)
  await page.route('**/assets/leaflet.*.js', (route) => route.abort())
  await openMap(page)
  const { around, map, pin, confirm } = picker(page, 'pickup')
  const failure = around.getByRole('alert')
  await expect(failure).toContainText('Failed to load Google Maps API')
  await expect(failure).toContainText('You can still confirm the address below.')
  await reports.expect(/^\[MAPS\] map did not mount$/)
  await expect(confirm).toBeEnabled()
  await page.unroute('**/assets/leaflet.*.js')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(map).toBeVisible()
  await expect(pin).toBeVisible()
  await confirm.click()
  await fareForm(page).expectAddress('pickup', koramangala.landmark)
})

test('a slow map says so, and the address can be confirmed meanwhile', async ({ page }) => {
  await page.clock.install()
  const letGo = await holdBack(page, '**/assets/leaflet.*.js')
  await openMap(page)
  const { around, confirm, map } = picker(page, 'pickup')
  // The words for a long wait may be there already.
  await expect(around.getByText(/oading the map/)).toBeVisible()
  await passTime(
    page,
    4_000,
    around.getByText('Still loading the map. You can confirm without it.'),
  )
  await expect(confirm).toBeEnabled()
  letGo()
  await expect(map.getByText('Schematic map of the Hathi sandbox')).toBeVisible()
  await expect(around.getByText(/oading the map/)).toHaveCount(0)
})

test('what is pressed while the map loads is done once it is there', { tag: '@any-size' }, async ({
  page,
}) => {
  const letGo = await holdBack(page, '**/assets/leaflet.*.js')
  await openMap(page)
  const { around, under: address } = picker(page, 'pickup')
  const zoomOut = around.getByRole('button', { name: 'Zoom out' })
  for (let steps = 0; steps < 5; steps += 1) await zoomOut.click()
  await around.getByRole('button', { name: 'Move the pin step by step' }).click()
  await around.getByRole('button', { name: 'Move up' }).click()
  await around.getByRole('button', { name: 'Move right' }).click()
  await expect(address).toHaveText('Koramangala')
  const near = page.waitForRequest(/tiles\/13\//)
  letGo()
  await near
  await expect(address).toHaveText('Ejipura')
})

/** Taps within the quarter of a second that a map takes for one zoom, in the page itself. */
const tapQuickly = (part: Locator, taps: number) =>
  part.evaluate(async (button: HTMLElement, times) => {
    for (let tap = 0; tap < times; tap += 1) {
      button.click()
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  }, taps)

test.describe('where motion is welcome', { tag: '@any-size' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('every one of several quick taps zooms the map', async ({ page }) => {
    await openMap(page)
    const { around, untilMapped } = picker(page, 'pickup')
    await untilMapped()
    const near = page.waitForRequest(/tiles\/14\//)
    await tapQuickly(around.getByRole('button', { name: 'Zoom out' }), 4)
    await near
  })

  test('a map that is left while it zooms leaves quietly', async ({ page }) => {
    await openMap(page)
    const { around, untilMapped } = picker(page, 'pickup')
    await untilMapped()
    // Within the quarter of a second that the zoom takes; the guard of this test hears of errors.
    await around.evaluate(async (picker) => {
      const press = (name: RegExp) =>
        [...picker.querySelectorAll('button')]
          .find(({ title, textContent }) => name.test(title + textContent))
          ?.click()
      press(/Zoom out/)
      await new Promise((resolve) => setTimeout(resolve, 80))
      press(/Confirm Pickup/)
      // Until the zoom would have ended, by the clock that it goes by.
      await new Promise((resolve) => setTimeout(resolve, 400))
    })
    await expect(around).toBeHidden()
  })

  test('a finger that drags the map while it zooms takes the pin along', async ({ page }) => {
    await openMap(page)
    const { around, map, under: address, untilMapped } = picker(page, 'pickup')
    await untilMapped()
    const zoomOut = around.getByRole('button', { name: 'Zoom out' })
    for (let steps = 0; steps < 4; steps += 1) await zoomOut.click()
    await expect(map.locator('[src*="/tiles/14/"]').first()).toBeVisible()
    await expect(map.locator('.leaflet-zoom-anim')).toHaveCount(0)
    const { x, y } = await spotOf(map, 0.6)
    // In the page itself: on a busy machine, a hand from outside would come after the zoom.
    await zoomOut.evaluate(
      async (button: HTMLElement, { x, y }) => {
        button.click()
        while (document.querySelector('.leaflet-zoom-anim') === null) {
          await new Promise(requestAnimationFrame)
        }
        const pane = document.querySelector('.leaflet-map-pane')
        const press = (type: string, right: number) =>
          pane?.dispatchEvent(
            new MouseEvent(type, { bubbles: true, clientX: x + right, clientY: y }),
          )
        press('pointerdown', 0)
        press('mousedown', 0)
        press('mousemove', 20)
        press('mousemove', 240)
        press('mouseup', 240)
      },
      { x, y },
    )
    await expect(address).toHaveText('Jayanagar')
  })

  test('every one of several quick taps zooms the map of an order', async ({ page, sandbox }) => {
    const who = await arriveAsCustomer(page, sandbox)
    await page.goto(`/en-IN/track-order?crn=${await bookOrder(sandbox, who)}`)
    const { map } = trackedOrder(page)
    const tile = map.locator('img').first()
    await expect(tile).toBeVisible()
    const zoom = Number(/tiles\/(\d+)\//.exec((await tile.getAttribute('src')) ?? '')?.[1])
    const near = page.waitForRequest(new RegExp(`tiles/${zoom + 3}/`))
    await tapQuickly(page.getByRole('button', { name: 'Zoom in' }), 3)
    await near
  })
})

test('a slow page says so, and is shown when it comes', async ({ page }) => {
  await page.clock.install()
  await withoutPage(page)
  const letGo = await holdBack(page, '**/assets/fare-estimate.*.js')
  await page.goto('/en-IN/fare-estimate', { waitUntil: 'commit' })
  const waiting = page.getByRole('main').getByRole('status')
  await expect(waiting).toHaveText(/oading/)
  await passTime(page, 4_000, waiting.getByText('Still loading. Your connection may be slow.'))
  letGo()
  await expect(fareForm(page).form).toBeVisible()
})

const sorry = 'Sorry, this is embarrassing. Please try again.'

test('a page whose script does not load keeps its sent HTML, says so, and works after Retry', {
  tag: '@any-size',
}, async ({ page, consoleErrors, reports }) => {
  consoleErrors.expect(/net::ERR_FAILED/)
  await page.route('**/assets/fare-estimate.*.js', (route) => route.abort())
  await page.goto('/en-IN/fare-estimate', { waitUntil: 'load' })
  await expect(page.getByText(sorry)).toBeVisible()
  await expect(fareForm(page).form).toBeVisible()
  await reports.expect(/^\[UI_CRASHED\] ChunkLoadError/)
  await page.unroute('**/assets/fare-estimate.*.js')
  await page.getByRole('button', { name: 'Retry' }).click()
  await untilAwake(page)
  await expect(page.getByText(sorry)).toHaveCount(0)
  await expect(fareForm(page).form).toBeVisible()
})

test('a page that a link leads to and that does not load says so, and comes with Retry', {
  tag: '@any-size',
}, async ({ page, consoleErrors, reports }) => {
  consoleErrors.expect(/net::ERR_FAILED|ChunkLoadError|Loading chunk/)
  await page.route('**/assets/home.*.js', (route) => route.abort())
  await page.goto('/en-IN/services')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/en-IN')
  await expect(page.getByText(sorry)).toBeVisible()
  await reports.expect(/^\[UI_CRASHED\] ChunkLoadError /)
  await page.unroute('**/assets/home.*.js')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(fareForm(page).form).toBeVisible()
})

test('texts that fail to load at first are requested again', { tag: '@any-size' }, async ({
  page,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/net::ERR_FAILED/)
  // The page requests the texts by a tag, and its script once more before it reports a failure.
  await page.route('**/assets/locale-en.*.js', (route) => route.abort(), { times: 2 })
  await page.goto('/en-IN/fare-estimate')
  await expect(fareForm(page).form).toBeVisible()
  await reports.expect(/^\[LOCALE\] en-IN$/)
})

test('the website says that it cannot read its configuration, keeps the page, and starts with Retry', async ({
  page,
  consoleErrors,
  reports,
  expectAccessible,
}) => {
  consoleErrors.expect(/status of 500/)
  const answers = [
    { status: 500, body: 'Oops' },
    { status: 200, contentType: 'text/html', body: '<p>Hello' },
    { status: 200, json: { brand: 'hathi' } },
  ]
  let asked = 0
  await page.route('/config.json', async (route) => {
    const answer = answers[asked]
    asked += 1
    if (answer === undefined) await route.continue()
    else await route.fulfill(answer)
  })
  await page.goto('/en-IN/fare-estimate', { waitUntil: 'load' })
  const told = page.getByRole('alert').filter({ hasText: 'Something went wrong!' })
  const retry = told.getByRole('button', { name: 'Retry' })
  const name = page.getByRole('textbox', { name: 'Name' })
  if (!isPhone(page)) await name.fill('Asha Rao')
  for (let failed = 1; failed <= answers.length; failed += 1) {
    await expect(told).toContainText(sorry)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked).toBe(failed)
    if (failed === 1) await expectAccessible()
    else await expect(retry).toBeFocused()
    await retry.click()
    await expect.poll(() => asked).toBe(failed + 1)
  }
  await expect(page.locator('main:not([data-ahead])')).toBeVisible()
  await expect(told).toHaveCount(0)
  await expect(fareForm(page).form).toBeVisible()
  if (!isPhone(page)) await expect(name).toHaveValue('Asha Rao')
  // The operators are told what is wrong with the two answers that could be read.
  await reports.expect(/^\[API_ERROR_CONTRACT\] \/config\.json \(whole\)/)
  await reports.expect(/^\[API_ERROR_CONTRACT\] \/config\.json .*paramsSecret/)
})

test.describe('with Google’s maps', () => {
  test.use({ settings: { HATHI_MAPS: 'google', HATHI_GOOGLE_MAPS_KEY: 'a-key' } })

  const google = 'https://maps.googleapis.com/**'

  // The least of Google's script by which it counts as loaded.
  const script = `
    const maps = window.google.maps
    maps.importLibrary = async () => Object.assign(maps, {
      Map: class {}, Geocoder: class {}, places: {},
    })
    maps.__ib__()
  `

  test('the form shows its shape until the script’s time is up, and then says that it failed', async ({
    page,
    consoleErrors,
    reports,
  }) => {
    consoleErrors.expect(/net::ERR_/)
    await page.clock.install()
    let asked = 0
    await page.route(google, () => {
      asked += 1
    })
    await page.goto('/en-IN/fare-estimate', { waitUntil: 'commit' })
    const { form } = fareForm(page)
    await expect(page.getByRole('status').filter({ hasText: /oading the form/ })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Get a fare estimate' })).toBeVisible()
    await expect(form).toHaveCount(0)

    // The deadline of the script begins when it is requested.
    await expect.poll(() => asked).toBe(1)
    const failure = page.getByRole('alert')
    await passTime(page, 10_000, failure)
    await expect(failure).toContainText('Failed to load Google Maps API')
    await expect(failure).toContainText(
      'What you entered is kept. Check your connection and try again.',
    )
    await reports.expect(/^\[MAPS\] script did not load in time$/)
  })

  test('a script that fails is requested four times, and once more with Retry', async ({
    page,
    consoleErrors,
    reports,
  }) => {
    consoleErrors.expect(/net::ERR_FAILED/)
    let asked = 0
    await page.route(google, (route) => {
      asked += 1
      return route.abort()
    })
    await page.goto('/en-IN')
    const failure = page.getByRole('alert')
    await expect(failure).toContainText('Failed to load Google Maps API')
    expect(asked).toBe(4)
    await reports.expect(/^\[MAPS\] script did not load$/)
    await page.route(google, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    await failure.getByRole('button', { name: 'Retry' }).click()
    await expect(fareForm(page).form).toBeVisible()
  })
})

type Clip = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How light the points of a part of the window are, as WCAG 2 counts it, the darkest first. */
const lightIn = async (page: Page, clip: Clip): Promise<readonly number[]> => {
  const picture = await page.screenshot({ clip })
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      canvas?.drawImage(bitmap, 0, 0)
      const { data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
      const linear = (value = 0) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      }
      const points: number[] = []
      for (let at = 0; at < data.length; at += 4) {
        const [red, green, blue] = data.slice(at, at + 3)
        points.push(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue))
      }
      return points.sort((one, other) => one - other)
    },
    [...picture],
  )
}

const contrast = (light: readonly number[]): number =>
  ((light.at(-1) ?? 0) + 0.05) / ((light[0] ?? 0) + 0.05)

const median = (light: readonly number[]): number => light[Math.floor(light.length / 2)] ?? 0

const clipOf = (part: Locator): Promise<Clip> =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  })

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in the ${scheme} scheme`, { tag: '@any-size' }, () => {
    test.use({ colorScheme: scheme })

    const expectOfTheScheme = async (page: Page, map: Locator) => {
      await expect(page.locator('.leaflet-tile:not(.leaflet-tile-loaded)')).toHaveCount(0)
      const { x, y, width, height } = await clipOf(map)
      const middle = { x: x + width / 2 - 40, y: y + height / 2 - 40, width: 80, height: 80 }
      const ground = median(await lightIn(page, middle))
      if (scheme === 'dark') expect(ground, 'how light the map is').toBeLessThan(0.1)
      else expect(ground, 'how light the map is').toBeGreaterThan(0.7)
      const words = await clipOf(map.locator('.leaflet-control-attribution'))
      expect(contrast(await lightIn(page, words)), 'whose map it is').toBeGreaterThan(4.5)
    }

    test('the map of the pin is not of the other one, and the pin is seen on it', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await openMap(page)
      const { untilMapped, map, pin } = picker(page, 'pickup')
      await untilMapped()
      await expectOfTheScheme(page, map)
      const { x, y, width, height } = await clipOf(pin)
      // In the pin's head, between its edge and its eye; and as much beside it.
      const spot = { y: y + height / 4, width: 2, height: 2 }
      const head = await lightIn(page, { ...spot, x: x + width / 5 })
      const beside = await lightIn(page, { ...spot, x: x - width / 5 })
      const pair = [median(head), median(beside)].sort((one, other) => one - other)
      expect(contrast(pair), 'the pin beside the map').toBeGreaterThan(3)
    })

    test('nor is the map of an order', async ({ page, sandbox }) => {
      const who = await arriveAsCustomer(page, sandbox)
      await page.goto(`/en-IN/track-order?crn=${await bookOrder(sandbox, who)}`)
      const { map } = trackedOrder(page)
      await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible()
      await map.scrollIntoViewIfNeeded()
      await expectOfTheScheme(page, map)
    })
  })
}
