import type { CallName } from '../../sandbox/http/calls.ts'
import type { FaultOrder } from '../../sandbox/testing/faults.ts'
import {
  anotherCode,
  asha,
  askForCode,
  auth,
  credentialCookies,
  expectGuest,
  expectLoggedIn,
  kiran,
  latestCode,
  logIn,
  logOut,
  openLogin,
  openSignup,
} from './support/account.ts'
import { expect, isPhone, test } from './support/estimate.ts'

type Failing = {
  readonly when: string
  readonly fault: Omit<FaultOrder, 'call'>
  readonly says: string
  /** Whether the service broke its contract, which the operators are told. */
  readonly breaksContract?: true
  /** Whether the input, or too many tries, were refused, which operators are not told. */
  readonly isRefusal?: true
}

// Chrome repeats a request when a connection that it reuses is closed, so the fault stays armed.
const always = 99

const wordsOfItsOwn: Failing = {
  when: 'fails with words',
  fault: { fault: 'error500Json', body: { error: 'We are moving house.' } },
  says: 'We are moving house.',
}
const tooOften: Failing = {
  when: 'has been asked too often',
  fault: { fault: '429' },
  says: 'Too many requests',
  isRefusal: true,
}
const unreachable: Failing = {
  when: 'cannot be reached',
  fault: { fault: 'refuse', times: always },
  says: 'We could not be reached. Please try again.',
}

// No two neighbours have the same text, so that a text left by the previous failure does not count.
const failings: readonly Failing[] = [
  wordsOfItsOwn,
  {
    when: 'fails with a page',
    fault: { fault: 'error500Html' },
    says: 'Something went wrong',
  },
  tooOften,
  {
    when: 'fails with nothing',
    fault: { fault: 'error500Empty' },
    says: 'Something went wrong',
  },
  unreachable,
  {
    when: 'answers in another shape',
    fault: { fault: 'wrongShape' },
    says: 'Something went wrong',
    breaksContract: true,
  },
  {
    when: 'breaks off within its answer',
    fault: { fault: 'resetMidBody', times: always },
    says: 'We could not be reached. Please try again.',
  },
  {
    when: 'answers with a page',
    fault: { fault: 'notJson' },
    says: 'Something went wrong',
    breaksContract: true,
  },
]

/** What Chrome itself logs about a failed request. */
const browserSays = /status of (4\d\d|500)|net::ERR_/

test('a login that fails says why under the number, and keeps the number', async ({
  page,
  site,
  consoleErrors,
  reports,
}) => {
  test.slow()
  consoleErrors.expect(browserSays)
  await page.goto('/en-IN')
  await openLogin(page)
  const { login, loginMobile, loginSubmit, otp } = auth(page)
  await loginMobile.fill(asha.mobile)
  for (const { when, fault, says, breaksContract, isRefusal } of failings) {
    await test.step(`the service ${when}`, async () => {
      site.fault({ call: 'existOtp', ...fault })
      await loginSubmit.click()
      await expect(loginMobile).toHaveAccessibleDescription(new RegExp(says))
      const told = breaksContract
        ? /^\[API_ERROR_CONTRACT\] \/sandbox\/customer\/.*exist_otp /
        : /^\[ACCOUNT\] sendCode: /
      if (!isRefusal) await reports.expect(told)
      await expect(loginMobile).toHaveValue(asha.mobile)
      await expect(loginMobile).toHaveAttribute('aria-invalid', 'true')
      await expect(loginSubmit).not.toHaveAttribute('aria-busy')
      await expect(login).toBeVisible()
      site.clearFaults()
    })
  }
  await loginSubmit.click()
  await expect(otp).toBeVisible()
})

test('the message about a number goes when the number is edited', async ({
  page,
  site,
  consoleErrors,
}) => {
  consoleErrors.expect(browserSays)
  await page.goto('/en-IN')
  await openLogin(page)
  const { loginMobile, loginSubmit } = auth(page)
  await loginMobile.fill(asha.mobile)
  site.fault({ call: 'existOtp', fault: '429' })
  await loginSubmit.click()
  await expect(loginMobile).toHaveAccessibleDescription(/Too many requests/)
  await loginMobile.fill(kiran.mobile)
  await expect(loginMobile).not.toHaveAccessibleDescription(/Too many requests/)
  await expect(loginMobile).not.toHaveAttribute('aria-invalid')
})

// Before a code is redeemed, the service is asked whether the number has a customer (spec 1 §4).
for (const call of ['exists', 'validation'] as const satisfies readonly CallName[]) {
  test(`when the call “${call}” of the code fails, the message is above the button and the code is kept`, async ({
    page,
    site,
    consoleErrors,
    reports,
  }) => {
    test.slow()
    consoleErrors.expect(browserSays)
    await page.goto('/en-IN')
    await askForCode(page)
    const { otp, verify, typeCode, expectCode, codeFailure } = auth(page)
    const code = await latestCode(page, site, asha.mobile)
    for (const [at, { when, fault, says, breaksContract, isRefusal }] of failings.entries()) {
      await test.step(`the service ${when}`, async () => {
        site.fault({ call, ...fault })
        if (at === 0) await typeCode(code)
        else await verify.click()
        await expect(codeFailure.filter({ hasText: says })).toBeVisible()
        const told = breaksContract
          ? /^\[API_ERROR_CONTRACT\] \/sandbox\/customer\/customer\//
          : /^\[ACCOUNT\] (checkCustomer|redeemCode): /
        if (!isRefusal) await reports.expect(told)
        await expectCode(code)
        await expect(verify).not.toHaveAttribute('aria-busy')
        await expect(otp).toBeVisible()
        site.clearFaults()
      })
    }
    expect(await credentialCookies(page)).toEqual(new Map())
    await verify.click()
    await expectLoggedIn(page)
  })
}

test('a signup that fails says why above the fields, and keeps what was entered', async ({
  page,
  site,
  consoleErrors,
  reports,
}) => {
  test.slow()
  consoleErrors.expect(browserSays)
  await page.goto('/en-IN')
  await openSignup(page)
  const { name, email, signupMobile, signupSubmit, signupFailure, whatsapp, otp } = auth(page)
  await name.fill(kiran.name)
  await email.fill(kiran.email)
  await whatsapp.uncheck()
  const unexplained = 'Something went wrong. Please try again.'
  const ofTheSignup: readonly Failing[] = [
    { when: 'fails with a page', fault: { fault: 'error500Html' }, says: unexplained },
    wordsOfItsOwn,
    { when: 'fails with nothing', fault: { fault: 'error500Empty' }, says: unexplained },
    tooOften,
    {
      when: 'refuses without a word',
      fault: { fault: 'answer', status: 400, body: {} },
      says: unexplained,
      isRefusal: true,
    },
    unreachable,
  ]
  for (const { when, fault, says, isRefusal } of ofTheSignup) {
    await test.step(`the service ${when}`, async () => {
      site.fault({ call: 'signup', ...fault })
      await signupSubmit.click()
      await expect(signupFailure.filter({ hasText: says })).toBeVisible()
      if (!isRefusal) await reports.expect(/^\[ACCOUNT\] signUp: /)
      await expect(email).not.toHaveAttribute('aria-invalid')
      await expect(name).toHaveValue(kiran.name)
      await expect(signupMobile).toHaveValue(kiran.mobile)
      await expect(email).toHaveValue(kiran.email)
      await expect(whatsapp).not.toBeChecked()
      await expect(signupSubmit).not.toHaveAttribute('aria-busy')
      site.clearFaults()
    })
  }
  await signupSubmit.click()
  await expect(otp).toBeVisible()
})

test('a signup says at the e-mail that it is taken, and above the fields that the number is', async ({
  page,
  site,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 409/)
  await page.goto('/en-IN')
  await openSignup(page)
  const { name, email, signupMobile, signupSubmit, signupFailure, typeCode } = auth(page)
  await name.fill(kiran.name)
  await email.fill(asha.email)
  await signupSubmit.click()
  await expect(email).toHaveAccessibleDescription('This email is already registered')
  await expect(email).toBeFocused()
  await expect(email).toHaveValue(asha.email)
  await expect(signupFailure).toHaveCount(0)

  await email.fill(kiran.email)
  await expect(email).not.toHaveAttribute('aria-invalid')
  await signupMobile.fill(asha.mobile)
  await signupSubmit.click()
  await expect(
    signupFailure.filter({ hasText: 'This mobile number is already registered' }),
  ).toBeVisible()
  await expect(email).not.toHaveAttribute('aria-invalid')

  await signupMobile.fill(kiran.mobile)
  await signupSubmit.click()
  await typeCode(await latestCode(page, site, kiran.mobile))
  await expectLoggedIn(page, kiran.firstName)
})

test('login and code say that no answer came, and can be tried again', async ({
  page,
  network,
  site,
  reports,
}) => {
  test.slow()
  await page.clock.install()
  await page.goto('/en-IN')
  await openLogin(page)
  const { loginMobile, loginSubmit, otp, typeCode, codeFailure, verify, expectCode } = auth(page)
  const tooLong = 'This is taking too long. Please try again.'
  const expectAsked = (call: CallName) =>
    expect.poll(() => site.journal(call).length, `requests of ${call}`).toBeGreaterThan(0)

  await test.step('the login', async () => {
    await loginMobile.fill(asha.mobile)
    // The clock leaps below over the deadline of every call that is still pending.
    await network.quiet()
    site.fault({ call: 'existOtp', fault: 'hang' })
    await loginSubmit.click()
    await expect(loginSubmit).toHaveAttribute('aria-busy', 'true')
    await expectAsked('existOtp')
    await page.clock.fastForward(4_000)
    await expect(page.getByText('This is taking longer than usual…')).toBeVisible()
    await page.clock.fastForward(11_000)
    await expect(loginMobile).toHaveAccessibleDescription(new RegExp(tooLong))
    await reports.expect(/^\[ACCOUNT\] sendCode: Unreachable$/)
    await expect(loginMobile).toHaveValue(asha.mobile)
    await loginSubmit.click()
    await expect(otp).toBeVisible()
  })

  await test.step('the code', async () => {
    const code = await latestCode(page, site, asha.mobile)
    site.fault({ call: 'validation', fault: 'hang' })
    await typeCode(code)
    await expect(verify).toHaveAttribute('aria-busy', 'true')
    await expectAsked('validation')
    await page.clock.fastForward(15_000)
    await expect(codeFailure.filter({ hasText: tooLong })).toBeVisible()
    await reports.expect(/^\[ACCOUNT\] redeemCode: Unreachable$/)
    await expectCode(code)
    await verify.click()
    await expectLoggedIn(page)
  })
})

test('two taps on Continue send one login request', async ({ page, site }) => {
  await page.goto('/en-IN')
  await openLogin(page)
  const { loginMobile, loginSubmit, otp } = auth(page)
  await loginMobile.fill(asha.mobile)
  site.fault({ call: 'existOtp', fault: 'delay', delay_ms: 400 })
  await loginSubmit.dblclick()
  await expect(otp).toBeVisible()
  expect(site.journal('existOtp')).toHaveLength(1)
  expect(site.inbox()).toHaveLength(1)
})

test('a login that is closed while it waits shows nothing more, and can be opened again', async ({
  page,
  site,
}) => {
  await page.goto('/en-IN')
  await openLogin(page)
  const { any, loginMobile, loginSubmit } = auth(page)
  await loginMobile.fill(asha.mobile)
  site.fault({ call: 'existOtp', fault: 'hang' })
  await loginSubmit.click()
  await expect.poll(() => site.journal('existOtp').length).toBe(1)
  await page.keyboard.press('Escape')
  await expect(any).toBeHidden()
  await logIn(page, site)
  expect(site.journal('existOtp')).toHaveLength(2)
})

test('a code that cannot be sent again is reported in the dialog, and can be asked for once more', async ({
  page,
  network,
  site,
  consoleErrors,
}) => {
  consoleErrors.expect(browserSays)
  await page.clock.install()
  await page.goto('/en-IN')
  await askForCode(page)
  const { otp, resend, channel, codeFailure } = auth(page)
  const askAgain = async () => {
    await resend.click()
    const go = channel.getByRole('button', { name: 'Continue' })
    if (isPhone(page)) await go.click()
  }
  // The clock leaps over the deadline of every call that is still pending.
  await network.answered()
  await page.clock.fastForward(30_000)
  site.fault({ call: 'resendOtp', fault: '429' })
  await askAgain()
  await expect(codeFailure.filter({ hasText: 'Too many requests' })).toBeVisible()
  await askAgain()
  await expect(otp).toContainText('Resent OTP successfully')
  await expect(codeFailure.filter({ hasText: 'Too many requests' })).toBeHidden()
  expect(site.journal('resendOtp')).toHaveLength(2)
})

test('a customer whose profile cannot be fetched is logged in only once a retry fetches it', async ({
  page,
  site,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(browserSays)
  await page.goto('/en-IN')
  await askForCode(page)
  site.fault({ call: 'profile', ...wordsOfItsOwn.fault })
  const { typeCode, codeFailure, verify } = auth(page)
  await typeCode(await latestCode(page, site, asha.mobile))
  await expect(codeFailure.filter({ hasText: wordsOfItsOwn.says })).toBeVisible()
  await reports.expect(/^\[ACCOUNT\] loadProfile: NetworkError$/)
  expect([...(await credentialCookies(page))]).toEqual([])
  site.clearFaults()
  await verify.click()
  await expectLoggedIn(page, 'Asha')
})

test('a session ends if the service does not confirm it when the page opens', async ({
  page,
  context,
  site,
  consoleErrors,
  reports,
}) => {
  test.slow()
  consoleErrors.expect(browserSays)
  await page.goto('/en-IN')
  await expectGuest(page)
  const start = async () => {
    const asked = site.journal('profile').length
    await context.addCookies([
      { name: 'auth-token', value: 'a-token-of-yesterday', url: site.url },
      { name: 'mobile', value: asha.mobile, url: site.url },
    ])
    await page.goto('/en-IN/fare-estimate')
    await expect.poll(() => site.journal('profile').length).toBeGreaterThan(asked)
  }
  await test.step('because the service does not know it', async () => {
    await start()
    await expectGuest(page)
    expect([...(await credentialCookies(page))]).toEqual([])
    expect(site.journal('profile').at(-1)?.status).toBe(401)
  })
  for (const { when, fault, breaksContract } of failings) {
    await test.step(`because the service ${when}`, async () => {
      site.fault({ call: 'profile', ...fault })
      await start()
      await expectGuest(page)
      expect([...(await credentialCookies(page))]).toEqual([])
      await reports.expect(
        breaksContract
          ? /^\[API_ERROR_CONTRACT\] .*\/customer\/profile /
          : /^\[ACCOUNT\] loadProfile: /,
      )
      site.clearFaults()
    })
  }
})

test('a logout takes effect on the page, however the service answers it', async ({
  page,
  context,
  network,
  site,
  consoleErrors,
  reports,
}) => {
  test.slow()
  consoleErrors.expect(browserSays)
  await page.goto('/en-IN')
  const expectLeft = async () => {
    await expectGuest(page)
    expect([...(await credentialCookies(page))]).toEqual([])
  }
  await test.step('the network is down', async () => {
    await logIn(page, site)
    // The menu and the live orders load after the page, in stages.
    await expect.poll(() => site.journal('orderHistory').length).toBeGreaterThan(0)
    await network.quiet()
    await context.setOffline(true)
    await logOut(page)
    await expectLeft()
    await context.setOffline(false)
    await page.reload()
    await expectLeft()
    await network.quiet()
    expect(site.journal('logout')).toEqual([])
  })
  for (const fault of ['error500Html', 'wrongShape', 'hang', '401'] as const) {
    await test.step(`the service answers: ${fault}`, async () => {
      await logIn(page, site)
      site.fault({ call: 'logout', fault })
      const asked = site.journal('logout').length
      // Given up, and reported, if the next step takes longer than the deadline.
      if (fault === 'hang') reports.allow(/^\[ACCOUNT\] logOut: Unreachable$/)
      await logOut(page)
      await expectLeft()
      await expect.poll(() => site.journal('logout').length).toBe(asked + 1)
      if (fault === 'wrongShape') await reports.expect(/^\[API_ERROR_CONTRACT\] .*logout /)
      if (fault === 'error500Html') {
        await reports.expect(/^\[ACCOUNT\] logOut: RefusalUnreadable$/)
      }
    })
  }
})

test('the message about a wrong code is not shown for the next number', async ({
  page,
  site,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 400/)
  await page.goto('/en-IN')
  await askForCode(page)
  const { typeCode, codeFailure, change, loginMobile, loginSubmit, otp, expectNoCode } = auth(page)
  await typeCode(anotherCode(await latestCode(page, site, asha.mobile)))
  await expect(codeFailure.filter({ hasText: 'Invalid OTP' })).toBeVisible()
  await change.click()
  await expect(loginMobile).not.toHaveAttribute('aria-invalid')
  await loginSubmit.click()
  await expect(otp).toBeVisible()
  await expect(codeFailure.filter({ hasText: 'Invalid OTP' })).toHaveCount(0)
  await expectNoCode()
})
