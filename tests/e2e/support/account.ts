import type { Locator, Page } from '@playwright/test'
import * as t from 'io-ts'
import { decodeOwn } from '../../../sandbox/decoding.ts'
import { expect, isPhone } from './estimate.ts'
import { type Site, untilSteppedBack } from './site.ts'

/** The customer whom the sandbox knows from the start. */
export const asha = {
  name: 'Asha Rao',
  firstName: 'Asha',
  mobile: '9876543210',
  email: 'asha@example.in',
} as const

/** A visitor whom the sandbox does not know. */
export const kiran = {
  name: 'Kiran Desai',
  firstName: 'Kiran',
  mobile: '9123456780',
  email: 'kiran@example.in',
} as const

const Messages = t.array(t.type({ channel: t.string, to: t.string, text: t.string }))

/** The last message to a number, as the sandbox's inbox shows it. */
export const latestMessage = async (page: Page, site: Site, mobile: string) => {
  const answer = await page.request.get(`${site.url}/sandbox/inbox`, {
    headers: { accept: 'application/json' },
  })
  const messages = decodeOwn(Messages, 'the inbox', await answer.json())
  const message = messages.find(({ to }) => to === mobile)
  if (message === undefined) throw new Error('nothing was sent to this number')
  return message
}

/** The code in the last message to a number, once the page shows that one was sent. */
export const latestCode = async (page: Page, site: Site, mobile: string): Promise<string> => {
  await expect(auth(page).otp).toBeVisible()
  const { text } = await latestMessage(page, site, mobile)
  const [code] = /\d{6}/.exec(text) ?? []
  if (code === undefined) throw new Error('the message holds no code')
  return code
}

/** A different code of the right length. */
export const anotherCode = (code: string): string => (code === '111111' ? '222222' : '111111')

/** The header's parts, at either width. */
export const header = (page: Page) => {
  const phone = isPhone(page)
  const bar = page.getByRole('banner')
  const menuButton = bar.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const account = bar.getByRole('button', { name: /^Your account: / })
  const inlineLogin = bar.getByRole('button', { name: 'Login' })
  const around = phone ? menu : bar
  return {
    bar,
    menuButton,
    menu,
    account,
    /** What contains the login and the account: on a phone, the menu. */
    around,
    login: around.getByRole('button', { name: 'Login' }),
    logout: around.getByRole('button', { name: 'Logout' }),
    /** The control that gets the focus back. */
    opener: phone ? menuButton : inlineLogin,
    accountOpener: phone ? menuButton : account,
    /** Opens what shows the customer, or the login of a guest. */
    open: async () => {
      if (phone) {
        if (!(await menu.isVisible())) await menuButton.click()
        await expect(menu).toBeVisible()
        return
      }
      // The header shows neither until its script is loaded and the session is known.
      await expect(bar.locator('[data-ahead]')).toHaveCount(0)
      await expect(bar.getByText('Looking for your account')).toHaveCount(0)
      if ((await account.isVisible()) && (await account.getAttribute('aria-expanded')) !== 'true') {
        await account.click()
      }
    },
    close: async () => {
      if (phone && (await menu.isVisible())) {
        await menu.getByRole('button', { name: 'Close' }).click()
        await expect(menu).toBeHidden()
        // A reload right after would meet its step back.
        await untilSteppedBack(page)
      }
    },
  }
}

/** The authentication dialog, one step at a time. */
export const auth = (page: Page) => {
  const login = page.getByRole('dialog', { name: 'Login to Hathi' })
  const signup = page.getByRole('dialog', { name: 'Welcome!' })
  const otp = page.getByRole('dialog', { name: 'Verify your account' })
  const consent = page.getByRole('dialog', { name: 'Terms and conditions' })
  const channel = page.getByRole('dialog', { name: 'Resent OTP via' })
  const done = page.getByRole('dialog', { name: 'You are logged in' })
  const code = otp.getByRole('group', { name: 'One-time code' })
  const box = (position: number): Locator =>
    code.getByRole('textbox', { name: `Digit ${position} of 6` })
  return {
    any: page.getByRole('dialog'),
    login,
    signup,
    otp,
    consent,
    channel,
    done,
    loginMobile: login.getByRole('textbox', { name: 'Phone number' }),
    loginSubmit: login.getByRole('button', { name: 'Continue' }),
    name: signup.getByRole('textbox', { name: 'Name' }),
    signupMobile: signup.getByRole('textbox', { name: 'Phone number' }),
    email: signup.getByRole('textbox', { name: 'Email' }),
    whatsapp: signup.getByRole('checkbox', { name: 'Receive updates via WhatsApp' }),
    signupSubmit: signup.getByRole('button', { name: 'Continue' }),
    signupFailure: signup.getByRole('alert'),
    code,
    box,
    verify: otp.getByRole('button', { name: 'Verify my account' }),
    change: otp.getByRole('button', { name: 'Change' }),
    resend: otp.getByRole('button', { name: 'Resend' }),
    codeFailure: otp.getByRole('alert'),
    /** Types a code into the focused box, as a customer does. */
    typeCode: async (digits: string) => {
      await expect(box(1)).toBeFocused()
      await page.keyboard.type(digits)
    },
    expectNoCode: async () => {
      for (const position of [1, 2, 3, 4, 5, 6]) await expect(box(position)).toHaveValue('')
    },
    expectCode: async (digits: string) => {
      for (const [at, digit] of [...digits].entries()) await expect(box(at + 1)).toHaveValue(digit)
    },
  }
}

/** Opens the login from the header; on a phone, from its menu. */
export const openLogin = async (page: Page) => {
  const { open, login } = header(page)
  await open()
  await login.click()
  await expect(auth(page).loginMobile).toBeFocused()
}

/** Logs in up to the code, as a customer whom the service knows. */
export const askForCode = async (page: Page, mobile: string = asha.mobile) => {
  const { loginMobile, loginSubmit, otp } = auth(page)
  await openLogin(page)
  await loginMobile.fill(mobile)
  await loginSubmit.click()
  await expect(otp).toBeVisible()
}

export const expectLoggedIn = async (page: Page, firstName: string = asha.firstName) => {
  await expect(auth(page).any).toBeHidden()
  const { open, around, account, close } = header(page)
  if (isPhone(page)) {
    await open()
    await expect(around.getByText(firstName, { exact: true })).toBeVisible()
    await close()
  } else {
    await expect(account).toHaveText(firstName)
  }
}

export const expectGuest = async (page: Page) => {
  const { open, login, close } = header(page)
  // On a desktop the login is in the header itself; what is shown instead may be about to go.
  if (isPhone(page)) await open()
  await expect(login).toBeVisible()
  await close()
}

/** Logs in the sandbox's customer, from the current page. */
export const logIn = async (page: Page, site: Site) => {
  await askForCode(page)
  await auth(page).typeCode(await latestCode(page, site, asha.mobile))
  await expectLoggedIn(page)
}

export const logOut = async (page: Page) => {
  const { open, logout } = header(page)
  await open()
  await logout.click()
}

/** Logs in up to the signup, as a visitor whom the service does not know. */
export const openSignup = async (page: Page, mobile: string = kiran.mobile) => {
  const { loginMobile, loginSubmit, signup } = auth(page)
  await openLogin(page)
  await loginMobile.fill(mobile)
  await loginSubmit.click()
  await expect(signup).toBeVisible()
}

/** The cookies that keep a customer logged in, by name. */
export const credentialCookies = async (page: Page): Promise<ReadonlyMap<string, string>> => {
  const cookies = await page.context().cookies()
  return new Map(
    cookies
      .filter(({ name }) => ['auth-token', 'mobile', 'requirement'].includes(name))
      .map(({ name, value }) => [name, value]),
  )
}

const farthest = 40

/** Reaches a control by Tab alone, and checks that its focus is visible. */
export const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < farthest && !(await isFocused()); steps += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
}
