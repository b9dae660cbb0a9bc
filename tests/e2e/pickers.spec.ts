import type { Page } from '@playwright/test'
import { tabTo } from './support/account.ts'
import { guest, hosur, koramangala, ramanagara, whitefield } from './support/enquiries.ts'
import {
  expect,
  fareForm,
  fareResults,
  isPhone,
  openFilled,
  passTime,
  test,
} from './support/estimate.ts'
import { fillLead, leadForm } from './support/lead.ts'
import { untilSteppedBack } from './support/site.ts'

const picker = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'What do you want to send?' })
  const phone = isPhone(page)
  return {
    opener: page.getByRole('button', { name: 'Explore other services?' }),
    dialog,
    card: (name: RegExp) => dialog.getByRole(phone ? 'link' : 'button', { name }),
    form: page.getByRole('dialog', { name: 'Get a fare estimate' }),
    error: (title: string) => page.getByRole('dialog', { name: title }),
  }
}

const open = async (page: Page, path = '/en-IN/fare-estimate') => {
  await page.goto(path)
  const { opener, dialog } = picker(page)
  await opener.click()
  await expect(dialog).toBeVisible()
}

/** The fare form in the picker's modal, with everything in it. */
const openFilledForm = async (
  page: Page,
  site: Parameters<typeof openFilled>[1],
  draft: Parameters<typeof openFilled>[2] = {},
) => {
  await openFilled(page, site, draft)
  const { opener, card, form } = picker(page)
  await opener.click()
  await card(/^Trucks/).click()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(guest.name)
  return form
}

test.describe('the category picker', () => {
  test('opens from a form, is accessible, and closes by Esc and by Back', async ({
    page,
    expectAccessible,
  }) => {
    await open(page)
    const { dialog, opener } = picker(page)
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    // Until then, what opens has no step of its own that Back could take.
    await untilSteppedBack(page)
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/en-IN\/fare-estimate$/)
  })

  test.describe('on a phone', { tag: '@phone' }, () => {
    test('leads to the page of the service, and Back leads back to the form', async ({ page }) => {
      await open(page, '/en-IN/fare-estimate?utm_source=poster')
      const { card, dialog } = picker(page)
      await card(/^2 wheeler/).click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\/en-IN\/two-wheelers\?utm_source=poster$/)
      const bike = fareForm(page).form.getByRole('radio', { name: '2 wheeler' })
      await expect(bike).toBeChecked()
      await page.goBack()
      await expect(page).toHaveURL(/\/en-IN\/fare-estimate\?utm_source=poster$/)
      await expect(dialog).toBeHidden()
    })
  })

  test.describe('on a wide screen', { tag: '@desktop' }, () => {
    test('shows the form of the service, which leads to the fares', async ({
      page,
      site,
      expectAccessible,
    }) => {
      const form = await openFilledForm(page, site)
      await expectAccessible()
      await form.getByRole('radio', { name: '2 wheeler' }).check()
      await form.getByRole('button', { name: 'Get Fare Estimate' }).click()
      await expect(fareResults(page).heading).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(site.journal('validator')[0]?.query['service_category']).toBe('2 wheeler')
      expect(page.url()).toContain('fare_estimate_token=')
      await page.goBack()
      await expect(page).toHaveURL(/\/en-IN\/fare-estimate$/)
      await expect(page.getByRole('dialog')).toBeHidden()
    })

    test('goes back one step at a time: from a form to the services, and from there to the page', async ({
      page,
      site,
    }) => {
      const form = await openFilledForm(page, site)
      await page.goBack()
      await expect(picker(page).card(/^Trucks/)).toBeVisible()
      await expect(form).toBeHidden()
      await page.goBack()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page).toHaveURL(/\/en-IN\/fare-estimate$/)
    })

    test('closes by Esc even from a field that is filled', async ({ page, site }) => {
      const form = await openFilledForm(page, site)
      await form.getByRole('combobox', { name: 'Pickup', exact: true }).focus()
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
    })

    test('focuses the title of each view', async ({ page }) => {
      await open(page)
      const { card, form, dialog } = picker(page)
      await card(/^Trucks/).press('Enter')
      await expect(form.getByRole('heading', { name: 'Get a fare estimate' })).toBeFocused()
      await form.getByRole('button', { name: 'Other services', exact: true }).press('Enter')
      await expect(dialog.getByRole('heading', { name: 'What do you want to send?' })).toBeFocused()
    })

    test('opens the address dialog of its own form, not that of the page', async ({
      page,
      site,
    }) => {
      const form = await openFilledForm(page, site)
      const drop = form.getByRole('combobox', { name: 'Drop', exact: true })
      await drop.fill('Indiranagar')
      await page.getByRole('option', { name: /^Indiranagar Bengaluru/ }).click()
      await expect(drop).toHaveValue(/^Indiranagar, Bengaluru/)
      await drop.fill('Koram')
      await page.getByRole('option', { name: /map/i }).last().click()
      await expect(page.getByRole('dialog', { name: 'Select Drop' })).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Select Drop' })).toBeHidden()
      await expect(form).toBeVisible()
    })
  })

  test('offers a lead form for a courier', async ({ page }) => {
    await open(page)
    await picker(page)
      .card(/^Courier/)
      .click()
    await expect(leadForm(page).form).toBeVisible()
    if (isPhone(page)) await expect(page).toHaveURL(/\/en-IN\/courier$/)
    else await expect(page.getByRole('dialog', { name: 'Courier' })).toBeVisible()
  })

  test('shows the words on a long wait below the button of a form that a turned phone shows upright @phone', async ({
    page,
    network,
    site,
  }) => {
    // As low as a phone's window below the browser's bars.
    const upright = { width: 360, height: 600 }
    await page.clock.install()
    await page.setViewportSize({ width: upright.height, height: upright.width })
    await open(page)
    await picker(page)
      .card(/^Courier/)
      .click()
    const { form, submit } = leadForm(page)
    await expect(form).toBeVisible()
    await page.setViewportSize(upright)
    await fillLead(page)
    await network.quiet()
    site.fault({ call: 'spotCallback', fault: 'hang' })
    await submit.click()
    await expect.poll(() => site.journal('spotCallback').length).toBe(1)
    const words = form.getByText(/taking longer than usual/)
    await passTime(page, 4_000, words)
    await expect(words).toBeInViewport({ ratio: 1 })
    await expect(submit).toBeInViewport({ ratio: 1 })
  })

  test('offers compact vehicles in Dubai', async ({ page }) => {
    await open(page, '/en-AE/fare-estimate')
    await picker(page)
      .card(/^Compact/)
      .click()
    await expect(leadForm(page).form).toBeVisible()
    if (isPhone(page)) await expect(page).toHaveURL(/\/en-AE\/services\?service_category=5$/)
    else await expect(page.getByRole('dialog', { name: 'Compact' })).toBeVisible()
  })

  test('can be used by keyboard alone', async ({ page }) => {
    await open(page)
    const { card } = picker(page)
    await tabTo(page, card(/^Trucks/))
    await page.keyboard.press('Enter')
    await expect(fareForm(page).form.getByRole('radio', { name: 'Trucks' }).last()).toBeChecked()
  })
})

// On a phone the modal has no form.
test.describe('a fare form that fails in the modal', { tag: '@desktop' }, () => {
  const generic = 'Something went wrong!'

  test('opens the error modal, whose Retry sends the same form again', async ({
    page,
    site,
    consoleErrors,
    reports,
    expectAccessible,
  }) => {
    consoleErrors.expect(/status of 500/)
    const form = await openFilledForm(page, site)
    site.fault({ call: 'secure', fault: 'error500Html' })
    await form.getByRole('button', { name: 'Get Fare Estimate' }).click()
    const error = picker(page).error(generic)
    await expect(error).toContainText('Error in fetching token. Please refresh the page.')
    await expect(form).toBeHidden()
    await reports.expect(/^\[FARE_ESTIMATE\] RefusalUnreadable$/)
    await expectAccessible()
    await error.getByRole('button', { name: 'Retry' }).click()
    await expect(fareResults(page).heading).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(site.journal('validator')).toHaveLength(2)
  })

  test.describe('because of its captcha', () => {
    test.use({ settings: { HATHI_CAPTCHA_SITE_KEY: 'a-site-key' } })

    test('is sent again by Retry, without a reload of the page', async ({
      page,
      site,
      consoleErrors,
      reports,
    }) => {
      consoleErrors.expect(/net::ERR_FAILED/)
      const script = 'https://www.google.com/recaptcha/**'
      let isBlocked = true
      await page.route(script, (route) =>
        isBlocked
          ? route.abort()
          : route.fulfill({
              contentType: 'text/javascript',
              body: `window.grecaptcha = {
                ready: (then) => then(),
                execute: () => Promise.resolve('proof'),
              }`,
            }),
      )
      await page.clock.install()
      const form = await openFilledForm(page, site)
      // Three seconds after the failure, the page reloads: for the page, Retry comes sooner, however
      // busy the machine is.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
      await form.getByRole('button', { name: 'Get Fare Estimate' }).click()
      const error = picker(page).error(generic)
      await expect(error).toContainText('Error in fetching token. Please refresh the page.')
      isBlocked = false
      // Where the last tap was, nothing can be pressed for a moment.
      await page.clock.runFor(1_000)
      await error.getByRole('button', { name: 'Retry' }).click()
      await page.clock.resume()
      await reports.expect(/^\[CAPTCHA\] CaptchaFailed$/)
      await expect(fareResults(page).heading).toBeVisible()
      expect(site.journal('validator').map(({ body }) => body)).toEqual([{ re_id: 'proof' }])
    })
  })

  test('returns to the page with everything kept when its error is closed', async ({
    page,
    site,
    consoleErrors,
    reports,
  }) => {
    consoleErrors.expect(/status of 500/)
    const form = await openFilledForm(page, site)
    site.fault({ call: 'validator', fault: 'error500Json' })
    await form.getByRole('button', { name: 'Get Fare Estimate' }).click()
    await picker(page).error(generic).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await reports.expect(/^\[FARE_ESTIMATE\] NetworkError$/)
    await fareForm(page).expectKept()
  })

  test('leads to the address that is not served, and on to the fares', async ({
    page,
    site,
    consoleErrors,
    expectAccessible,
  }) => {
    consoleErrors.expect(/status of 422/)
    const form = await openFilledForm(page, site, {
      pickup: { status: 'resolved', place: ramanagara },
      drop: { status: 'resolved', place: whitefield },
    })
    const submit = form.getByRole('button', { name: 'Get Fare Estimate' })
    await submit.click()
    const error = picker(page).error('Pickup not served')
    await expect(error).toContainText(
      'We do not serve pickup service from this area. Please change the pickup location',
    )
    await expectAccessible()
    await error.getByRole('button', { name: 'Change Pickup Location' }).click()
    const address = page.getByRole('dialog', { name: 'Select Pickup' })
    await address.getByRole('button', { name: 'Change' }).click()
    await address.getByRole('combobox', { name: 'Pickup address' }).fill('Koramangala')
    await page
      .getByRole('option', { name: koramangala.landmark.replace(', ', ' '), exact: true })
      .click()
    await address.getByRole('button', { name: 'Confirm Pickup Location' }).click()
    await expect(address).toBeHidden()
    await submit.click()
    await expect(fareResults(page).heading).toBeVisible()
  })

  test('names a drop that is not served, and leads to its address', async ({
    page,
    site,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of 422/)
    const form = await openFilledForm(page, site, { drop: { status: 'resolved', place: hosur } })
    await form.getByRole('button', { name: 'Get Fare Estimate' }).click()
    const error = picker(page).error('Drop not served')
    await expect(error).toContainText('We do not serve dropoff service from this area.')
    await error.getByRole('button', { name: 'Change Dropoff Location' }).click()
    await expect(page.getByRole('dialog', { name: 'Select Drop' })).toBeVisible()
  })
})

test.describe('a link with a category code', () => {
  for (const code of [1, 2, 3, 7]) {
    test(`of ${code} opens the picker, once`, { tag: '@any-size' }, async ({ page, network }) => {
      await page.goto(`/en-IN?service_category=${code}`)
      const { dialog } = picker(page)
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await network.quiet()
      await expect(dialog).toBeHidden()
      await page.reload()
      await expect(fareForm(page).form).toBeVisible()
      await network.quiet()
      await expect(dialog).toBeHidden()
    })
  }

  test('of 0 chooses 2 wheeler until the customer chooses something else', {
    tag: '@any-size',
  }, async ({ page, site, network }) => {
    await openFilled(page, site, { path: '/en-IN/fare-estimate?service_category=0' })
    const { form, submit } = fareForm(page)
    await expect(form.getByRole('radio', { name: '2 wheeler' })).toBeChecked()
    const trucks = form.getByRole('radio', { name: 'Trucks' })
    await trucks.check()
    // A page that is being left has no time to encrypt, so wait until the last input is stored.
    await network.quiet()
    await page.reload()
    await expect(trucks).toBeChecked()
    await submit.click()
    await expect(fareResults(page).heading).toBeVisible()
    await page.goBack()
    await expect(trucks).toBeChecked()
    await network.quiet()
    await expect(trucks).toBeChecked()
  })

  test('of 6 leads to the courier’s form', async ({ page }) => {
    await page.goto('/en-IN/fare-estimate?service_category=6&utm_source=poster')
    await expect(leadForm(page).form).toBeVisible()
    if (isPhone(page)) await expect(page).toHaveURL(/\/en-IN\/courier\?utm_source=poster$/)
  })
})

test.describe('the city picker', () => {
  const city = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^City: / })
  const cities = (page: Page) => page.getByRole('dialog', { name: 'Choose your city' })

  test('opens from the header, and leads to the page of the chosen city', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/en-IN/fare-estimate')
    await expect(city(page)).toHaveAccessibleName('City: Bengaluru')
    await city(page).click()
    await expect(cities(page).getByRole('listitem')).toHaveCount(22)
    await expectAccessible()
    const pune = cities(page).getByRole('button', { name: 'Pune' })
    // Its mark is seen for half a second, as long as Playwright waits between two checks.
    const watch = await pune.evaluateHandle((card) => {
      const pressed = new Promise<string | null>((resolve) => {
        new MutationObserver(() => resolve(card.getAttribute('aria-pressed'))).observe(card, {
          attributeFilter: ['aria-pressed'],
        })
      })
      return { pressed }
    })
    await pune.click()
    expect(await watch.evaluate(({ pressed }) => pressed)).toBe('true')
    await expect(page).toHaveURL(/\/en-IN\/city\/pune$/)
    await expect(cities(page)).toBeHidden()
    await expect(city(page)).toHaveAccessibleName('City: Pune')
    expect(await page.evaluate(() => localStorage.getItem('user_city'))).toBe('pune')
    await page.goBack()
    await expect(page).toHaveURL(/\/en-IN\/fare-estimate$/)
    await expect(cities(page)).toBeHidden()
    await untilSteppedBack(page)
    await page.reload()
    await expect(city(page)).toHaveAccessibleName('City: Pune')
  })

  test('opens from the name of the city on its page, and leads to the same page of another city', {
    tag: '@any-size',
  }, async ({ page }) => {
    await page.goto('/en-IN/trucks/mumbai')
    await page.getByRole('main').getByRole('button', { name: 'Mumbai' }).click()
    await cities(page).getByRole('button', { name: 'Chennai' }).click()
    await expect(page).toHaveURL(/\/en-IN\/trucks\/chennai$/)
  })

  test('can be used by keyboard alone, and closes by Esc and by Back', {
    tag: '@any-size',
  }, async ({ page }) => {
    await page.goto('/en-IN/fare-estimate')
    await tabTo(page, city(page))
    await page.keyboard.press('Enter')
    await expect(cities(page).getByRole('button', { name: 'Bengaluru' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(cities(page)).toBeHidden()
    await expect(city(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cities(page)).toBeVisible()
    await page.goBack()
    await expect(cities(page)).toBeHidden()
    await expect(page).toHaveURL(/\/en-IN\/fare-estimate$/)
    await city(page).click()
    await tabTo(page, cities(page).getByRole('button', { name: 'Kochi' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en-IN\/city\/kochi$/)
  })

  test('changes nothing when it is closed right after a choice', { tag: '@any-size' }, async ({
    page,
  }) => {
    await page.goto('/en-IN/fare-estimate')
    await city(page).click()
    // In one task, so that a slow machine does not matter.
    await cities(page)
      .getByRole('button', { name: 'Pune' })
      .evaluate((card: HTMLElement) => {
        card.click()
        history.back()
      })
    await expect(cities(page)).toBeHidden()
    await expect(city(page)).toHaveAccessibleName('City: Bengaluru')
    await expect(page).toHaveURL(/\/en-IN\/fare-estimate$/)
    expect(await page.evaluate(() => localStorage.getItem('user_city'))).toBeNull()
  })

  test('starts with Dubai in the Emirates', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/en-AE')
    await expect(city(page)).toHaveAccessibleName('City: Dubai')
    await city(page).click()
    await expect(cities(page).getByRole('listitem')).toHaveCount(2)
  })
})
