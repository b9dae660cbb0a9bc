import { expect, fareForm, fareResults, openFilled, test } from './support/estimate.ts'

test.use({ settings: { HATHI_CAPTCHA_SITE_KEY: 'a-site-key' } })

const script = 'https://www.google.com/recaptcha/**'

test('a captcha that fails says so, reloads the page after 3 seconds, keeps the form and sends nothing', async ({
  page,
  network,
  site,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/net::ERR_FAILED/)
  await page.route(script, (route) => route.abort())
  await page.clock.install()
  await openFilled(page, site)
  const { submit, failure, expectKept } = fareForm(page)
  const reloaded = page.waitForEvent('load')
  await submit.click()
  await expect(failure).toContainText('Error in fetching token. Please refresh the page.')
  await expect(failure).toContainText('We reload the page in a moment. What you entered is kept.')
  await reports.expect(/^\[CAPTCHA\] CaptchaFailed$/)

  await page.clock.fastForward(3_000)
  await reloaded
  await expectKept()
  await expect(failure).toBeHidden()
  await expect(submit).toBeEnabled()
  await network.quiet()
  expect(site.journal('validator')).toEqual([])
})

test('a name typed by hand is kept over the reload after a failed captcha', async ({
  page,
  site,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/net::ERR_FAILED/)
  await page.route(script, (route) => route.abort())
  await page.clock.install()
  await openFilled(page, site)
  const { submit, failure, name } = fareForm(page)
  await name.fill('किरण राव')
  const reloaded = page.waitForEvent('load')
  await submit.click()
  await expect(failure).toBeVisible()
  await reports.expect(/^\[CAPTCHA\] CaptchaFailed$/)
  await page.clock.fastForward(3_000)
  await reloaded
  await expect(name).toHaveValue('किरण राव')
})

test('the token of a captcha is sent to the validator', async ({ page, site }) => {
  await page.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      // Google's script only brings `ready`, and requests another one for the rest.
      body: `window.grecaptcha = {
        ready: (then) => setTimeout(() => {
          window.grecaptcha.execute = (key, { action }) =>
            Promise.resolve(['proof', key, action].join(' '))
          then()
        }),
      }`,
    }),
  )
  await openFilled(page, site)
  await fareForm(page).submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  expect(site.journal('validator').map(({ body }) => body)).toEqual([
    { re_id: 'proof a-site-key fare_estimate' },
  ])
  expect(site.journal('secure').map(({ body }) => body)).toEqual([{ re_id: 'Default' }])
})
