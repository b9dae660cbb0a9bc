import { guest, koramangala, nameOf, whitefield } from './support/enquiries.ts'
import { expect, fareForm, fareResults, shownFares, test } from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'
import { sharedLink } from './support/quotes.ts'

const day = 24 * 3_600_000

/** Moves the fares in an answer to Dubai, because other cities' fares are not shown there. */
const asDubais = (answer: string): string =>
  answer.replace(/"geo_region_id":\d+/g, '"geo_region_id":559')

test('a shared link shows its route and fares', async ({ page, site }) => {
  await page.goto(await sharedLink(page, site))
  await expect(page).toHaveTitle(/fare/i)
  expect((await shownFares(page)).length).toBeGreaterThan(3)
  await expect(page.getByText(/^Quoted on \w{3} \d{2} \d{4}, \d{2}:\d{2} [AP]M/)).toBeVisible()
  await expect(page.getByText('These are estimates. The final fare can differ.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What can change the fare' })).toBeVisible()
})

test('printed fares have nothing to press', async ({ page, site }) => {
  await page.goto(await sharedLink(page, site))
  const fares = await shownFares(page)
  await page.emulateMedia({ media: 'print' })
  const controls = page.getByRole('main').locator('button, a')
  await expect(controls.first()).toBeAttached()
  await expect(controls.filter({ visible: true })).toHaveCount(0)
  expect(await shownFares(page)).toEqual(fares)
})

test('a fare fits on its card, however long it is and however narrow the card', async ({
  page,
  site,
}) => {
  await page.route('**/fare_estimates/*', async (route) => {
    const answer = await route.fetch()
    const text = asDubais(await answer.text()).replace(
      /"base_fare":\{[^}]*\}/g,
      '"base_fare":{"value":1213.25,"currency":"AED"}',
    )
    await route.fulfill({ response: answer, body: text })
  })
  const link = await sharedLink(page, site)
  await page.goto(link.replace('/en-IN/', '/en-AE/'))
  const { vehicles } = fareResults(page)
  await expect(vehicles.first()).toContainText(/AED\s1,213\.25/)
  for (const width of [320, 360, 560, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    // In a wide layout, a fare has as much room behind it as before it.
    const beyond = await vehicles.evaluateAll(
      (cards, isWide) =>
        cards.map((card) => {
          const fare = [...card.querySelectorAll('span')].find(({ textContent }) =>
            textContent.startsWith('AED'),
          )
          if (fare === undefined) return Number.POSITIVE_INFINITY
          const text = document.createRange()
          text.selectNodeContents(fare)
          const edges = card.getBoundingClientRect()
          const room = isWide ? fare.getBoundingClientRect().left - edges.left : 0
          return text.getBoundingClientRect().right + room - edges.right
        }),
      width >= 560,
    )
    expect(Math.max(...beyond), `at ${width} px`).toBeLessThanOrEqual(1)
  }
})

test('all fares have the same letter size, however few digits one has', async ({ page, site }) => {
  const link = await sharedLink(page, site)
  const { vehicles } = fareResults(page)
  await page.route('**/fare_estimates/*', async (route) => {
    const answer = await route.fetch()
    let value = 0
    const text = asDubais(await answer.text()).replace(/"base_fare":\{[^}]*\}/g, () => {
      value += 101.25
      return `"base_fare":{"value":${String(value)},"currency":"AED"}`
    })
    await route.fulfill({ response: answer, body: text })
  })
  await page.goto(link.replace('/en-IN/', '/en-AE/'))
  await expect(vehicles.filter({ hasText: /AED\s405(?!\.)/ })).toHaveCount(1)
  await expect(vehicles.filter({ hasText: /AED\s101\.25/ })).toHaveCount(1)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const sizes = await vehicles.evaluateAll((cards) =>
      cards.flatMap((card) =>
        [...card.querySelectorAll('span')]
          .filter(({ textContent }) => textContent.startsWith('AED'))
          // Columns differ by fractions of a pixel.
          .map((fare) => Math.round(Number.parseFloat(getComputedStyle(fare).fontSize))),
      ),
    )
    expect(new Set(sizes).size, `at ${width} px`).toBe(1)
  }
})

test('fares opened under another country say so, and are shown under their own', async ({
  page,
  site,
  expectAccessible,
}) => {
  const link = await sharedLink(page, site)
  await page.goto(link.replace('/en-IN/', '/en-AE/'))
  await expect(
    page.getByRole('heading', { name: 'This estimate is for another country', level: 1 }),
  ).toBeVisible()
  await expectAccessible()
  await page.goto(link)
  expect((await shownFares(page)).length).toBeGreaterThan(3)
})

test('an old link that names its customer is cleaned when it is opened', async ({ page, site }) => {
  const old = new URLSearchParams({ customer_name: guest.name, customer_mobile: guest.mobile })
  await page.goto(`${await sharedLink(page, site)}&${old.toString()}`)
  await expect(fareResults(page).heading).toBeVisible()
  await expect(page).not.toHaveURL(/customer_/)
  // It is encrypted before it is kept, which takes a moment.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('fe_params'))).not.toBeNull()
})

test('a link to an unknown estimate leads home', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 404/)
  await page.goto('/en-IN/fare_estimate_mob?geo_region_id=3&fare_estimate_token=nobody-knows')
  await expect(page.getByRole('heading', { name: 'Data Not Found', level: 1 })).toBeVisible()
  await expect(page.getByText('Please redirect to home.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(fareForm(page).form).toBeVisible()
})

test('a long address is on one line of a phone, and whole at a tap', async ({
  page,
  site,
  expectAccessible,
}) => {
  const landmark =
    'Prestige Tech Park, Tower B, Kadubeesanahalli, Outer Ring Road, Bengaluru, Karnataka 560103'
  const drop = { ...whitefield, landmark: nameOf(whitefield) }
  await page.goto(await sharedLink(page, site, { pickup: { ...koramangala, landmark }, drop }))
  const address = page.getByRole('button', { name: landmark })
  await expect(address).toHaveAttribute('aria-expanded', 'false')
  const isCut = () =>
    page.getByText(landmark).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  const lines = () => address.evaluate(({ clientHeight }) => clientHeight / (16 * 1.5))
  expect(await isCut()).toBe(true)
  expect(await lines()).toBeCloseTo(1, 1)
  await expectAccessible()
  await address.click()
  await expect(address).toHaveAttribute('aria-expanded', 'true')
  expect(await isCut()).toBe(false)
  expect(await lines()).toBeGreaterThan(2.5)
  await expectAccessible()
  await address.click()
  await expect(address).toBeFocused()
  expect(await isCut()).toBe(true)
  // An address that has room is only a text.
  await expect(page.getByText(drop.landmark)).toBeVisible()
  await expect(page.getByRole('button', { name: drop.landmark })).toHaveCount(0)
})

test('an estimate of yesterday has expired, and a new one is a step away', async ({
  page,
  site,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 410/)
  const link = await sharedLink(page, site)
  site.advanceClock(day + 1)
  const route =
    'from_address_landmark=Koramangala&from_address_lat=12.9352&from_address_long=77.6245&to_address_landmark=Whitefield&to_address_lat=12.9698&to_address_long=77.75'
  await page.goto(`${link}&${route}`)
  await expect(page.getByRole('heading', { name: 'This estimate has expired' })).toBeVisible()
  await expect(page).not.toHaveURL(/from_address/)
  await page.getByRole('link', { name: 'Get a new estimate' }).click()
  await fareForm(page).expectAddress('pickup', 'Koramangala')
  await fareForm(page).expectAddress('drop', 'Whitefield')
})

test('an incomplete link says so without asking the service', async ({ page, network, site }) => {
  for (const query of [
    'geo_region_id=3',
    'geo_region_id=3&fare_estimate_token=',
    'fare_estimate_token=some-token&customer_mobile=98765',
    'fare_estimate_token=some-token&customer_mobile=98765&result=success&callback_request_id=42',
  ]) {
    await page.goto(`/en-IN/fare_estimate_mob?${query}`)
    await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get a new estimate' })).toBeVisible()
    await expect(page).not.toHaveURL(/customer_mobile/)
    await network.quiet()
  }
  expect(site.journal('fareEstimate')).toEqual([])
})

test('an estimate that cannot be fetched comes with Retry', async ({
  page,
  site,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/status of 500|net::ERR_/)
  site.fault({ call: 'fareEstimate', fault: 'error500Json', body: { error: 'Back in a minute.' } })
  await page.goto(await sharedLink(page, site))
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
  await expect(page.getByText('Sorry, this is embarrassing. Please try again.')).toBeVisible()
  await expect(page.getByText('Back in a minute.')).toBeVisible()
  await reports.expect(/^\[FARE_ESTIMATE\] estimate: NetworkError$/)
  const retry = page.getByRole('button', { name: 'Retry' })

  site.fault({ call: 'fareEstimate', fault: 'error500Html' })
  await retry.click()
  await expect(page.getByText('Some error occurred. Please retry')).toBeVisible()
  await reports.expect(/^\[FARE_ESTIMATE\] estimate: RefusalUnreadable$/)
  await retry.click()
  await expect(fareResults(page).heading).toBeVisible()
})

test('an estimate of a wrong shape is reported, and comes with Retry', async ({
  page,
  site,
  reports,
}) => {
  site.fault({ call: 'fareEstimate', fault: 'wrongShape' })
  await page.goto(await sharedLink(page, site))
  await expect(page.getByText('Unexpected error occurred')).toBeVisible()
  await reports.expect(
    /^\[API_ERROR_CONTRACT\] \/sandbox\/order\/website\/fare_estimates\/\{fare_estimate_token\} /,
  )
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(fareResults(page).heading).toBeVisible()
})

test('a route without vehicles says that there is no service', async ({ page, site }) => {
  site.fault({
    call: 'fareEstimate',
    fault: 'answer',
    body: {
      from: { landmark: 'Koramangala, Bengaluru', lat: 12.93, long: 77.62 },
      to: { landmark: 'Whitefield, Bengaluru', lat: 12.96, long: 77.74 },
      geo_region_id: 3,
      vehicles: [],
      quoted_at: '2026-11-20T13:07:00Z',
    },
  })
  await page.goto(await sharedLink(page, site))
  await expect(page.getByRole('heading', { name: 'Sorry! No service is available' })).toBeVisible()
  // The time is the market's, whatever the visitor's time zone.
  await expect(page.getByText('Quoted on Nov 20 2026, 06:37 PM')).toBeVisible()
  await page.getByRole('link', { name: 'Get a new estimate' }).click()
  await expect(fareForm(page).form).toBeVisible()
})

test('fares are shown without their content if that cannot be fetched', async ({
  page,
  site,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/status of 500/)
  site.fault({ call: 'fareResults', fault: 'error500Html' })
  await page.goto(await sharedLink(page, site))
  expect((await shownFares(page)).length).toBeGreaterThan(3)
  await reports.expect(/^\[FARE_ESTIMATE\] content: RefusalUnreadable$/)
  await expect(page.getByText('Best for sending:')).toHaveCount(0)
})

test('placeholders are shown until the fares come', async ({ page, site }) => {
  site.fault({ call: 'fareEstimate', fault: 'reorder' })
  const link = await sharedLink(page, site)
  await page.goto(link)
  await expect(page.getByRole('status').filter({ hasText: 'Fetching your estimate…' })).toHaveCount(
    1,
  )
  await expect(fareResults(page).vehicles).toHaveCount(0)
  // The page says the same before its script has asked.
  await expect.poll(() => site.journal('fareEstimate')).toHaveLength(1)
  // The sandbox sends the held answer after another one.
  await page.request.get(`${site.url}/sandbox/order/website/fare_estimates/other`)
  await expect(fareResults(page).heading).toBeVisible()
})

test('a reload amid the fares does not end at the foot of the page', async ({ page, site }) => {
  await page.goto(await sharedLink(page, site))
  const { vehicles } = fareResults(page)
  const foot = page.getByRole('contentinfo')
  await vehicles.nth(5).evaluate((card) => {
    card.scrollIntoView()
  })
  await expect(foot).not.toBeInViewport()
  const letGo = await holdBack(page, '**/fare_estimates/*')
  await page.reload()
  // The browser scrolls down as far as the placeholders reach.
  await expect(foot).toBeInViewport()
  letGo()
  await expect(vehicles.nth(5)).toBeVisible()
  await expect(foot).not.toBeInViewport()
})

test('a vehicle without a drawing has the service’s picture, unless the page’s policy refuses it', async ({
  page,
  site,
  consoleErrors,
}) => {
  consoleErrors.expectRefusal(/elsewhere.example/)
  const pictures = new Map([
    ['Tata Ace', '/sandbox/content/vehicles/4.svg'],
    ['Tata 407', 'https://elsewhere.example/tata-407.png'],
  ])
  await page.route('**/fare_estimates/*', async (route) => {
    const answer = await route.fetch()
    const estimate = Object(await answer.json())
    for (const vehicle of estimate.vehicles) {
      const image = pictures.get(String(vehicle.display_name))
      if (image === undefined) continue
      vehicle.vehicle_id += 5_000
      vehicle.image_url = image
      vehicle.image_alt_text = `${vehicle.display_name}, seen from its side`
    }
    await route.fulfill({ response: answer, json: estimate })
  })
  await page.goto(await sharedLink(page, site))
  const card = (name: string) => page.getByRole('article', { name, exact: true })
  const boxOf = async (name: string, picture: string) => {
    await card(name).scrollIntoViewIfNeeded()
    const box = await card(name).locator(picture).first().boundingBox()
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
  }
  const drawn = 'svg[viewBox="0 0 228 94"]'
  const room = await boxOf('E Loader', drawn)
  expect(await boxOf('Tata Ace', 'img')).toEqual(room)
  await expect
    .poll(() =>
      card('Tata Ace')
        .getByRole('img', { name: 'Tata Ace, seen from its side' })
        .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    )
    .toBe(true)
  // A picture that the policy refuses is replaced by a drawing of the same size.
  expect(await boxOf('Tata 407', drawn)).toEqual(room)
  await expect(card('Tata 407').getByRole('img')).toHaveCount(0)
})
