import type { Page } from '@playwright/test'
import {
  anotherCode,
  asha,
  askForCode,
  auth,
  expectGuest,
  expectLoggedIn,
  kiran,
  latestCode,
  latestMessage,
  logOut,
  openSignup,
} from './support/account.ts'
import { orderLink, orderReview } from './support/booking.ts'
import { expectDraftKept } from './support/draft.ts'
import { expect, fareForm, isPhone, openFilled, test } from './support/estimate.ts'
import { type Network, untilSteppedBack } from './support/site.ts'

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
