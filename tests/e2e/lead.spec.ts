import type { FaultOrder } from '../../sandbox/testing/faults.ts'
import { expectGuest, logIn, logOut, tabTo } from './support/account.ts'
import { expectDraftKept } from './support/draft.ts'
import { guest, hosur, koramangala, ramanagara, whitefield } from './support/enquiries.ts'
import {
  expect,
  expectFirstRow,
  fareResults,
  isPhone,
  passTime,
  shownFares,
  test,
} from './support/estimate.ts'
import { chooseLeadPlace, chooseNeed, expectLeadKept, fillLead, leadForm } from './support/lead.ts'
import { untilAwake } from './support/site.ts'

const services = '/en-IN/services'

test('a visitor asks for a call on the services page, and sees the fares', async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.goto(services)
  const { submit, consent, form } = leadForm(page)
  await expect(form).toBeVisible()
  await expect(consent).toBeChecked()
  await expectAccessible()
  await fillLead(page)
  await expectAccessible()
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  expect(await shownFares(page)).not.toEqual([])
  const [asked] = site.journal('spotCallback')
  expect(asked?.body).toMatchObject({
    geo_region: 3,
    pickup_address: { landmark: koramangala.landmark },
    drop_address: { landmark: whitefield.landmark },
    name: guest.name,
    mobile: guest.mobile,
    requirement: 'business',
    service_category: 'trucks',
    consent_for_callback: true,
  })
  expect(site.journal('spotRedirect')).toHaveLength(1)
  expect(page.url()).toContain('geo_region_id=3')
  expect(page.url()).toContain('lead_entry_created=true')
  expect(page.url()).not.toContain(guest.mobile)
  await page.reload()
  await expect(fareResults(page).heading).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user_city'))).toBe('bangalore')
})

test('a service is asked for on the first screen of its page @phone', async ({ page }) => {
  for (const path of [services, '/en-IN/courier', '/en-IN/packers-and-movers']) {
    await page.goto(path)
    await expect(leadForm(page).address('pickup'), path).toBeInViewport({ ratio: 1 })
  }
})

test('the home page has the lead form as well, which leads to the fares', {
  tag: '@any-size',
}, async ({ page }) => {
  await page.goto('/en-IN')
  const { submit, form } = leadForm(page)
  await page.getByRole('heading', { name: 'How it works' }).scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.mouse.wheel(0, 800)
    await expect(form).toBeVisible({ timeout: 500 })
  }).toPass()
  await fillLead(page)
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()
})

test('a customer is asked for the addresses only', { tag: '@any-size' }, async ({ page, site }) => {
  await page.goto(services)
  await logIn(page, site)
  const { name, mobile, requirement, submit } = leadForm(page)
  await expect(name).toBeHidden()
  await expect(mobile).toBeHidden()
  await expect(requirement).toBeHidden()
  await chooseLeadPlace(page, 'pickup', koramangala)
  await chooseLeadPlace(page, 'drop', whitefield)
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  const [asked] = site.journal('spotCallback')
  expect(asked?.headers['auth-token']).toBeTruthy()
  expect(Object.keys(Object(asked?.body))).not.toContain('mobile')
})

test('a visitor who refuses a call is not called', { tag: '@any-size' }, async ({ page, site }) => {
  await page.goto(services)
  await fillLead(page)
  const { consent, submit } = leadForm(page)
  await consent.uncheck()
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  expect(site.journal('spotCallback')[0]?.body).toMatchObject({ consent_for_callback: false })
  expect(page.url()).not.toContain('callback_request_id')
})

for (const [who, isNewLead] of [
  ['a visitor', true],
  ['somebody whose number is known', false],
] as const) {
  test(`a lead that gets no fares tells ${who} that a call was requested`, {
    tag: '@any-size',
  }, async ({ page, site }) => {
    await page.goto(services)
    await fillLead(page)
    site.fault({
      call: 'spotCallback',
      fault: 'answer',
      body: {
        callback_request_data: {
          result: 'success',
          prev_callback_req_id_present: !isNewLead,
          callback_request_id: 42,
          is_existing_cust: false,
          lead_entry_created: isNewLead,
          send_unregistered_event: isNewLead,
        },
        redirect_url: '/en-IN/fare_estimate_mob?service_category=trucks',
      },
    })
    // The sandbox itself did not get the request, so it would not confirm anything.
    site.fault({ call: 'spotRedirect', fault: 'answer', body: { result: 'success' } })
    await leadForm(page).submit.click()
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible()
    await page.getByRole('link', { name: 'Get a new estimate' }).click()
    await expect(page).toHaveURL(/\/en-IN\/fare-estimate$/)
  })
}

test('a reload keeps what was entered in the lead form, and does not send it', {
  tag: '@any-size',
}, async ({ page, site, network }) => {
  await page.goto(services)
  const { form, consent, submit } = leadForm(page)
  await fillLead(page)
  await consent.uncheck()
  await network.quiet()
  await page.reload()
  await expectLeadKept(page)
  await expect(consent).not.toBeChecked()
  await network.quiet()
  await expect(form.getByText('Name is required')).toBeHidden()
  expect(site.journal('spotCallback')).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  for (const secret of [guest.name, guest.mobile, koramangala.landmark]) {
    expect(kept).not.toContain(secret)
  }
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()
})

test('a logout on any page removes the name and number that were entered in the lead form', {
  tag: '@any-size',
}, async ({ page, site }) => {
  await page.goto(services)
  const { form, name, mobile } = leadForm(page)
  await fillLead(page)
  await expectDraftKept(page, 'sl_draft')
  // A page without the form.
  await page.goto('/en-IN/fare-estimate')
  await logIn(page, site)
  await logOut(page)
  await expectGuest(page)
  await page.goto(services)
  await expect(form).toBeVisible()
  await untilAwake(page)
  await expect(name).toHaveValue('')
  await expect(mobile).toHaveValue('')
})

test('a closed tab that is opened again after a logout does not recall the lead form', {
  tag: '@any-size',
}, async ({ page, context, site }) => {
  await page.goto(services)
  await fillLead(page)
  await expectDraftKept(page, 'sl_draft')
  // What a browser keeps of a closed tab.
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  await page.close()
  const other = await context.newPage()
  await other.goto('/en-IN/fare-estimate')
  await logIn(other, site)
  await logOut(other)
  const reopened = await context.newPage()
  await reopened.addInitScript((entries: Record<string, string>) => {
    for (const [name, text] of Object.entries(entries)) sessionStorage.setItem(name, text)
  }, kept)
  await reopened.goto(services)
  const { form, name, mobile } = leadForm(reopened)
  await expect(form).toBeVisible()
  await untilAwake(reopened)
  await expect
    .poll(() => reopened.evaluate(() => sessionStorage.getItem('sl_draft')))
    .not.toBe(kept['sl_draft'])
  await expect(name).toHaveValue('')
  await expect(mobile).toHaveValue('')
})

test('the requirement opens within the page if the lead form is the page’s own', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(services)
  const { requirement, sheet } = leadForm(page)
  await requirement.click()
  await expect(sheet.getByRole('button', { name: /^My / })).toHaveCount(2)
  await expectAccessible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(requirement).toBeFocused()
  await chooseNeed(page)
  await expect(requirement).toContainText('My Business Needs')
})

test('the requirement opens in the shared modal on any other page', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/en-IN/courier')
  const { requirement, sheet } = leadForm(page)
  await requirement.click()
  await expect(sheet).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await chooseNeed(page)
  await expect(requirement).toContainText('My Business Needs')
})

test('an address that is not served is refused in its dialog, where it can be changed', async ({
  page,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.expect(/status of 422/)
  await page.goto(services)
  await fillLead(page, { pickup: ramanagara, drop: hosur })
  const { submit, dialog, address, confirm } = leadForm(page)
  await submit.click()
  await expect(dialog('pickup').getByRole('alert')).toContainText(
    'We do not serve pickup service from this area. Please change the pickup location',
  )
  await expectAccessible()
  await dialog('pickup').getByRole('button', { name: 'Change' }).click()
  await dialog('pickup').getByRole('combobox', { name: 'Pickup address' }).fill('Koramangala')
  await page
    .getByRole('option', { name: koramangala.landmark.replace(', ', ' '), exact: true })
    .click()
  await confirm('pickup').click()
  await expect(dialog('drop').getByRole('alert')).toContainText('We do not serve dropoff')
  await page.keyboard.press('Escape')
  await expect(dialog('drop')).toBeHidden()
  await expect(address('drop')).toHaveAccessibleDescription(/We do not serve dropoff/)
  await chooseLeadPlaceAnew(page)
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()
})

const chooseLeadPlaceAnew = async (page: Parameters<typeof leadForm>[0]) => {
  const { address, dialog, confirm } = leadForm(page)
  const option = page.getByRole('option', {
    name: whitefield.landmark.replace(', ', ' '),
    exact: true,
  })
  await address('drop').click()
  if (isPhone(page)) {
    await dialog('drop').getByRole('button', { name: 'Change' }).click()
    await dialog('drop').getByRole('combobox', { name: 'Drop address' }).fill('Whitefield')
    await option.click()
    await confirm('drop').click()
  } else {
    await address('drop').fill('Whitefield')
    await option.click()
  }
}

type Failing = {
  readonly fault: FaultOrder
  readonly says: string
  readonly browserSays: RegExp | null
  readonly reports: readonly RegExp[]
}

const always = 99

const failures: readonly Failing[] = [
  {
    fault: { call: 'spotCallback', fault: 'error500Json', body: { error: 'We are moving house.' } },
    says: 'We are moving house.',
    browserSays: /status of 500/,
    reports: [/^\[LEAD\] NetworkError$/],
  },
  {
    fault: { call: 'spotCallback', fault: 'error500Html' },
    says: 'Some error occurred. Please retry',
    browserSays: /status of 500/,
    reports: [/^\[LEAD\] RefusalUnreadable$/],
  },
  {
    fault: { call: 'spotCallback', fault: 'wrongShape' },
    says: 'Unexpected error occurred',
    browserSays: null,
    reports: [/^\[API_ERROR_CONTRACT\]/],
  },
  {
    fault: { call: 'spotCallback', fault: 'refuse', times: always },
    says: 'We could not be reached. Please try again.',
    browserSays: /net::ERR_/,
    reports: [/^\[LEAD\] Unreachable$/],
  },
  {
    fault: { call: 'spotRedirect', fault: 'answer', body: { result: 'failed' } },
    says: 'We could not confirm your request.',
    browserSays: null,
    reports: [/^\[LEAD\] LeadUnconfirmed$/],
  },
]

test('a lead that fails says so under its button, keeps everything and can be sent again', {
  tag: '@phone',
}, async ({ page, site, consoleErrors, reports }) => {
  await page.goto(services)
  await fillLead(page)
  const { submit, failure, retry } = leadForm(page)
  for (const { fault, says, browserSays, reports: told } of failures) {
    if (browserSays !== null) consoleErrors.expect(browserSays)
    const asked = site.journal(fault.call).length
    site.fault(fault)
    await submit.click()
    await expect.poll(() => site.journal(fault.call).length).toBeGreaterThan(asked)
    await expect(failure).toContainText(says)
    await expect(failure).toBeInViewport({ ratio: 0.95 })
    for (const report of told) await reports.expect(report)
    await expectLeadKept(page)
    site.clearFaults()
  }
  const sent = site.journal('spotCallback').map(({ headers }) => headers['client-request-uuid'])
  expect(new Set(sent).size).toBe(1)
  await retry.click()
  await expect(fareResults(page).heading).toBeVisible()
})

test('the service’s message about the whole form stands under the button', {
  tag: '@any-size',
}, async ({ page, site, consoleErrors }) => {
  consoleErrors.expect(/status of 422/)
  await page.goto(services)
  await fillLead(page)
  site.fault({
    call: 'spotCallback',
    fault: 'answer',
    status: 422,
    body: { field_errors: [], form_error: 'Not on Sundays' },
  })
  const { submit, failure, name } = leadForm(page)
  await submit.click()
  await expect(failure).toContainText('Not on Sundays')
  await name.fill('Asha Rani Rao')
  await expect(failure).toBeHidden()
})

test('a double tap sends a lead once, and a lead without an answer says that it took too long', {
  tag: '@phone',
}, async ({ page, network, site, reports }) => {
  await page.clock.install()
  await page.goto(services)
  await fillLead(page)
  const { submit, failure, form, name } = leadForm(page)
  await network.quiet()
  site.fault({ call: 'spotCallback', fault: 'hang' })
  await submit.dblclick()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expect(name).toBeDisabled()
  await expect.poll(() => site.journal('spotCallback').length).toBe(1)
  await passTime(page, 4_000, form.getByText(/taking longer than usual/))
  await passTime(page, 11_000, failure)
  await expect(failure).toContainText('This is taking too long.')
  await reports.expect(/^\[LEAD\] Unreachable$/)
  expect(site.journal('spotCallback')).toHaveLength(1)
})

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test('a lead is filled in by keyboard alone', async ({ page }) => {
    await page.goto(services)
    const { address, name, mobile, requirement, sheet, submit } = leadForm(page)
    await tabTo(page, address('pickup'))
    await page.keyboard.type('Koramangala')
    await expectFirstRow(page, koramangala)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(address('pickup')).toHaveValue(koramangala.landmark)
    await tabTo(page, address('drop'))
    await page.keyboard.type('Whitefield')
    await expectFirstRow(page, whitefield)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(address('drop')).toHaveValue(whitefield.landmark)
    await tabTo(page, name)
    await page.keyboard.type(guest.name)
    await tabTo(page, mobile)
    await page.keyboard.type(guest.mobile)
    await tabTo(page, requirement)
    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
    await tabTo(page, sheet.getByRole('button', { name: /^My Personal Needs/ }))
    await page.keyboard.press('Enter')
    await expect(requirement).toBeFocused()
    await tabTo(page, submit)
    await page.keyboard.press('Enter')
    await expect(fareResults(page).heading).toBeVisible()
  })
})
