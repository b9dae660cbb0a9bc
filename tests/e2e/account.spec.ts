import type { Page } from '@playwright/test'
import { wordsIn } from '../support/locales.ts'
import {
  anotherCode,
  asha,
  askForCode,
  auth,
  credentialCookies,
  expectGuest,
  expectLoggedIn,
  header,
  kiran,
  latestCode,
  latestMessage,
  logIn,
  logOut,
  openLogin,
  openSignup,
} from './support/account.ts'
import { orderLink, orderReview } from './support/booking.ts'
import { expectDraftKept } from './support/draft.ts'
import { koramangala, whitefield } from './support/enquiries.ts'
import { expect, fareForm, isPhone, openFilled, test } from './support/estimate.ts'
import { arriveAsCustomer } from './support/orders.ts'
import { type Network, untilSteppedBack } from './support/site.ts'

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

test.describe('the code', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/en-IN')
  })

  test('is refused if it is wrong, and can be typed again', async ({
    page,
    site,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of 400/)
    await askForCode(page)
    const { typeCode, expectNoCode, codeFailure, box } = auth(page)
    const code = await latestCode(page, site, asha.mobile)
    await typeCode(anotherCode(code))
    await expect(codeFailure.filter({ hasText: 'Invalid OTP' })).toBeVisible()
    await expectNoCode()
    await expect(box(1)).toBeFocused()
    await typeCode(code)
    await expectLoggedIn(page)
  })

  test('is not sent while digits are missing', async ({ page, site }) => {
    await askForCode(page)
    const { typeCode, verify, codeFailure, box } = auth(page)
    const code = await latestCode(page, site, asha.mobile)
    await typeCode(code.slice(0, 3))
    await verify.click()
    await expect(codeFailure.filter({ hasText: 'Invalid OTP' })).toBeVisible()
    await expect(box(4)).toBeFocused()
    await page.keyboard.type(code.slice(3))
    await expectLoggedIn(page)
    expect(site.journal('validation').map(({ body }) => body)).toMatchObject([{ otp: code }])
  })

  test('is refused once it has expired', async ({ page, site, consoleErrors }) => {
    consoleErrors.expect(/status of 400/)
    await askForCode(page)
    const { typeCode, codeFailure, expectNoCode } = auth(page)
    site.advanceClock(5 * 60_000 + 1)
    await typeCode(await latestCode(page, site, asha.mobile))
    await expect(codeFailure.filter({ hasText: 'This OTP has expired' })).toBeVisible()
    await expectNoCode()
  })

  test('is refused if it was used before', async ({ page, site, consoleErrors }) => {
    consoleErrors.expect(/status of 400/)
    await askForCode(page)
    const code = await latestCode(page, site, asha.mobile)
    await auth(page).typeCode(code)
    await expectLoggedIn(page)
    await logOut(page)
    await askForCode(page)
    const fresh = await latestCode(page, site, asha.mobile)
    expect(fresh).not.toBe(code)
    await auth(page).typeCode(code)
    await expect(auth(page).codeFailure.filter({ hasText: 'Invalid OTP' })).toBeVisible()
    await auth(page).typeCode(fresh)
    await expectLoggedIn(page)
  })

  test('is refused, even when it is right, after too many wrong tries', async ({
    page,
    site,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of (400|429)/)
    await askForCode(page)
    const { typeCode, codeFailure, expectNoCode, expectCode } = auth(page)
    const code = await latestCode(page, site, asha.mobile)
    for (const tries of [1, 2, 3, 4, 5]) {
      await typeCode(anotherCode(code))
      await expect.poll(() => site.journal('validation').length).toBe(tries)
      await expect(codeFailure.filter({ hasText: 'Invalid OTP' })).toBeVisible()
      await expectNoCode()
    }
    await typeCode(code)
    await expect(
      codeFailure.filter({ hasText: 'Too many wrong attempts. Please ask for a new OTP.' }),
    ).toBeVisible()
    await expectCode(code)
    expect(site.journal('validation').at(-1)?.status).toBe(429)
  })

  test('can be pasted into any box, with the words around it', async ({ page, site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
    await askForCode(page)
    const { box } = auth(page)
    const code = await latestCode(page, site, asha.mobile)
    const text = `Your code is ${code.slice(0, 3)} ${code.slice(3)}`
    await page.evaluate((words) => navigator.clipboard.writeText(words), text)
    await box(4).focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expectLoggedIn(page)
    expect(site.journal('validation')).toHaveLength(1)
  })

  test('can come as one input, as a phone fills it in', async ({ page, site }) => {
    await askForCode(page)
    const { box } = auth(page)
    const code = await latestCode(page, site, asha.mobile)
    await expect(box(1)).toBeFocused()
    await page.keyboard.insertText(code)
    await expectLoggedIn(page)
    expect(site.journal('validation')).toHaveLength(1)
  })

  test('can be typed and corrected with the usual keys', async ({ page, site }) => {
    await askForCode(page)
    const { box, expectCode, expectNoCode } = auth(page)
    const { keyboard } = page
    const code = await latestCode(page, site, asha.mobile)
    await expect(box(1)).toBeFocused()
    await keyboard.type('12x34')
    await expectCode('1234')
    await expect(box(5)).toBeFocused()
    await keyboard.press('Backspace')
    await expect(box(4)).toBeFocused()
    await expect(box(4)).toHaveValue('')
    await keyboard.press('Home')
    await expect(box(1)).toBeFocused()
    await keyboard.press('ArrowRight')
    await expect(box(2)).toBeFocused()
    await keyboard.type('9')
    await expectCode('193')
    await keyboard.press('End')
    await expect(box(6)).toBeFocused()
    await keyboard.press('ArrowLeft')
    await expect(box(5)).toBeFocused()
    for (const position of [3, 2, 1]) {
      await box(position).focus()
      await keyboard.press('Backspace')
    }
    await expectNoCode()
    await box(1).focus()
    await keyboard.type(code)
    await expectLoggedIn(page)
  })

  test('can be left with Change, to log in with another number', async ({ page, site }) => {
    await askForCode(page)
    const { change, login, loginMobile, loginSubmit, signup, signupMobile } = auth(page)
    await change.click()
    await expect(login).toBeVisible()
    await expect(loginMobile).toHaveValue(asha.mobile)
    await expect(loginMobile).toBeFocused()
    await loginMobile.fill(kiran.mobile)
    await loginSubmit.click()
    await expect(signup).toBeVisible()
    await expect(signupMobile).toHaveValue(kiran.mobile)
    expect(site.journal('validation')).toEqual([])
  })
})

test.describe('a login whose page is reloaded while the customer reads the code elsewhere', {
  tag: '@phone',
}, () => {
  test('waits for the same code again, and still lets the customer change the number', async ({
    page,
    network,
    site,
  }) => {
    await page.goto('/en-IN')
    await askForCode(page)
    const { otp, box, typeCode, change, loginMobile, any } = auth(page)
    await expectDraftKept(page, 'au_draft')
    const code = await latestCode(page, site, asha.mobile)
    await page.reload()
    await expect(otp).toContainText(`+91 ${asha.mobile}`)
    await expect(otp).toContainText(/Resend in \d+s/)
    await expect(box(1)).toBeFocused()
    await page.reload()
    await typeCode(code)
    await expectLoggedIn(page)
    expect(site.journal('existOtp')).toHaveLength(1)
    expect(site.journal('resendOtp')).toEqual([])

    await logOut(page)
    await askForCode(page)
    await expectDraftKept(page, 'au_draft')
    await page.reload()
    await change.click()
    await expect(loginMobile).toHaveValue(asha.mobile)
    await page.reload()
    await expectGuest(page)
    // A dialog that opened by itself would be there by then.
    await network.quiet()
    await expect(any).toBeHidden()
  })

  test('does not open again once it was closed by Back or by Esc', async ({ page, network }) => {
    await page.goto('/en-IN')
    const { otp, any } = auth(page)
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await askForCode(page)
      await expectDraftKept(page, 'au_draft')
      await page.reload()
      await expect(otp).toBeVisible()
      await leave()
      await expect(any).toBeHidden()
      await expect(page).toHaveURL(/\/en-IN$/)
      await untilSteppedBack(page)
      await page.reload()
      await expectGuest(page)
      await network.quiet()
      await expect(any).toBeHidden()
    }
  })

  test('opens again on its own page only, and does not keep Forward from working', async ({
    page,
    network,
  }) => {
    await page.goto('/en-IN')
    await askForCode(page)
    await expectDraftKept(page, 'au_draft')
    const { otp, any } = auth(page)
    await page.goto('/en-IN/support')
    await expectGuest(page)
    await network.quiet()
    await expect(any).toBeHidden()
    await page.goBack()
    await expect(otp).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(/\/support$/)
    await expectGuest(page)
    await page.goBack()
    await expect(otp).toBeVisible()
    await page.goBack()
    await expect(any).toBeHidden()
    await expect(page).toHaveURL(/\/en-IN$/)
    await expectGuest(page)
  })

  test('goes on to book the vehicle that was chosen before', async ({ page, site }) => {
    await openFilled(page, site)
    await fareForm(page).submit.click()
    await page.getByRole('button', { name: 'Book Tata Ace', exact: true }).click()
    const { loginMobile, loginSubmit, otp, typeCode } = auth(page)
    await loginMobile.fill(asha.mobile)
    await loginSubmit.click()
    const code = await latestCode(page, site, asha.mobile)
    await expectDraftKept(page, 'au_draft')
    await page.reload()
    await expect(otp).toBeVisible()
    await typeCode(code)
    const { heading, vehicle } = orderReview(page)
    await expect(heading).toBeVisible()
    await expect(vehicle('Tata Ace')).toBeChecked()
  })

  test('opens again over the order that it was needed for', async ({ page, site }) => {
    await page.goto(orderLink())
    const { loginMobile, loginSubmit, login, otp, typeCode } = auth(page)
    await loginMobile.fill(asha.mobile)
    await loginSubmit.click()
    const code = await latestCode(page, site, asha.mobile)
    await expectDraftKept(page, 'au_draft')
    await page.reload()
    await expect(otp).toBeVisible()
    await expect(login).toBeHidden()
    await typeCode(code)
    await expect(orderReview(page).vehicle('Tata Ace')).toBeChecked()
    await expectLoggedIn(page)
  })

  test('keeps the details of a signup as they were typed, and the referral code', async ({
    page,
    site,
    network,
  }) => {
    await page.goto('/en-IN/support?referral_code=FRIEND')
    await page.goto('/en-IN')
    await openSignup(page)
    const { name, email, signup, signupMobile, signupSubmit, typeCode } = auth(page)
    await name.fill(kiran.name)
    await email.fill(kiran.email)
    await expectDraftKept(page, 'au_draft')
    // A page that is being left has no time to encrypt, so wait until the last input is stored.
    await network.quiet()
    await page.reload()
    await expect(signup).toBeVisible()
    await expect(name).toHaveValue(kiran.name)
    await expect(signupMobile).toHaveValue(kiran.mobile)
    await expect(email).toHaveValue(kiran.email)
    await signupSubmit.click()
    const code = await latestCode(page, site, kiran.mobile)
    await network.quiet()
    await page.reload()
    await typeCode(code)
    await expectLoggedIn(page, kiran.firstName)
    expect(site.journal('validation')[0]?.body).toMatchObject({ referral_code: 'FRIEND' })
  })
})

/** Waits until another code may be requested, and requests it. */
const askAgain = async (page: Page, network: Network, way: 'Text SMS' | 'Whatsapp') => {
  const { otp, resend, channel } = auth(page)
  await expect(otp).toContainText(/Resend in \d+s/)
  await network.answered()
  await page.clock.fastForward(30_000)
  await resend.click()
  if (isPhone(page)) {
    const sms = channel.getByRole('radio', { name: /^Text SMS/ })
    await expect(sms).toBeChecked()
    await expect(sms).toBeFocused()
    await expect(channel).toContainText('Ensure a stable signal')
    await expect(channel).toContainText('Ensure a stable data / WiFi connection')
    await channel.getByRole('radio', { name: new RegExp(`^${way}`) }).check()
    await channel.getByRole('button', { name: 'Continue' }).click()
  }
  await expect(otp).toContainText('Resent OTP successfully')
}

test('another code can be asked for after a while, and replaces the first', async ({
  page,
  network,
  site,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 400/)
  await page.clock.install()
  await page.goto('/en-IN')
  await askForCode(page)
  const { otp, resend, typeCode, codeFailure } = auth(page)
  const first = await latestCode(page, site, asha.mobile)
  await expect(otp).toContainText(/Resend in (30|2\d)s/)
  // The clock leaps over the deadline of every call that is still pending.
  await network.answered()
  await page.clock.fastForward(20_000)
  await expect(otp).toContainText(/Resend in (10|[1-9])s/)
  await expect(resend).toBeHidden()
  await askAgain(page, network, 'Whatsapp')
  const { channel } = await latestMessage(page, site, asha.mobile)
  expect(channel).toBe(isPhone(page) ? 'whatsapp' : 'sms')
  const second = await latestCode(page, site, asha.mobile)
  await typeCode(first)
  await expect(codeFailure.filter({ hasText: 'Invalid OTP' })).toBeVisible()
  await typeCode(second)
  await expectLoggedIn(page)
})

test('another code can be asked for three times and no more', { tag: '@phone' }, async ({
  page,
  network,
  site,
}) => {
  await page.clock.install()
  await page.goto('/en-IN')
  await askForCode(page)
  const { otp, resend, typeCode } = auth(page)
  for (const times of [1, 2, 3]) {
    await askAgain(page, network, 'Text SMS')
    await expect.poll(() => site.journal('resendOtp').length).toBe(times)
  }
  await expect(otp).toContainText('Too many attempts, try again in an hour')
  await network.answered()
  await page.clock.fastForward(60_000)
  await expect(otp).toContainText('Too many attempts, try again in an hour')
  await expect(resend).toBeHidden()
  expect(site.journal('resendOtp').map(({ path }) => path.split('/').at(-1))).toEqual([
    'resend_otp',
    'resend_otp',
    'resend_otp',
  ])
  await typeCode(await latestCode(page, site, asha.mobile))
  await expectLoggedIn(page)
})

test('a phone asks by which channel to send another code, and the question can be closed', async ({
  page,
  network,
  site,
}) => {
  await page.clock.install()
  await page.goto('/en-IN')
  await askForCode(page)
  const { otp, resend, channel } = auth(page)
  await network.answered()
  await page.clock.fastForward(30_000)
  await resend.click()
  if (!isPhone(page)) {
    await expect(otp).toContainText('Resent OTP successfully')
    await expect(channel).toBeHidden()
    return
  }
  await expect(channel).toBeVisible()
  await page.goBack()
  await expect(channel).toBeHidden()
  await expect(otp).toBeVisible()
  await resend.click()
  await channel.getByRole('button', { name: 'Back' }).click()
  await expect(otp).toBeVisible()
  await network.quiet()
  expect(site.journal('resendOtp')).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/en-IN')
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
