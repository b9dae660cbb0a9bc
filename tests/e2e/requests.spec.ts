import { guest, koramangala, whitefield } from './support/enquiries.ts'
import { expect, fareForm, fareResults, isPhone, openFilled, test } from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('two taps on the button send one request', async ({ page, site }) => {
  await openFilled(page, site)
  const { submit } = fareForm(page)
  const letGo = await holdBack(page, /fare_estimate_validator/)
  await submit.dblclick()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Enter')
  letGo()
  await expect(fareResults(page).heading).toBeVisible()
  expect(site.journal('validator')).toHaveLength(1)
  expect(site.journal('secure')).toHaveLength(1)
})

test('a failed request is not sent again by itself', async ({
  page,
  network,
  site,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/status of 500/)
  await openFilled(page, site)
  site.fault({ call: 'validator', fault: 'error500Json', times: 3 })
  const { submit, failure } = fareForm(page)
  await submit.click()
  await expect(failure).toBeVisible()
  await reports.expect(/^\[FARE_ESTIMATE\] NetworkError$/)
  await network.quiet()
  expect(site.journal('validator')).toHaveLength(1)
})

test('a retry has the request id of the first try, and an edited form gets a new one', async ({
  page,
  site,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/status of 500/)
  await openFilled(page, site)
  const { submit, failure, retry, name } = fareForm(page)
  site.fault({ call: 'validator', fault: 'error500Json', times: 2 })
  await submit.click()
  await expect(failure).toBeVisible()
  await reports.expect(/^\[FARE_ESTIMATE\] NetworkError$/)
  await retry.click()
  await expect.poll(() => site.journal('validator').length).toBe(2)
  await expect(failure).toBeVisible()
  await reports.expect(/^\[FARE_ESTIMATE\] NetworkError$/)
  await name.fill('Asha Rani Rao')
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()

  const ids = [...site.journal('validator'), ...site.journal('secure')].map(
    ({ headers }) => headers['client-request-uuid'],
  )
  const [first, second, third, secure] = ids
  expect(ids).toHaveLength(4)
  expect(first).toMatch(uuid)
  expect(second).toBe(first)
  expect(third).toMatch(uuid)
  expect(third).not.toBe(first)
  expect(secure).toBe(third)
})

test('every request names the device, the country and the language', async ({ page, site }) => {
  await openFilled(page, site)
  await fareForm(page).submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  await page.reload()
  await expect(fareResults(page).heading).toBeVisible()

  const calls = ['validator', 'secure', 'fareEstimate'] as const
  const seen = calls.flatMap((call) => site.journal(call))
  expect(seen.map(({ call }) => call)).toEqual(calls)
  for (const { headers } of seen) {
    expect(headers).toMatchObject({
      brand: 'smartshift',
      source: 'website',
      country: 'in',
      'preferred-languages': 'en-IN',
      'client-request-uuid': expect.stringMatching(uuid),
      'device-id': expect.stringMatching(uuid),
    })
    expect(headers).not.toHaveProperty('auth-token')
  }
  expect(new Set(seen.map(({ headers }) => headers['device-id'])).size).toBe(1)
})

test('a request for public content does not name the device or the customer', async ({
  page,
  site,
}) => {
  await openFilled(page, site)
  await fareForm(page).submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  await expect.poll(() => site.journal('fareResults')).toHaveLength(1)
  const [{ headers } = { headers: {} }] = site.journal('fareResults')
  for (const who of ['brand', 'source', 'device-id', 'mobile', 'auth-token']) {
    expect(headers).not.toHaveProperty(who)
  }
})

test('the validator gets the parameters of the contract', async ({ page, site }) => {
  await openFilled(page, site, {
    path: '/en-IN/fare-estimate?utm_source=poster&utm_campaign=monsoon',
  })
  await fareForm(page).submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  const asked = {
    from_address_landmark: koramangala.landmark,
    from_address_lat: '12.935223',
    from_address_long: '77.624481',
    to_address_landmark: whitefield.landmark,
    to_address_lat: '12.9698',
    to_address_long: '77.749972',
    customer_name: guest.name,
    customer_mobile: guest.mobile,
    user_type: '/',
    brand: 'Hathi',
    frequency: 'business',
    service_category: 'trucks',
    is_device_mobile: String(isPhone(page)),
    source_url: `${site.url}/en-IN/fare-estimate`,
    utm_source: 'poster',
    utm_medium: '',
    utm_campaign: 'monsoon',
    utm_term: '',
    utm_content: '',
  }
  const [validator] = site.journal('validator')
  const [secure] = site.journal('secure')
  expect(validator?.query).toEqual(asked)
  expect(validator?.body).toEqual({})
  expect(secure?.query).toEqual({ ...asked, geo_region_id: '3' })
  expect(secure?.body).toEqual({ re_id: 'Default' })
  expect(new URL(page.url()).searchParams.getAll('utm_source')).toEqual(['poster'])
})

test('the analytics events of an estimate come in order, without personal data', async ({
  page,
  site,
}) => {
  const counted: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('[analytics]')) counted.push(message.text())
  })
  await openFilled(page, site)
  await fareForm(page).submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  await expect
    .poll(() => counted.map((line) => line.replace(/^\[analytics\] (.*) \{.*$/, '$1')))
    .toEqual([
      'Get Trip Estimate Click',
      'Get Trip Estimate Validation Successful',
      'Get Trip Estimate Successful',
      'Get Trip Estimate Successful-Trucks',
      'Unregistered Lead',
    ])
  expect(counted.filter((line) => /Asha|91234|Koramangala/.test(line))).toEqual([])
})
