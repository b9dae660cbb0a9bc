import type { Page } from '@playwright/test'
import { wordsIn } from '../support/locales.ts'
import {
  anotherCode,
  asha,
  askForCode,
  auth,
  expectLoggedIn,
  header,
  kiran,
  latestCode,
  logIn,
  openLogin,
  openSignup,
  tabTo,
} from './support/account.ts'
import { expect, fareForm, isPhone, test } from './support/estimate.ts'
import { untilDrawn, untilSteppedBack } from './support/site.ts'
import { spotOf, tapTwice } from './support/tapTwice.ts'

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.offsetWidth)

const expectSound = async (page: Page, expectAccessible: () => Promise<void>) => {
  await expectAccessible()
  expect(await overflow(page), 'what scrolls sideways').toBe(0)
}

const languages = (page: Page) => {
  const phone = isPhone(page)
  const { bar, menu, menuButton } = header(page)
  const around = phone ? menu : bar
  const button = around.getByRole('button', { name: /^Language/ })
  return {
    button,
    link: (name: string) => around.getByRole('link', { name, exact: true }),
    open: async () => {
      if (phone) await menuButton.click()
      await button.click()
    },
  }
}

test('another language shows the same page, and is remembered', async ({ page, context, site }) => {
  await page.goto('/en-IN/fare-estimate?utm_source=poster')
  await expect(fareForm(page).form).toBeVisible()
  const { open, link } = languages(page)
  await open()
  await expect(link('English (India)')).toHaveAttribute('aria-current', 'true')
  for (const name of [
    'English',
    'বাংলা (বাংলাদেশ)',
    'English (UAE)',
    'English (Türkiye)',
    'Türkçe',
    'English (Turkey)',
  ]) {
    await expect(link(name)).not.toHaveAttribute('aria-current')
  }
  await link('Türkçe').click()
  await expect(page).toHaveURL(`${site.url}/tr-TR/fare-estimate?utm_source=poster`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr-TR')
  await expect(page.getByRole('form', { name: wordsIn('tr')('fare.form') })).toBeVisible()

  const cookies = await context.cookies()
  const language = cookies.find(({ name }) => name === 'language')
  expect(language).toMatchObject({ value: 'tr-TR', path: '/', sameSite: 'Lax' })
  expect(Math.abs((language?.expires ?? 0) - (Date.now() / 1000 + 18_144_000))).toBeLessThan(60)

  await page.goto('/')
  await expect(page).toHaveURL(`${site.url}/tr-TR`)
})

test('the header leads home and to the support', async ({ page, site }) => {
  await page.goto('/en-IN/fare-estimate')
  const { bar, around, open, close } = header(page)
  await open()
  await expect(around.getByRole('link', { name: /^Call support/ })).toHaveAttribute(
    'href',
    'tel:+918000000000',
  )
  await close()
  await bar.getByRole('link', { name: 'Hathi home' }).click()
  await expect(page).toHaveURL(`${site.url}/en-IN`)
})

test('a phone’s menu is closed by Esc, by Back and by its button, and gives the focus back', async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.goto('/en-IN')
  const { menu, menuButton } = header(page)
  if (!isPhone(page)) {
    await expect(menuButton).toHaveCount(0)
    return
  }
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => menu.getByRole('button', { name: 'Close' }).click(),
  ]
  for (const close of ways) {
    await menuButton.click()
    await expect(menu).toBeVisible()
    await expect(menuButton).toHaveAttribute('aria-expanded', 'true')
    await expectSound(page, expectAccessible)
    await close()
    await expect(menu).toBeHidden()
    await expect(menuButton).toBeFocused()
    expect(page.url()).toBe(`${site.url}/en-IN`)
  }
})

test('the second tap of a double tap does not close the menu that the first one opened', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/en-IN')
  const { menu, menuButton } = header(page)
  await menuButton.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  // If a dialog that waits stood in for the menu, it has left a cover on the spot of this tap.
  await page.clock.fastForward(1_000)
  const spot = await spotOf(menuButton)
  await tapTwice(page, spot, { selector: 'dialog[open]', isThere: true }, 200)
  await expect(menu).toBeVisible()
  // Nor does it close later, after an animation or a step back in the history.
  await page.clock.fastForward(5_000)
  await untilDrawn(page)
  await expect(menu).toBeVisible()
})

test('a link in the menu to the open page closes the menu, and adds no step to the history', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en-IN')
  await page.goto('/en-IN/partners')
  const { menu, menuButton } = header(page)
  await menuButton.click()
  await menu.getByRole('link', { name: 'Driver partners' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/en-IN\/partners$/)
  await untilSteppedBack(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/en-IN$/)
})

test('a desktop’s menus can be used with the arrow keys and closed by Esc', async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.goto('/en-IN')
  const { account, logout } = header(page)
  const { button, link } = languages(page)
  if (isPhone(page)) {
    await expect(button).toHaveCount(0)
    return
  }
  const { keyboard } = page
  await tabTo(page, button)
  await keyboard.press('ArrowDown')
  await expect(link('English')).toBeFocused()
  await expectSound(page, expectAccessible)
  await keyboard.press('ArrowDown')
  await expect(link('বাংলা (বাংলাদেশ)')).toBeFocused()
  await keyboard.press('End')
  await expect(link('English (India)')).toBeFocused()
  await keyboard.press('Home')
  await expect(link('English')).toBeFocused()
  await keyboard.press('Escape')
  await expect(link('English')).toHaveCount(0)
  await expect(button).toBeFocused()

  await logIn(page, site)
  await expect(account).toBeFocused()
  await keyboard.press('ArrowUp')
  await expect(logout).toBeFocused()
  await expectSound(page, expectAccessible)
  await keyboard.press('Escape')
  await expect(logout).toHaveCount(0)
  await expect(account).toBeFocused()
})

const appBannerOf = (page: Page) => page.getByRole('complementary', { name: /app$/ })

test.describe('where there is no app', () => {
  test.use({ settings: { HATHI_APP_ANDROID_URL: 'none', HATHI_APP_IOS_URL: 'none' } })

  test('no page offers it', async ({ page }) => {
    await page.goto('/en-IN')
    await expect(fareForm(page).form).toBeVisible()
    await expect(appBannerOf(page)).toHaveCount(0)
    await page.goto('/en-IN/app')
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  })
})

test.describe('where there is an app', () => {
  test.use({
    settings: {
      HATHI_APP_ANDROID_URL: 'https://store.example/android',
      HATHI_APP_IOS_URL: 'https://store.example/ios',
    },
  })

  test('a phone offers it in a banner that stays, can be closed, and leads to the stores', async ({
    page,
    site,
    elsewhere,
  }) => {
    await page.goto('/en-IN?utm_source=poster&utm_campaign=monsoon')
    await expect(fareForm(page).form).toBeVisible()
    const banner = appBannerOf(page)
    if (!isPhone(page)) {
      await expect(banner).toHaveCount(0)
      return
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await expect(banner).toBeInViewport({ ratio: 1 })
    await banner.getByRole('link', { name: 'Open app' }).click()
    await expect(page).toHaveURL(/\/en-IN\/app\?/)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      utm_source: 'poster',
      utm_campaign: 'monsoon',
      landing_page: '/en-IN',
      current_page: '/en-IN',
      feature_source: 'open_app_banner',
    })
    await expect(banner).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Get it for Android' })).toHaveAttribute(
      'href',
      /^https:\/\/store\.example\/android\?.*utm_source=poster/,
    )
    await expect(page.getByRole('link', { name: 'Get it for iPhone' })).toBeVisible()

    await page.goto('/en-IN/fare-estimate')
    await banner.getByRole('button', { name: 'Hide the app banner' }).click()
    await expect(banner).toHaveCount(0)
    await page.reload()
    await expect(fareForm(page).form).toBeVisible()
    await expect(banner).toHaveCount(0)

    const other = await elsewhere()
    await other.goto(`${site.url}/en-IN`)
    await expect(appBannerOf(other)).toBeVisible()
  })
})

test('a newcomer signs up and logs out with the keyboard alone', async ({ page, site }) => {
  test.slow()
  await page.goto('/en-IN')
  await expect(fareForm(page).form).toBeVisible()
  const { opener, accountOpener, login, logout } = header(page)
  const steps = auth(page)
  const { keyboard } = page

  await test.step('opens the login', async () => {
    await tabTo(page, opener)
    await keyboard.press('Enter')
    if (isPhone(page)) {
      await tabTo(page, login)
      await keyboard.press('Enter')
    }
    await expect(steps.loginMobile).toBeFocused()
  })
  await test.step('signs up', async () => {
    await keyboard.type(kiran.mobile)
    await keyboard.press('Enter')
    await expect(steps.name).toBeFocused()
    await keyboard.type(kiran.name)
    await tabTo(page, steps.email)
    await keyboard.type(kiran.email)
    await tabTo(page, steps.whatsapp)
    await keyboard.press('Space')
    await expect(steps.whatsapp).not.toBeChecked()
    await tabTo(page, steps.signupSubmit)
    await keyboard.press('Enter')
  })
  await test.step('types the code, and the focus is back where it began', async () => {
    await steps.typeCode(await latestCode(page, site, kiran.mobile))
    await expect(steps.any).toBeHidden()
    await expect(accountOpener).toBeFocused()
  })
  await test.step('logs out', async () => {
    await keyboard.press('Enter')
    await tabTo(page, logout)
    await keyboard.press('Enter')
    await expect(opener).toBeFocused()
  })
})

test('the login rises from the foot of a phone, and is in the middle of a desktop', async ({
  page,
}) => {
  await page.goto('/en-IN')
  await openLogin(page)
  const { top, bottom, left, right } = await auth(page).login.evaluate((dialog) => {
    const box = dialog.getBoundingClientRect()
    return {
      top: box.top,
      bottom: window.innerHeight - box.bottom,
      left: box.left,
      right: document.documentElement.clientWidth - box.right,
    }
  })
  expect(top).toBeGreaterThan(0)
  if (isPhone(page)) {
    expect({ bottom, left, right }).toEqual({ bottom: 0, left: 0, right: 0 })
    return
  }
  expect(left).toBeGreaterThan(0)
  expect(Math.abs(top - bottom)).toBeLessThanOrEqual(1)
  expect(Math.abs(left - right)).toBeLessThanOrEqual(1)
})

test('Esc, Back and Close end every step of the login, and the focus returns to its opener', async ({
  page,
  site,
}) => {
  test.slow()
  await page.goto('/en-IN')
  const { any, otp } = auth(page)
  const { opener, open: openMenu, login } = header(page)
  // The code that was sent is still valid, so another login continues with it.
  const backToCode = async () => {
    await openMenu()
    await login.click()
    await expect(otp).toBeVisible()
  }
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => any.getByRole('button', { name: 'Close' }).click(),
  ]
  const steps = [
    { open: () => openLogin(page) },
    { open: () => openSignup(page) },
    { open: () => askForCode(page), openAgain: backToCode },
  ]
  for (const { open, openAgain = open } of steps) {
    for (const [at, close] of ways.entries()) {
      await (at === 0 ? open() : openAgain())
      await close()
      await expect(any).toBeHidden()
      await expect(opener).toBeFocused()
      expect(page.url()).toBe(`${site.url}/en-IN`)
    }
  }
})

test('every step of the account is accessible and fits', { tag: '@desktop' }, async ({
  page,
  network,
  site,
  consoleErrors,
  expectAccessible,
}) => {
  test.slow()
  consoleErrors.expect(/status of (400|409)/)
  if (isPhone(page)) await page.setViewportSize({ width: 320, height: 640 })
  await page.clock.install()
  await page.goto('/en-IN')
  const steps = auth(page)

  await test.step('the login and its errors', async () => {
    await openLogin(page)
    await expectSound(page, expectAccessible)
    await steps.loginSubmit.click()
    await expect(steps.loginMobile).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page, expectAccessible)
  })
  await test.step('the signup and its errors', async () => {
    await steps.loginMobile.fill(kiran.mobile)
    await steps.loginSubmit.click()
    await expect(steps.name).toBeFocused()
    await expectSound(page, expectAccessible)
    await steps.signupSubmit.click()
    await expect(steps.email).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page, expectAccessible)
    await steps.name.fill(kiran.name)
    await steps.email.fill(kiran.email)
    await steps.signupMobile.fill(asha.mobile)
    await steps.signupSubmit.click()
    await expect(steps.signupFailure.first()).toBeVisible()
    await expectSound(page, expectAccessible)
    await steps.signupMobile.fill(kiran.mobile)
    await steps.signupSubmit.click()
  })
  await test.step('the code and its errors', async () => {
    await expect(steps.otp).toBeVisible()
    await expectSound(page, expectAccessible)
    await steps.typeCode(anotherCode(await latestCode(page, site, kiran.mobile)))
    await expect(steps.codeFailure.filter({ hasText: 'Invalid OTP' })).toBeVisible()
    await expectSound(page, expectAccessible)
  })
  await test.step('the channel of another code', async () => {
    await network.answered()
    await page.clock.fastForward(30_000)
    await expect(steps.resend).toBeVisible()
    await expectSound(page, expectAccessible)
    if (!isPhone(page)) return
    await steps.resend.click()
    await expect(steps.channel).toBeVisible()
    await expectSound(page, expectAccessible)
    await steps.channel.getByRole('button', { name: 'Back' }).click()
  })
  await test.step('the account of a customer', async () => {
    await steps.typeCode(await latestCode(page, site, kiran.mobile))
    await expectLoggedIn(page, kiran.firstName)
    await header(page).open()
    await expectSound(page, expectAccessible)
  })
})

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' })

  test('the code and the account are accessible', { tag: '@desktop' }, async ({
    page,
    site,
    consoleErrors,
    expectAccessible,
  }) => {
    test.slow()
    consoleErrors.expect(/status of 400/)
    await page.goto('/en-IN')
    const { typeCode, codeFailure } = auth(page)
    await askForCode(page)
    const code = await latestCode(page, site, asha.mobile)
    await typeCode(anotherCode(code))
    await expect(codeFailure.filter({ hasText: 'Invalid OTP' })).toBeVisible()
    await expectAccessible()
    await typeCode(code)
    await expectLoggedIn(page)
    await header(page).open()
    await expectAccessible()
  })
})
