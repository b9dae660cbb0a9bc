import type { FaultOrder } from '../../sandbox/testing/faults.ts'
import { hosur, koramangala, ramanagara, whitefield } from './support/enquiries.ts'
import {
  choosePlace,
  expect,
  fareForm,
  fareResults,
  openFilled,
  passTime,
  test,
} from './support/estimate.ts'

type Failing = {
  readonly fault: FaultOrder
  readonly says: string
  /** What is reported to the operators. */
  readonly reports: readonly RegExp[]
}

const wordless = { address_error_type: null, field_errors: [], form_error: null }

// Chrome repeats a request when a connection that it reuses is closed, so the fault stays armed.
const always = 99

const failures: ReadonlyArray<{
  readonly when: string
  /** What Chrome itself logs about the requests. */
  readonly browserSays: RegExp | null
  readonly rows: readonly Failing[]
}> = [
  {
    when: 'the validator fails',
    browserSays: /status of (500|401|429)/,
    rows: [
      {
        fault: {
          call: 'validator',
          fault: 'error500Json',
          body: { error: 'Fares are being updated.' },
        },
        says: 'Fares are being updated.',
        reports: [/^\[FARE_ESTIMATE\] NetworkError$/],
      },
      {
        fault: { call: 'validator', fault: 'error500Html' },
        says: 'Some error occurred. Please retry',
        reports: [/^\[FARE_ESTIMATE\] RefusalUnreadable$/],
      },
      {
        fault: { call: 'validator', fault: 'error500Empty' },
        says: 'Some error occurred. Please retry',
        reports: [/^\[FARE_ESTIMATE\] RefusalUnreadable$/],
      },
      {
        fault: { call: 'validator', fault: '401' },
        says: 'Authentication Failed',
        // A guest has no session that could have expired.
        reports: [/^\[FARE_ESTIMATE\] NetworkError$/],
      },
      {
        fault: { call: 'validator', fault: '429' },
        says: 'Too many requests',
        reports: [/^\[FARE_ESTIMATE\] NetworkError$/],
      },
    ],
  },
  {
    when: 'the validator answers what nobody can use',
    browserSays: null,
    rows: [
      {
        fault: { call: 'validator', fault: 'notJson' },
        says: 'Unexpected error occurred',
        reports: [
          /^\[API_ERROR_CONTRACT\] \/sandbox\/order\/website\/fare_estimate_validator_v2 \(whole\)$/,
        ],
      },
      {
        fault: { call: 'validator', fault: 'wrongShape' },
        says: 'Unexpected error occurred',
        reports: [
          /^\[API_ERROR_CONTRACT\] \/sandbox\/order\/website\/fare_estimate_validator_v2 .*fare_estimate_url/,
        ],
      },
      {
        fault: {
          call: 'validator',
          fault: 'answer',
          body: {
            fare_estimate_url: 'https://hathi.example.com/en-IN/fare_estimate_mob?geo_region_id=3',
            callback_request_response: {
              result: 'success',
              prev_callback_req_id_present: false,
              callback_request_id: 7,
              is_existing_cust: false,
              brand: 'Hathi',
              send_unregistered_event: false,
            },
            vehicles: [],
          },
        },
        says: 'Unexpected error occurred',
        reports: [/^\[LINK_REFUSED\] fare_estimate_url$/],
      },
    ],
  },
  {
    when: 'the validator cannot be reached',
    browserSays: /net::ERR_/,
    rows: [
      {
        fault: { call: 'validator', fault: 'refuse', times: always },
        says: 'We could not be reached. Please try again.',
        reports: [/^\[FARE_ESTIMATE\] Unreachable$/],
      },
      {
        fault: { call: 'validator', fault: 'resetMidBody', times: always },
        says: 'We could not be reached. Please try again.',
        reports: [/^\[FARE_ESTIMATE\] Unreachable$/],
      },
    ],
  },
  {
    when: 'no token is given',
    browserSays: /status of 500/,
    rows: [
      {
        fault: {
          call: 'secure',
          fault: 'answer',
          body: { response: null, status: 'failed', error: 'This route is closed today.' },
        },
        says: 'This route is closed today.',
        reports: [/^\[FARE_ESTIMATE\] TokenRefused$/],
      },
      {
        fault: {
          call: 'secure',
          fault: 'answer',
          body: { response: { fare_estimate_token: null }, status: 'failed', error: null },
        },
        says: 'Error in retrieving secure token',
        reports: [/^\[FARE_ESTIMATE\] TokenRefused$/],
      },
      {
        fault: { call: 'secure', fault: 'error500Json' },
        says: 'Internal server error',
        reports: [/^\[FARE_ESTIMATE\] NetworkError$/],
      },
      {
        fault: { call: 'secure', fault: 'error500Html' },
        says: 'Error in fetching token. Please refresh the page.',
        reports: [/^\[FARE_ESTIMATE\] RefusalUnreadable$/],
      },
      {
        fault: { call: 'secure', fault: 'wrongShape' },
        says: 'Error in fetching token. Please refresh the page.',
        reports: [/^\[API_ERROR_CONTRACT\] \/sandbox\/order\/fare_estimate_secure \(whole\)$/],
      },
    ],
  },
]

for (const { when, browserSays, rows } of failures) {
  test(`when ${when}, the form says so, keeps everything and can be sent again`, {
    tag: '@phone',
  }, async ({ page, site, consoleErrors, reports }) => {
    if (browserSays !== null) consoleErrors.expect(browserSays)
    await openFilled(page, site)
    const { submit, failure, retry, expectKept } = fareForm(page)
    for (const { fault, says, reports: told } of rows) {
      const asked = site.journal(fault.call).length
      site.fault(fault)
      await submit.click()
      await expect.poll(() => site.journal(fault.call).length).toBeGreaterThan(asked)
      await expect(failure).toContainText(says)
      await expect(failure).toContainText('What you entered is kept.')
      await expect(failure).toBeInViewport({ ratio: 0.95 })
      for (const report of told) await reports.expect(report)
      await expectKept()
      await expect(submit).toBeEnabled()
      await expect(submit).not.toHaveAttribute('aria-busy')
      site.clearFaults()
    }
    await retry.click()
    await expect(fareResults(page).heading).toBeVisible()
  })
}

test('a form without an answer says what it waits for, and then that it took too long', {
  tag: '@any-size',
}, async ({ page, network, site, reports }) => {
  await page.clock.install()
  await openFilled(page, site)
  const { form, submit, failure, retry, expectKept, name } = fareForm(page)
  await network.quiet()
  site.fault({ call: 'validator', fault: 'hang' })
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expect(name).toBeDisabled()
  await expect.poll(() => site.journal('validator').length).toBe(1)
  await passTime(page, 4_000, form.getByRole('status').filter({ hasText: 'Working out the fares' }))
  await passTime(page, 11_000, failure)
  await expect(failure).toContainText('This is taking too long. Please try again.')
  await reports.expect(/^\[FARE_ESTIMATE\] Unreachable$/)
  await expectKept()
  await retry.click()
  await expect(fareResults(page).heading).toBeVisible()
})

test('an offline customer is told so, and can send the form once online again', {
  tag: '@any-size',
}, async ({ page, network, context, site, consoleErrors }) => {
  consoleErrors.expect(/net::ERR_INTERNET_DISCONNECTED/)
  await openFilled(page, site)
  const { address, submit, failure, retry, expectKept } = fareForm(page)
  // The code for what follows a submit loads with the first tap into an address.
  const estimating = page.waitForResponse(/assets\/estimating\./)
  await address('pickup').click()
  await page.keyboard.press('Escape')
  await estimating
  // The foot of the page loads when the visitor gets there.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await network.quiet()
  await context.setOffline(true)
  await submit.click()
  await expect(failure).toContainText('You are offline. Check your connection and try again.')
  await expectKept()
  await context.setOffline(false)
  await retry.click()
  await expect(fareResults(page).heading).toBeVisible()
})

test('a town that is not served is refused at its field until it is changed', async ({
  page,
  site,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 422/)
  const pickup = 'We do not serve pickup service from this area. Please change the pickup location'
  const drop = 'We do not serve dropoff service from this area. Please change the dropoff location'
  await openFilled(page, site, {
    pickup: { status: 'resolved', place: ramanagara },
    drop: { status: 'resolved', place: hosur },
  })
  const { submit, address, failure, expectKept } = fareForm(page)
  await submit.click()
  await expect(address('pickup')).toHaveAccessibleDescription(pickup)
  await expect(address('drop')).toHaveAccessibleDescription(drop)
  await expect(address('pickup')).toBeFocused()
  await expect(failure).toBeHidden()
  await expectKept({ pickup: ramanagara, drop: hosur })

  await choosePlace(page, 'pickup', koramangala)
  await expect(address('pickup')).not.toHaveAccessibleDescription(pickup)
  await expect(address('drop')).toHaveAccessibleDescription(drop)
  await submit.click()
  await expect(address('drop')).toBeFocused()
  await expect(address('drop')).toHaveAccessibleDescription(drop)
  await expect(address('pickup')).not.toHaveAccessibleDescription(pickup)

  await choosePlace(page, 'drop', whitefield)
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()
})

test('the service’s message about a field stands at that field', async ({
  page,
  site,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 422/)
  await openFilled(page, site)
  site.fault({
    call: 'validator',
    fault: 'answer',
    status: 422,
    body: {
      address_error_type: 'INVALID_PICKUP_DROP',
      field_errors: [
        { field_name: 'from_address', message: 'Nobody can stop there.' },
        { field_name: 'to_address', message: 'This gate is closed.' },
        { field_name: 'name', message: 'This name is on no list.' },
        { field_name: 'customer_mobile', message: 'This number is not in use.' },
        { field_name: 'frequency', message: 'Not for this route.' },
        { field_name: 'colour', message: 'Nobody knows this field.' },
      ],
      form_error: null,
    },
  })
  const { submit, address, name, mobile, requirement, failure, form } = fareForm(page)
  await submit.click()
  await expect(address('pickup')).toHaveAccessibleDescription('Nobody can stop there.')
  await expect(address('drop')).toHaveAccessibleDescription('This gate is closed.')
  await expect(name).toHaveAccessibleDescription('This name is on no list.')
  await expect(mobile).toHaveAccessibleDescription(/This number is not in use\./)
  await expect(requirement).toHaveAccessibleDescription('Not for this route.')
  await expect(form).not.toContainText('Nobody knows this field.')
  await expect(failure).toBeHidden()

  await name.fill('Asha Rani Rao')
  await expect(name).toHaveAccessibleDescription('')
  await expect(mobile).toHaveAccessibleDescription(/This number is not in use\./)
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()
})

test('a field error without a message is ignored, and a refusal without any message is shown and reported', {
  tag: '@any-size',
}, async ({ page, site, consoleErrors, reports }) => {
  consoleErrors.expect(/status of 422/)
  await openFilled(page, site)
  site.fault({
    call: 'validator',
    fault: 'answer',
    status: 422,
    body: { ...wordless, field_errors: [{ field_name: 'name', message: '' }] },
  })
  const { submit, retry, name, failure, expectKept } = fareForm(page)
  await submit.click()
  await expect(failure).toContainText('Some error occurred. Please retry')
  await reports.expect(/^\[FARE_ESTIMATE\] refused without a word$/)
  await expect(name).toHaveAccessibleDescription('')
  await expectKept()
  await retry.click()
  await expect(fareResults(page).heading).toBeVisible()
})

test('what the service says of the whole form stands beside the button and can be dismissed', async ({
  page,
  site,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 422/)
  await openFilled(page, site)
  const refusal: FaultOrder = {
    call: 'validator',
    fault: 'answer',
    status: 422,
    body: { ...wordless, form_error: 'Sorry! No service is available' },
    times: 2,
  }
  site.fault(refusal)
  const { submit, failure, retry, name, expectKept } = fareForm(page)
  await submit.click()
  await expect(failure).toContainText('Sorry! No service is available')
  await expect(failure).toContainText('Check what you entered and try again.')
  await expect(retry).toBeHidden()
  await expectKept()
  await failure.getByRole('button', { name: 'Dismiss' }).click()
  await expect(failure).toBeHidden()
  await submit.click()
  await expect(failure).toContainText('Sorry! No service is available')
  await name.fill('Asha Rani Rao')
  await expect(failure).toBeHidden()
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()
})

test('a refusal with a successful status is shown at its field as well', {
  tag: '@any-size',
}, async ({ page, site }) => {
  await openFilled(page, site)
  site.fault({
    call: 'validator',
    fault: 'answer',
    body: {
      address_error_type: 'INVALID_DROP',
      field_errors: [{ field_name: 'to_address', message: 'This gate is closed.' }],
      form_error: null,
    },
  })
  const { submit, address } = fareForm(page)
  await submit.click()
  await expect(address('drop')).toHaveAccessibleDescription('This gate is closed.')
  await expect(address('pickup')).not.toHaveAccessibleDescription('This gate is closed.')
})

test('a reload after a failure keeps the input, drops the message and asks nothing by itself', {
  tag: '@any-size',
}, async ({ page, network, site, consoleErrors, reports }) => {
  consoleErrors.expect(/status of 500/)
  await openFilled(page, site)
  site.fault({ call: 'validator', fault: 'error500Html' })
  const { submit, failure, expectKept } = fareForm(page)
  await submit.click()
  await expect(failure).toBeVisible()
  await reports.expect(/^\[FARE_ESTIMATE\] RefusalUnreadable$/)
  await page.reload()
  await expectKept()
  await network.quiet()
  await expect(failure).toBeHidden()
  expect(site.journal('validator')).toHaveLength(1)
})
