import type { Page } from '@playwright/test'
import {
  auth,
  credentialCookies,
  expectGuest,
  expectLoggedIn,
  header,
  latestCode,
  logOut,
} from './support/account.ts'
import { expect, test } from './support/estimate.ts'

/** Opens order review, which offers a guest the login by itself, in every locale (spec 1 §4). */
const openLoginOf = async (page: Page, locale: string) => {
  await page.goto(`/${locale}/order-review`)
  await expect(auth(page).loginMobile).toBeFocused()
}

const deniz = {
  name: 'Deniz Şükrü Yılmaz',
  firstName: 'Deniz',
  mobile: '5321234567',
  email: 'deniz@example.com',
} as const

const salma = {
  name: 'Salma Haddad',
  firstName: 'Salma',
  mobile: '501234567',
  email: 'salma@example.com',
} as const

const fillSignup = async (page: Page, { name, email }: typeof deniz | typeof salma) => {
  const steps = auth(page)
  await steps.name.fill(name)
  await steps.email.fill(email)
  await steps.signupSubmit.click()
}

const consentIn = (page: Page) => {
  const { consent } = auth(page)
  return {
    consent,
    all: consent.getByRole('checkbox', { name: 'I agree to all of the following' }),
    terms: consent.getByRole('checkbox', { name: 'I agree to the Terms of Service' }),
    privacy: consent.getByRole('checkbox', { name: 'I agree to the Privacy Policy' }),
    confirm: consent.getByRole('button', { name: 'Confirm' }),
  }
}

for (const locale of ['en-TR', 'en-TK']) {
  test(`a newcomer signs up in ${locale}, agrees to the terms, and can then log in by number alone`, async ({
    page,
    site,
  }) => {
    const steps = auth(page)
    const { consent, terms, privacy, confirm } = consentIn(page)

    await test.step('gives a Turkish number that no customer has', async () => {
      await openLoginOf(page, locale)
      await expect(steps.login).toContainText('+90')
      await steps.loginMobile.fill('9123456780')
      await steps.loginSubmit.click()
      await expect(steps.loginMobile).toHaveAccessibleDescription(/Invalid Phone number/)
      expect(site.journal('existOtp')).toEqual([])
      await steps.loginMobile.fill('+90 532 123 45 67')
      await steps.loginSubmit.click()
      await expect(steps.signupMobile).toHaveValue(deniz.mobile)
      expect(site.journal('existOtp').map(({ status }) => status)).toEqual([200])
    })

    await test.step('agrees to the terms before the signup is sent', async () => {
      await fillSignup(page, deniz)
      await expect(consent).toBeVisible()
      await expect(confirm).toBeDisabled()
      await terms.check()
      await expect(confirm).toBeDisabled()
      expect(site.journal('signup')).toEqual([])
      await privacy.check()
      await expect(confirm).toBeEnabled()
      await confirm.click()
    })

    await test.step('types the code', async () => {
      await expect(steps.otp).toContainText(`Code sent to +90 ${deniz.mobile}`)
      await steps.typeCode(await latestCode(page, site, deniz.mobile))
      await expectLoggedIn(page, deniz.firstName)
      const { open, around } = header(page)
      await open()
      await expect(around).toContainText(deniz.email)
      await header(page).close()
      expect((await credentialCookies(page)).get('mobile')).toBe(deniz.mobile)
    })

    await test.step('is signed up with the documents agreed to', async () => {
      const { name, email, mobile } = deniz
      expect(site.journal('signup').map(({ body }) => body)).toEqual([{ mobile, name, email }])
      const [validation, ...more] = site.journal('validation')
      expect(more).toEqual([])
      expect(validation).toMatchObject({
        status: 200,
        body: {
          mobile,
          email,
          first_name: 'Deniz',
          last_name: 'Yılmaz',
          agreed_docs: [
            { doc_type: 'terms_of_service', doc_url: expect.stringContaining(`/${locale}/`) },
            { doc_type: 'privacy_policy', doc_url: expect.stringContaining(`/${locale}/`) },
          ],
        },
      })
      await expect
        .poll(() =>
          site.journal('profile').map(({ status, headers }) => [status, headers['country']]),
        )
        .toContainEqual([200, 'in'])
    })

    await test.step('logs out, and logs in again with the number alone', async () => {
      await page.reload()
      await expectLoggedIn(page, deniz.firstName)
      await logOut(page)
      await expect.poll(async () => (await credentialCookies(page)).size).toBe(0)
      await openLoginOf(page, locale)
      await steps.loginMobile.fill(`0${deniz.mobile}`)
      await steps.loginSubmit.click()
      await steps.typeCode(await latestCode(page, site, deniz.mobile))
      await expectLoggedIn(page, deniz.firstName)
      expect(site.journal('signup')).toHaveLength(1)
    })
  })
}

test('the terms of Türkiye can be agreed to one by one or all at once, and every one is required', async ({
  page,
  network,
  site,
  expectAccessible,
}) => {
  await openLoginOf(page, 'en-TR')
  const { loginMobile, loginSubmit, signup } = auth(page)
  await loginMobile.fill(deniz.mobile)
  await loginSubmit.click()
  await expect(signup).toBeVisible()
  await fillSignup(page, deniz)
  const { consent, all, terms, privacy, confirm } = consentIn(page)
  await expect(all).toBeFocused()
  await expectAccessible()
  await terms.check()
  await expect(all).toHaveJSProperty('indeterminate', true)
  await expect(confirm).toBeDisabled()
  await privacy.check()
  await expect(all).toBeChecked()
  await expect(confirm).toBeEnabled()
  await all.uncheck()
  await expect(terms).not.toBeChecked()
  await expect(privacy).not.toBeChecked()
  await expect(confirm).toBeDisabled()
  await all.check()
  await terms.uncheck()
  await expect(all).not.toBeChecked()
  await expect(confirm).toBeDisabled()
  await consent.getByRole('button', { name: 'Close' }).click()
  await expect(consent).toBeHidden()
  await network.quiet()
  expect(site.journal('signup')).toEqual([])
  await expectGuest(page)
})

test('a newcomer in the Emirates signs up without further consent', async ({ page, site }) => {
  const steps = auth(page)
  await openLoginOf(page, 'en-AE')
  await expect(steps.login).toContainText('+971')
  await steps.loginMobile.fill('0501234567')
  await steps.loginSubmit.click()
  await expect(steps.signupMobile).toHaveValue(salma.mobile)
  await fillSignup(page, salma)
  await expect(steps.otp).toContainText(`Code sent to +971 ${salma.mobile}`)
  await steps.typeCode(await latestCode(page, site, salma.mobile))
  await expectLoggedIn(page, salma.firstName)
  expect(site.journal('validation')[0]).toMatchObject({
    status: 200,
    body: { mobile: salma.mobile, first_name: 'Salma', last_name: 'Haddad' },
  })
})
