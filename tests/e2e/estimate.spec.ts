import { guest, koramangala, whitefield } from './support/enquiries.ts'
import {
  choosePlace,
  expect,
  fareForm,
  fareResults,
  fillContact,
  isPhone,
  openFilled,
  shownFares,
  test,
} from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'
import { quotedVehicles } from './support/quotes.ts'

const personal = /_mobile|_name|_address_|frequency|Koramangala|Whitefield|Asha|9123456780/i
// Contains "mobile", but is about the device and not about a number.
const impersonal = 'is_device_mobile'

test('a guest gets fares from Koramangala to Whitefield, and keeps them', async ({
  page,
  site,
  elsewhere,
}) => {
  test.slow()
  await page.goto('/')
  await expect(page).toHaveURL(/\/en-IN$/)
  await page.goto('/fare-estimate')
  const { form, submit, name, mobile, consent, expectKept } = fareForm(page)

  await test.step('gives the route', async () => {
    if (isPhone(page)) await expect(submit).toBeDisabled()
    await choosePlace(page, 'pickup', koramangala)
    if (isPhone(page)) await expect(name).toBeHidden()
    await choosePlace(page, 'drop', whitefield)
  })

  await test.step('gives a contact', async () => {
    await expect(form).toContainText('+91')
    await expect(consent).toBeChecked()
    await fillContact(page)
    await expect(mobile).toHaveValue(guest.mobile)
    await submit.click()
  })

  await test.step('sees the fares', async () => {
    const { heading, vehicles } = fareResults(page)
    await expect(heading).toBeVisible()
    await expect(page.getByText(koramangala.landmark)).toBeVisible()
    await expect(page.getByText(whitefield.landmark)).toBeVisible()
    await expect(vehicles.first()).toContainText('Lowest fare')
    await expect(vehicles.filter({ hasNotText: '₹' })).toHaveCount(0)
    await expect(vehicles.filter({ hasNotText: /\d+\skg/ })).toHaveCount(0)
    await expect(vehicles.filter({ hasText: 'Best for sending:' }).first()).toBeVisible()
  })

  const { pathname, searchParams } = new URL(page.url())
  const token = searchParams.get('fare_estimate_token') ?? ''

  await test.step('sees every vehicle except those with a helper', async () => {
    const quoted = await quotedVehicles(page, site, token)
    const shown = quoted.filter(({ vehicle_type }) => !vehicle_type.includes('Helper'))
    expect(shown.length).toBeLessThan(quoted.length)
    const withoutHelper = shown.map(
      (vehicle) => `${vehicle.display_name}: ${vehicle.base_fare_display}`,
    )
    expect([...(await shownFares(page))].sort()).toEqual([...withoutHelper].sort())
  })

  await test.step('has a link without personal data', async () => {
    expect(pathname).toBe('/en-IN/fare_estimate_mob')
    expect(token).not.toBe('')
    expect([...searchParams].flat().filter((text) => personal.test(text))).toEqual([impersonal])
    expect(Object.fromEntries(searchParams)).toMatchObject({
      geo_region_id: '3',
      brand: 'Hathi',
      service_category: 'trucks',
      is_device_mobile: String(isPhone(page)),
      result: 'success',
      prev_callback_req_id_present: 'false',
      is_existing_cust: 'false',
      lead_entry_created: 'true',
      utm_source: 'website_fare_estimate_ssr',
      utm_campaign: 'default_trucks',
    })
  })

  await test.step('leaves nothing readable in the browser', async () => {
    const { params, all } = await page.evaluate(() => ({
      params: sessionStorage.getItem('fe_params'),
      all: [...Object.values(sessionStorage), ...Object.values(localStorage), document.cookie],
    }))
    expect(params).toMatch(/^[\w-]{100,}$/)
    const readable = all.flatMap((text: string) => [
      text,
      Buffer.from(text, 'base64url').toString('latin1'),
    ])
    for (const secret of [guest.name, guest.mobile, 'Koramangala', 'Whitefield', '12.93']) {
      expect(readable.filter((text) => text.includes(secret))).toEqual([])
    }
  })

  const fares = await shownFares(page)
  const link = page.url()

  await test.step('sees the same fares after a reload', async () => {
    await page.reload()
    expect(await shownFares(page)).toEqual(fares)
    expect(page.url()).toBe(link)
  })

  await test.step('goes back to the form as it was', async () => {
    await page.goBack()
    await expectKept()
    await expect(submit).toBeEnabled()
    await page.goForward()
    expect(await shownFares(page)).toEqual(fares)
  })

  await test.step('sees the same fares on another device', async () => {
    const other = await elsewhere()
    await other.goto(link)
    expect(await shownFares(other)).toEqual(fares)
    await fareResults(other).edit.click()
    const { expectAddress, name: nameThere } = fareForm(other)
    await expectAddress('pickup', koramangala.landmark)
    await expectAddress('drop', whitefield.landmark)
    await expect(nameThere).toHaveValue('')
  })

  await test.step('edits the route', async () => {
    await fareResults(page).edit.click()
    await expect(page).toHaveURL(/\/en-IN\/fare-estimate$/)
    await expectKept()
  })
})

test('the form on the home page gives fares as well', async ({ page }) => {
  await page.goto('/en-IN')
  await choosePlace(page, 'pickup', koramangala)
  await choosePlace(page, 'drop', whitefield)
  await fillContact(page)
  await fareForm(page).submit.click()
  await expect(fareResults(page).heading).toBeVisible()
})

test('going back from the fares finds the form as it was, ready to be sent again', async ({
  page,
  site,
}) => {
  await openFilled(page, site)
  await fareForm(page).submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  await page.goBack()
  await fareForm(page).expectKept()
  await fareForm(page).submit.click()
  await expect(fareResults(page).heading).toBeVisible()
})

test('a guest who chooses 2 wheeler sees two-wheelers only, and then trucks after choosing Trucks', {
  tag: '@any-size',
}, async ({ page, site }) => {
  await openFilled(page, site)
  await page.getByRole('radio', { name: '2 wheeler' }).check()
  await fareForm(page).submit.click()
  await expect(fareResults(page).vehicles).toHaveCount(1)
  await expect(fareResults(page).vehicles).toContainText('2 Wheeler')
  await page.goBack()
  await page.getByRole('radio', { name: 'Trucks' }).check()
  await fareForm(page).submit.click()
  await expect(fareResults(page).vehicles.first()).not.toContainText('2 Wheeler')
})

test('pickup and drop can be swapped, and cleared on a desktop', async ({ page, site }) => {
  await openFilled(page, site)
  const { expectAddress, name, form } = fareForm(page)
  await form.getByRole('button', { name: 'Swap pickup and drop' }).click()
  await expectAddress('pickup', whitefield.landmark)
  await expectAddress('drop', koramangala.landmark)
  if (isPhone(page)) return
  await form.getByRole('button', { name: 'Clear locations' }).click()
  await expectAddress('pickup', '')
  await expectAddress('drop', '')
  await expect(name).toHaveValue(guest.name)
})

test('a guest who presses the button too early is told what is missing, field by field', async ({
  page,
  site,
}) => {
  await openFilled(page, site, { name: '', mobile: '', requirement: '' })
  const { submit, name, mobile, requirement, form, chooseRequirement } = fareForm(page)
  if (isPhone(page)) await expect(form).toContainText('Fill in your details to see the fare.')
  await submit.click({ force: true })
  await expect(name).toHaveAccessibleDescription(/Name is required/)
  await expect(name).toBeFocused()
  await expect(mobile).toHaveAccessibleDescription(/Mobile is required/)
  await expect(requirement).toHaveAccessibleDescription(
    'Please select a valid option for requirement.',
  )
  await name.fill('As')
  await expect(name).toHaveAccessibleDescription('Name must contain at least 3 alphabets')
  await name.fill('Asha 2')
  await expect(name).toHaveAccessibleDescription(
    'Please enter a valid name (no numbers or symbols)',
  )
  await name.fill('किरण राव')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await mobile.fill('12345')
  await expect(mobile).toHaveAccessibleDescription(/Invalid mobile number/)
  await mobile.fill('+91 98765-43210')
  await expect(mobile).not.toHaveAttribute('aria-invalid')
  await chooseRequirement()
  await expect(form.locator('[aria-invalid="true"], [data-problem]')).toHaveCount(0)
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()
})

test('a press before the contact fields have loaded leads to the first missing one once they have', {
  tag: '@phone',
}, async ({ page, site }) => {
  const letGo = await holdBack(page, /\/assets\/phone-contact\..*\.js$/)
  await openFilled(page, site, { name: '', mobile: '', requirement: '' })
  const { submit, name } = fareForm(page)
  await submit.click({ force: true })
  letGo()
  await expect(name).toHaveAccessibleDescription(/Name is required/)
  await expect(name).toBeFocused()
})

test('an empty form says that both addresses are required', async ({ page }) => {
  await page.goto('/en-IN/fare-estimate')
  const { submit, address } = fareForm(page)
  await submit.click({ force: true })
  await expect(address('pickup')).toHaveAccessibleDescription('Pickup address is required')
  await expect(address('drop')).toHaveAccessibleDescription('Drop address is required')
  await expect(address('pickup')).toBeFocused()
})
