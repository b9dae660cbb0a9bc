import type { Page } from '@playwright/test'
import { asha, auth, kiran, openLogin, openSignup } from './account.ts'
import { guest, koramangala, nameOf, whitefield } from './enquiries.ts'
import {
  choosePlace,
  expect,
  fareForm,
  fareResults,
  isPhone,
  openFilled,
  picker,
} from './estimate.ts'
import { leadForm } from './lead.ts'
import { sharedLink } from './quotes.ts'
import { offline, type Station } from './station.ts'

const registration = (page: Page) => page.getByRole('dialog', { name: 'Attach Vehicle Now' })

const needs = (page: Page) =>
  page.getByRole('dialog', { name: 'I will be using Hathi mainly for:' })

const cities = (page: Page) => page.getByRole('dialog', { name: 'Choose your city' })

const openCities = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^City: / })
    .click()
  await expect(cities(page).getByRole('button', { name: 'Pune' })).toBeVisible()
}

const services = (page: Page) => page.getByRole('dialog', { name: 'What do you want to send?' })

const openServices = async (page: Page) => {
  await page.getByRole('button', { name: 'Explore other services?' }).click()
  await expect(services(page)).toBeVisible()
}

const chooseKoramangala = (page: Page) => choosePlace(page, 'pickup', koramangala)

/** The steps that need no login. */
export const guestStations: readonly Station[] = [
  {
    name: 'the fare form',
    chunk: 'fare-estimate',
    chunkOnPhone: 'phone-contact',
    differsByWidth: true,
    open: async ({ page, site }) => {
      // A phone asks for the contact only after both addresses.
      if (isPhone(page)) await openFilled(page, site)
      else await page.goto('/en-IN/fare-estimate')
      await expect(fareForm(page).form).toBeVisible()
    },
    isThere: (page) => expect(fareForm(page).form).toBeVisible(),
    use: async ({ page }) => {
      const { name, submit } = fareForm(page)
      await name.fill('')
      // On a phone the button waits for a form that may be sent.
      if (isPhone(page)) await name.blur()
      else await submit.click()
      await expect(page.getByText('Name is required')).toBeVisible()
      await name.fill(kiran.name)
      await expect(page.getByText('Name is required')).toBeHidden()
    },
    isKept: (page) => expect(fareForm(page).name).toHaveValue(kiran.name),
  },
  {
    name: 'the search for a place',
    chunk: 'fare-estimate',
    chunkOnPhone: 'location-picker',
    differsByWidth: true,
    open: async ({ page }) => {
      await page.goto('/en-IN/fare-estimate')
      await picker(page, 'drop').openSearch()
    },
    isThere: (page) => expect(fareForm(page).form).toBeVisible(),
    use: async ({ page }) => {
      const { search, option, openSearch, untilMapped, confirm } = picker(page, 'drop')
      if (!(await search.isVisible())) await openSearch()
      await search.fill(nameOf(whitefield))
      await option(whitefield).click()
      if (isPhone(page)) {
        await untilMapped()
        await confirm.click()
      }
      await fareForm(page).expectAddress('drop', whitefield.landmark)
    },
    isKept: (page) => fareForm(page).expectAddress('drop', whitefield.landmark),
    askOffline: async ({ page }) => {
      await picker(page, 'drop').search.fill('Indira')
      await expect(page.getByText(/You are offline\./).first()).toBeVisible()
    },
  },
  {
    name: 'the fares',
    chunk: 'fare-results',
    open: async ({ page, site }) => {
      await page.goto(await sharedLink(page, site))
      await expect(fareResults(page).heading).toBeVisible()
    },
    isThere: (page) => expect(fareResults(page).vehicles.first()).toBeVisible(),
    use: async ({ page }) => {
      await page.getByRole('button', { name: 'Book Tata Ace', exact: true }).click()
      await expect(auth(page).login).toBeVisible()
    },
  },
  {
    name: 'the login',
    chunk: 'auth',
    open: async ({ page }) => {
      await page.goto('/en-IN/fare-estimate')
      await openLogin(page)
    },
    isThere: (page) => expect(fareForm(page).form).toBeVisible(),
    use: async ({ page }) => {
      const { loginMobile, loginSubmit, otp, login } = auth(page)
      if (!(await login.isVisible())) await openLogin(page)
      await loginMobile.fill(asha.mobile)
      await loginSubmit.click()
      await expect(otp).toBeVisible()
    },
    isKept: (page) => expect(auth(page).otp).toContainText(asha.mobile),
    askOffline: async ({ page }) => {
      const { loginMobile, loginSubmit, login } = auth(page)
      await loginMobile.fill(asha.mobile)
      await loginSubmit.click()
      await expect(login).toContainText(offline)
    },
  },
  {
    name: 'the registration of a partner',
    chunk: 'partners',
    open: async ({ page }) => {
      await page.goto('/en-IN/partners')
      await page.getByRole('main').getByRole('button', { name: 'REGISTER' }).first().click()
      await expect(registration(page)).toBeVisible()
    },
    isThere: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    use: async ({ page }) => {
      const dialog = registration(page)
      if (!(await dialog.isVisible())) {
        await page.getByRole('main').getByRole('button', { name: 'REGISTER' }).first().click()
      }
      await dialog.getByRole('button', { name: 'REGISTER' }).click()
      await expect(dialog.getByText('Enter the name')).toBeVisible()
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Balwinder Singh')
      await expect(dialog.getByText('Enter the name')).toBeHidden()
    },
    isKept: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'REGISTER' }).first().click()
      const name = registration(page).getByRole('textbox', { name: 'Name' })
      await expect(name).toHaveValue('Balwinder Singh')
      await page.goBack()
      await expect(registration(page)).toBeHidden()
    },
    askOffline: async ({ page }) => {
      const dialog = registration(page)
      await dialog.getByRole('combobox', { name: 'City' }).selectOption('Pune')
      await expect(dialog).toContainText('Something went wrong. Try Again...')
    },
  },
  {
    name: 'the lead form',
    chunk: 'lead',
    open: async ({ page }) => {
      await page.goto('/en-IN/services')
      await expect(leadForm(page).form).toBeVisible()
    },
    isThere: (page) => expect(leadForm(page).form).toBeVisible(),
    use: async ({ page }) => {
      const { name, submit, form } = leadForm(page)
      await name.fill('')
      await submit.click()
      await expect(form.getByText('Name is required')).toBeVisible()
      await name.fill(guest.name)
      await expect(form.getByText('Name is required')).toBeHidden()
    },
    isKept: (page) => expect(leadForm(page).name).toHaveValue(guest.name),
  },
  {
    name: 'the map of a place',
    chunk: 'desktop-card',
    chunkOnPhone: 'location-picker',
    differsByWidth: true,
    open: async ({ page }) => {
      await page.goto('/en-IN/fare-estimate')
      const { openSearch, search, option, untilMapped } = picker(page, 'drop')
      await openSearch()
      await search.fill(nameOf(whitefield))
      await option(whitefield).click()
      await untilMapped()
    },
    isThere: (page) => expect(fareForm(page).form).toBeVisible(),
    use: async ({ page }) => {
      const { map, confirm, under, untilMapped, openSearch, search, option } = picker(page, 'drop')
      if (!(await map.isVisible())) {
        await openSearch()
        await search.fill(nameOf(whitefield))
        await option(whitefield).click()
      }
      await untilMapped()
      // Repeated, because the map ignores keys during a zoom.
      await expect(async () => {
        await map.press('-')
        await map.press('Shift+ArrowUp')
        // A busy machine may take longer to describe a point; each new one has to be asked about anew.
        await expect(under).not.toHaveText(nameOf(whitefield), { timeout: 5_000 })
      }).toPass({ timeout: 45_000 })
      await confirm.click()
      await fareForm(page).expectAnAddress('drop')
    },
    isKept: (page) => fareForm(page).expectAnAddress('drop'),
    askOffline: async ({ page }) => {
      const { map, around, confirm } = picker(page, 'drop')
      await map.press('Shift+ArrowUp')
      await expect(around.getByText(/You are offline\./).first()).toBeVisible()
      await expect(confirm).toBeVisible()
    },
  },
  {
    name: 'the sheet of what for',
    chunk: 'phone-contact',
    isPhones: true,
    open: async ({ page }) => {
      await page.goto('/en-IN/fare-estimate')
      await choosePlace(page, 'pickup', koramangala)
      await choosePlace(page, 'drop', whitefield)
      await fareForm(page).requirement.click()
      await expect(needs(page)).toBeVisible()
    },
    isThere: (page) => expect(fareForm(page).form).toBeVisible(),
    use: async ({ page }) => {
      const { requirement } = fareForm(page)
      if (!(await needs(page).isVisible())) await requirement.click()
      await needs(page)
        .getByRole('button', { name: /^My Personal Needs/ })
        .click()
      await expect(needs(page)).toBeHidden()
      await expect(requirement).toContainText('My Personal Needs')
    },
    isKept: (page) => expect(fareForm(page).requirement).toContainText('My Personal Needs'),
  },
  {
    name: 'the signup',
    chunk: 'auth',
    open: async ({ page }) => {
      await page.goto('/en-IN/fare-estimate')
      await openSignup(page)
    },
    isThere: (page) => expect(fareForm(page).form).toBeVisible(),
    use: async ({ page }) => {
      const { signup, name, signupSubmit } = auth(page)
      if (!(await signup.isVisible())) await openSignup(page)
      await signupSubmit.click()
      await expect(signup.getByText('Please enter valid name')).toBeVisible()
      await name.fill(kiran.name)
      await expect(signup.getByText('Please enter valid name')).toBeHidden()
    },
    isKept: (page) => expect(auth(page).name).toHaveValue(kiran.name),
    askOffline: async ({ page }) => {
      const { name, email, signupSubmit, signupFailure } = auth(page)
      await name.fill(kiran.name)
      await email.fill(kiran.email)
      await signupSubmit.click()
      await expect(signupFailure).toContainText(offline)
      await name.fill('')
    },
  },
  {
    name: 'the city picker',
    chunk: 'pickers',
    open: async ({ page }) => {
      await page.goto('/en-IN/about-us')
      await openCities(page)
    },
    isThere: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    use: async ({ page }) => {
      if (!(await cities(page).isVisible())) await openCities(page)
      await cities(page).getByRole('button', { name: 'Pune' }).click()
      await expect(page).toHaveURL(/\/en-IN\/city\/pune$/)
      await expect(cities(page)).toBeHidden()
    },
    isKept: (page) =>
      expect(page.getByRole('banner').getByRole('button', { name: 'City: Pune' })).toBeVisible(),
  },
  {
    name: 'the picker of services',
    chunk: 'pickers',
    differsByWidth: true,
    open: async ({ page }) => {
      await page.goto('/en-IN/fare-estimate')
      await openServices(page)
    },
    isThere: (page) => expect(page.getByRole('form').first()).toBeVisible(),
    use: async ({ page }) => {
      if (!(await services(page).isVisible())) await openServices(page)
      const card = isPhone(page) ? 'link' : 'button'
      await services(page)
        .getByRole(card, { name: /^2 wheeler/ })
        .click()
      await expect(services(page)).toBeHidden()
      await expect(page.getByRole('radio', { name: '2 wheeler' }).last()).toBeChecked()
    },
  },
  {
    name: 'the home page',
    chunk: 'home',
    differsByWidth: true,
    open: async ({ page }) => {
      await page.goto('/en-IN')
      await expect(fareForm(page).form).toBeVisible()
    },
    isThere: (page) => expect(fareForm(page).form).toBeVisible(),
    use: ({ page }) => chooseKoramangala(page),
    isKept: (page) => fareForm(page).expectAddress('pickup', koramangala.landmark),
  },
  {
    name: 'the page of a city',
    chunk: 'site-page',
    differsByWidth: true,
    open: async ({ page }) => {
      await page.goto('/en-IN/trucks/bangalore')
      await expect(fareForm(page).form).toBeVisible()
    },
    isThere: (page) => expect(fareForm(page).form).toBeVisible(),
    use: ({ page }) => chooseKoramangala(page),
    isKept: (page) => fareForm(page).expectAddress('pickup', koramangala.landmark),
  },
]
