import type { Page } from '@playwright/test'
import { wordsIn } from '../support/locales.ts'
import {
  asha,
  auth,
  credentialCookies,
  expectGuest,
  expectLoggedIn,
  header,
  kiran,
  latestCode,
  logIn,
  logOut,
  openLogin,
  openSignup,
} from './support/account.ts'
import { orderReview } from './support/booking.ts'
import { koramangala, whitefield } from './support/enquiries.ts'
import { expect, fareForm, isPhone, openFilled, test } from './support/estimate.ts'
import { arriveAsCustomer } from './support/orders.ts'
import { untilSteppedBack } from './support/site.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('a newcomer signs up from the header, is shown by name and e-mail, and logs out', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/en-IN')
  const steps = auth(page)

  await test.step('gives a number, and gets the signup because no customer has it', async () => {
    await openLogin(page)
    await expect(steps.login).toContainText(
      'Please fill in the details, so we can provide you with the best of our services',
    )
    await expect(steps.login).toContainText(
      'By continuing, you agree to our Terms of Service (opens in a new tab) and Privacy Policy (opens in a new tab).',
    )
    await steps.loginMobile.fill(kiran.mobile)
  })

  await test.step('reads the documents, and finds the number still in its field', async () => {
    for (const [name, path] of [
      ['Terms of Service', '/en-IN/terms-of-service'],
      ['Privacy Policy', '/en-IN/privacy-policy'],
    ] as const) {
      const opening = context.waitForEvent('page')
      await steps.login.getByRole('link', { name }).click()
      const document = await opening
      await expect(document).toHaveURL(new RegExp(`${path}$`))
      await expect(document.getByRole('heading', { level: 1, name })).toBeVisible()
      await document.close()
    }
    await expect(steps.loginMobile).toHaveValue(kiran.mobile)
    await steps.loginSubmit.click()
  })

  await test.step('gives a name and an e-mail, with the number already filled in', async () => {
    await expect(steps.signup).toContainText(
      'Sign in or make an account to complete your order with us',
    )
    await expect(steps.signupMobile).toHaveValue(kiran.mobile)
    await expect(steps.whatsapp).toBeChecked()
    await steps.name.fill(kiran.name)
    await steps.email.fill(kiran.email)
    await steps.signupSubmit.click()
  })

  await test.step('types the code that came', async () => {
    await expect(steps.otp).toContainText('Customer Successfully Signed up')
    await expect(steps.otp).toContainText(`Code sent to +91 ${kiran.mobile}`)
    const code = await latestCode(page, site, kiran.mobile)
    // The dialog is there for half a second, as long as Playwright waits between two checks.
    const watch = await page.evaluateHandle(() => {
      const told = new Promise<void>((resolve) => {
        const changes = new MutationObserver(() => {
          const said = document.querySelector('dialog[open]')?.textContent
          if (said?.includes('You are logged in') === true) resolve()
        })
        changes.observe(document, { subtree: true, childList: true, attributes: true })
      })
      return { told }
    })
    await steps.typeCode(code)
    await watch.evaluate(({ told }) => told)
    await expectLoggedIn(page, kiran.firstName)
  })

  await test.step('is shown by name and e-mail', async () => {
    const { open, around } = header(page)
    await open()
    await expect(around).toContainText(kiran.firstName)
    await expect(around).toContainText(kiran.email)
    const [validation] = site.journal('validation')
    expect(validation?.body).toMatchObject({
      mobile: kiran.mobile,
      email: kiran.email,
      first_name: 'Kiran',
      last_name: 'Desai',
      whatsapp_consent: true,
      created_by: 'customer',
    })
  })

  await test.step('is kept in two cookies for seven days', async () => {
    const kept = (await context.cookies()).filter(({ name }) =>
      ['auth-token', 'mobile'].includes(name),
    )
    expect(kept.map(({ name }) => name).sort()).toEqual(['auth-token', 'mobile'])
    const inSevenDays = Date.now() / 1000 + 7 * 24 * 3600
    for (const { path, sameSite, expires } of kept) {
      expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Lax' })
      expect(Math.abs(expires - inSevenDays)).toBeLessThan(60)
    }
  })

  await test.step('logs out', async () => {
    await logOut(page)
    await expectGuest(page)
    expect([...(await credentialCookies(page))]).toEqual([])
    await expect.poll(() => site.journal('logout').map(({ status }) => status)).toEqual([200])
    await page.reload()
    await expectGuest(page)
  })
})

test('a customer who logs in stays logged in after a reload and on another page', {
  tag: '@any-size',
}, async ({ page, site }) => {
  await page.goto('/en-IN')
  await logIn(page, site)
  expect(site.journal('signup')).toEqual([])
  expect(site.journal('existOtp')).toHaveLength(1)
  await untilSteppedBack(page)
  await page.reload()
  await expectLoggedIn(page)
  await page.goto('/en-IN/fare-estimate')
  await expectLoggedIn(page)
  const { open, around } = header(page)
  await open()
  await expect(around).toContainText(asha.email)
  const cookies = await credentialCookies(page)
  for (const { headers } of site.journal('profile')) {
    expect(headers).toMatchObject({
      brand: 'smartshift',
      source: 'website',
      country: 'in',
      mobile: asha.mobile,
      'auth-token': cookies.get('auth-token'),
      'client-request-uuid': expect.stringMatching(uuid),
      'device-id': expect.stringMatching(uuid),
    })
  }
})

for (const { how, leave } of [
  { how: 'reloaded', leave: (page: Page) => page.reload() },
  { how: 'left for another', leave: (page: Page) => page.goto('/en-IN/support') },
]) {
  test(`a page that is ${how} before the service has confirmed the session keeps the customer logged in @phone`, async ({
    page,
    site,
    sandbox,
  }) => {
    await arriveAsCustomer(page, sandbox)
    site.fault({ call: 'profile', fault: 'hang' })
    await page.goto('/en-IN/fare-estimate')
    await expect.poll(() => site.journal('profile').length).toBe(1)
    await leave(page)
    await expectLoggedIn(page)
    expect((await credentialCookies(page)).get('mobile')).toBe(asha.mobile)
  })
}

test('a customer asks for fares without giving known details, and goes on to order review', async ({
  page,
  site,
}) => {
  await openFilled(page, site)
  await logIn(page, site)
  const { form, name, mobile, requirement, consent, submit } = fareForm(page)
  await expect(consent).toHaveCount(0)
  if (isPhone(page)) {
    await expect(name).toHaveCount(0)
    await expect(mobile).toHaveCount(0)
    await expect(requirement).toHaveCount(0)
  } else {
    await expect(name).toHaveValue(asha.name)
    await expect(name).toBeDisabled()
    await expect(mobile).toHaveValue(asha.mobile)
    await expect(mobile).toBeDisabled()
    await expect(requirement).toBeDisabled()
    await expect(requirement).toHaveValue(/^(personal|business)$/)
  }
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0)
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(orderReview(page).heading).toBeVisible()
  await expect(page.getByText(koramangala.landmark)).toBeVisible()
  await expect(page.getByText(whitefield.landmark)).toBeVisible()

  const token = (await credentialCookies(page)).get('auth-token')
  for (const call of ['validator', 'secure'] as const) {
    const [asked] = site.journal(call)
    expect(asked?.headers).toMatchObject({ mobile: asha.mobile, 'auth-token': token })
    expect(asked?.query).toMatchObject({
      customer_name: asha.name,
      customer_mobile: asha.mobile,
    })
  }
})

test('a customer who logs in first can send the fare form without giving any details', {
  tag: '@phone',
}, async ({ page, site }) => {
  await page.goto('/en-IN')
  await logIn(page, site)
  await openFilled(page, site, { name: '', mobile: '', requirement: '', consent: false })
  const { submit, name } = fareForm(page)
  if (isPhone(page)) await expect(name).toHaveCount(0)
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(orderReview(page).heading).toBeVisible()
  expect(site.journal('validator')[0]?.query).toMatchObject({ frequency: 'personal' })
})

test('a customer who logs in before choosing a requirement chooses it only once', async ({
  page,
  site,
}) => {
  await openFilled(page, site, { name: '', mobile: '', requirement: '' })
  await logIn(page, site)
  const { name, mobile, requirement, submit, chooseRequirement } = fareForm(page)
  const phone = isPhone(page)

  await test.step('finds the default, and can change it', async () => {
    if (phone) {
      await expect(name).toHaveCount(0)
      await expect(mobile).toHaveCount(0)
      await expect(requirement).toContainText('My Personal Needs')
    } else {
      await expect(requirement).toHaveValue('personal')
      await expect(requirement).toBeEnabled()
    }
    expect((await credentialCookies(page)).has('requirement')).toBe(false)
    await chooseRequirement()
  })

  await test.step('asks for fares with it', async () => {
    await submit.click()
    await expect(orderReview(page).heading).toBeVisible()
    expect(site.journal('validator')[0]?.query).toMatchObject({ frequency: 'business' })
    expect((await credentialCookies(page)).get('requirement')).toBe('business')
  })

  await test.step('is not asked again after a reload', async () => {
    await page.goto('/en-IN/fare-estimate')
    await page.reload()
    await expectLoggedIn(page)
    if (phone) {
      await expect(requirement).toHaveCount(0)
    } else {
      await expect(requirement).toHaveValue('business')
      await expect(requirement).toBeDisabled()
    }
    await fareForm(page).expectAddress('pickup', koramangala.landmark)
    await submit.click()
    await expect(orderReview(page).heading).toBeVisible()
    expect(site.journal('validator')[1]?.query).toMatchObject({ frequency: 'business' })
  })

  await test.step('is asked again after the logout', async () => {
    await logOut(page)
    await expect.poll(async () => [...(await credentialCookies(page))]).toEqual([])
  })
})

test('what was given for a fare is not asked for again', { tag: '@any-size' }, async ({
  page,
  site,
}) => {
  await openFilled(page, site, { name: kiran.name, mobile: kiran.mobile })
  const { loginMobile, loginSubmit, name, signupMobile } = auth(page)
  await openLogin(page)
  await expect(loginMobile).toHaveValue(kiran.mobile)
  await loginSubmit.click()
  await expect(name).toHaveValue(kiran.name)
  await expect(signupMobile).toHaveValue(kiran.mobile)
})

test('the login checks a number before it is sent, and accepts it with +91 and hyphens', {
  tag: '@any-size',
}, async ({ page, network, site }) => {
  await page.goto('/en-IN')
  await openLogin(page)
  const { loginMobile, loginSubmit, otp } = auth(page)
  await loginSubmit.click()
  await expect(loginMobile).toHaveAccessibleDescription(/Phone number cannot be empty/)
  await expect(loginMobile).toBeFocused()
  await loginMobile.fill('12345')
  await expect(loginMobile).toHaveAccessibleDescription(/Invalid Phone number/)
  await loginSubmit.click()
  await network.quiet()
  expect(site.journal('existOtp')).toEqual([])
  await loginMobile.fill('+91 98765-43210')
  await expect(loginMobile).not.toHaveAttribute('aria-invalid')
  await loginSubmit.click()
  await expect(otp).toContainText('+91 9876543210')
  expect(site.journal('existOtp')[0]?.body).toMatchObject({ mobile: asha.mobile })
})

test('the signup checks each field before it is sent', { tag: '@any-size' }, async ({
  page,
  site,
}) => {
  await page.goto('/en-IN')
  await openSignup(page)
  const { name, signupMobile, email, signupSubmit, otp } = auth(page)
  await expect(name).toBeFocused()
  await signupMobile.fill('')
  await signupSubmit.click()
  await expect(name).toHaveAccessibleDescription('Please enter valid name')
  await expect(name).toBeFocused()
  await expect(signupMobile).toHaveAccessibleDescription(/Phone number cannot be empty/)
  await expect(email).toHaveAccessibleDescription('Invalid Email ID')
  await name.fill('Ki')
  await expect(name).toHaveAccessibleDescription('Name entered is too short (min 3 char)')
  await name.fill('K'.repeat(51))
  await expect(name).toHaveAccessibleDescription('Name entered is too long (max 50 char)')
  await name.fill('Kiran 2')
  await expect(name).toHaveAccessibleDescription(
    'Please enter a valid name (no numbers or symbols)',
  )
  await name.fill('किरण देसाई')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await signupMobile.fill('5123456780')
  await expect(signupMobile).toHaveAccessibleDescription(/Invalid Phone number/)
  await signupMobile.fill(kiran.mobile)
  await email.fill('kiran@')
  await expect(email).toHaveAccessibleDescription('Invalid Email ID')
  expect(site.journal('signup')).toEqual([])
  await email.fill(kiran.email)
  await signupSubmit.click()
  await expect(otp).toBeVisible()
  expect(site.journal('signup')[0]?.body).toEqual({
    mobile: kiran.mobile,
    email: kiran.email,
    name: 'किरण देसाई',
  })
})

test('a laptop’s screen shows the whole signup, and the way to ask for another code @desktop', async ({
  page,
}) => {
  // The part of 1366 × 768 that the bars of the browser and the system leave.
  await page.setViewportSize({ width: 1366, height: 620 })
  await page.goto('/en-IN')
  const { signupMobile, email, whatsapp, loginMobile } = auth(page)
  await openSignup(page)
  for (const part of [signupMobile, email, whatsapp]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  await page.goBack()
  await openLogin(page)
  await loginMobile.fill(asha.mobile)
  await loginMobile.press('Enter')
  await expect(auth(page).otp.getByText(/^Resend in/)).toBeInViewport({ ratio: 1 })
})

test.describe('in a market without the booking flow', () => {
  for (const [locale, language, tag] of [
    ['en', 'en', '@phone'],
    ['bn-BD', 'bn', '@desktop'],
    ['en-AE', 'en', '@desktop'],
    ['en-TR', 'en', '@desktop'],
    ['tr-TR', 'tr', '@phone'],
    ['en-TK', 'en', '@phone'],
  ] as const) {
    test(`${locale} offers no login`, { tag }, async ({ page }) => {
      const say = wordsIn(language)
      await page.goto(`/${locale}`)
      await expect(page.getByRole('form', { name: say('fare.form'), exact: true })).toBeVisible()
      const banner = page.getByRole('banner')
      const menu = page.getByRole('dialog', { name: say('header.menu') })
      if (isPhone(page)) await banner.getByRole('button', { name: say('header.menu') }).click()
      // The place where the login would be; the foot of the page has this text, too.
      const around = isPhone(page) ? menu : banner
      await expect(around.getByText(say('header.support'))).toBeVisible()
      await expect(page.getByRole('button', { name: say('header.login') })).toHaveCount(0)
    })
  }
})

test('a tab notices, when the customer returns to it, that another tab has logged in or out', {
  tag: '@any-size',
}, async ({ page, context, site, consoleErrors }) => {
  // The tab that comes back may request its orders before it knows of the logout.
  consoleErrors.expect(/status of 401 .*order-history/)
  await page.goto('/en-IN')
  const other = await context.newPage()
  await other.goto('/en-IN/fare-estimate')
  await expectGuest(other)
  // The test browser considers every tab focused, so the event of a return is dispatched here.
  const comeBack = async (tab: Page) => {
    await tab.bringToFront()
    await tab.evaluate(() => {
      window.dispatchEvent(new Event('focus'))
    })
  }
  await comeBack(page)
  await logIn(page, site)
  await comeBack(other)
  await expectLoggedIn(other)
  await logOut(other)
  await expectGuest(other)
  await comeBack(page)
  await expectGuest(page)
})
