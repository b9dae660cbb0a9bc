import { expect, test } from './support/estimate.ts'

test('the page loads, names the product and starts without an error', async ({ page, site }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Hathi/)
  await expect(page.locator('#root > *').first()).toBeVisible()
  const config = await page.request.get(`${site.url}/config.json`)
  expect(config.status()).toBe(200)
  expect(await config.json()).toMatchObject({ brand: 'hathi', maps: 'open' })
})

test.describe('every test fails because of', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('an error in the console', async ({ page }) => {
    test.fail()
    await page.evaluate(() => console.error('boom'))
  })

  test('an uncaught error', async ({ page }) => {
    test.fail()
    const thrown = page.waitForEvent('pageerror')
    await page.evaluate(() => void setTimeout(() => JSON.parse('{')))
    await thrown
  })

  test('a report to the operators', async ({ page, site }) => {
    test.fail()
    site.fault({ call: 'vehicleDetails', fault: 'wrongShape' })
    await page.goto('/en-IN/partners')
    await page.getByRole('main').getByRole('button', { name: 'REGISTER' }).first().click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  })

  test('a page whose HTML differs from what its script renders', async ({
    page,
    consoleErrors,
  }) => {
    test.fail()
    consoleErrors.expect(/./)
    const told = page.waitForEvent('console', (message) => /UI_MISMATCH/.test(message.text()))
    await page.route('**/en-IN/support', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/(<h1[^>]*>)[^<]+/g, '$1Something else')
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/en-IN/support')
    await told
  })

  test('a refusal of the content security policy, even if any console error is expected', async ({
    page,
    consoleErrors,
  }) => {
    test.fail()
    consoleErrors.expect(/./)
    const refused = page.waitForEvent('console', (message) => message.type() === 'error')
    await page.evaluate(() => void document.body.setAttribute('style', 'color: red'))
    await refused
  })

  test('a button without a name', async ({ page, expectAccessible }) => {
    test.fail()
    await page.evaluate(() => document.body.append(document.createElement('button')))
    await expectAccessible('button')
  })
})
