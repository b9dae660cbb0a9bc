import type { Page } from '@playwright/test'
import type { Sandbox } from '../../../sandbox/startSandbox.ts'
import { asha, auth, kiran, openLogin } from './account.ts'
import { openBookable, orderReview } from './booking.ts'
import { guest, nameOf, whitefield } from './enquiries.ts'
import { expect, fareForm, fareResults, isPhone, openFilled, picker } from './estimate.ts'
import { leadForm } from './lead.ts'
import { arriveAsCustomer, bookOrder, orderHistory, trackedOrder } from './orders.ts'
import { sharedLink } from './quotes.ts'
import type { Site } from './site.ts'

type World = { readonly page: Page; readonly site: Site; readonly sandbox: Sandbox }

/** A step of the way that somebody may be on when something happens to the page. */
export type Station = {
  readonly name: string
  /** The chunk that the step is made of, which may be another one on a phone. */
  readonly chunk: string
  readonly chunkOnPhone?: string
  /** Whether it is a customer's, whom cookies tell of. */
  readonly isCustomers?: true
  readonly open: (world: World) => Promise<void>
  /** That the step is there, as far as a fresh page can have it. */
  readonly isThere: (page: Page) => Promise<void>
  /** Does something there, and sees that it answers. */
  readonly use: (world: World) => Promise<void>
  /** That what `use` entered is there in a fresh page; not said where it enters nothing that is kept. */
  readonly isKept?: (page: Page) => Promise<void>
  /** Does what asks a service while there is no network, and sees what is said of it. */
  readonly askOffline?: (world: World) => Promise<void>
}

const offline = /You are offline\. Check your connection and try again\./

const registration = (page: Page) => page.getByRole('dialog', { name: 'Attach Vehicle Now' })

export const stations: readonly Station[] = [
  {
    name: 'the fare form',
    chunk: 'fare-estimate',
    chunkOnPhone: 'phone-contact',
    open: async ({ page, site }) => {
      // A phone asks who it is once it knows where from and where to.
      if (isPhone(page)) await openFilled(page, site)
      else await page.goto('/en-IN/fare-estimate')
      await expect(fareForm(page).form).toBeVisible()
    },
    isThere: (page) => expect(fareForm(page).form).toBeVisible(),
    use: async ({ page }) => {
      const { name, submit } = fareForm(page)
      await name.fill('')
      // A phone's button waits for a form that may be sent.
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
    name: 'order review',
    chunk: 'order-review',
    isCustomers: true,
    open: async ({ page, sandbox }) => {
      await openBookable(page, sandbox)
    },
    isThere: (page) => expect(orderReview(page).heading).toBeVisible(),
    use: async ({ page }) => {
      const { goodsField, goodsType } = orderReview(page)
      await goodsField.click()
      await goodsType('Furniture').click()
      await expect(goodsField).toContainText('Furniture')
    },
    isKept: (page) => expect(orderReview(page).goodsField).toContainText('Furniture'),
    askOffline: async ({ page }) => {
      const { primary, failed, told } = orderReview(page)
      await primary.click()
      await expect(failed).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(told.filter({ hasText: offline })).toBeVisible()
    },
  },
  {
    name: 'the goods of an order',
    chunk: 'order-review',
    isCustomers: true,
    open: async ({ page, sandbox }) => {
      await openBookable(page, sandbox)
      await orderReview(page).goodsField.click()
      await expect(orderReview(page).goods).toBeVisible()
    },
    isThere: (page) => expect(orderReview(page).heading).toBeVisible(),
    use: async ({ page }) => {
      const { goods, goodsField, goodsType } = orderReview(page)
      if (!(await goods.isVisible())) await goodsField.click()
      await goodsType('Furniture').click()
      await expect(goodsField).toContainText('Furniture')
    },
    isKept: (page) => expect(orderReview(page).goodsField).toContainText('Furniture'),
  },
  {
    name: 'an order that is tracked',
    chunk: 'track-order',
    isCustomers: true,
    open: async ({ page, sandbox }) => {
      const crn = await bookOrder(sandbox, await arriveAsCustomer(page, sandbox))
      await page.goto(`/en-IN/track-order?crn=${crn}`)
      await expect(trackedOrder(page).status('Looking for a driver')).toBeVisible()
    },
    isThere: (page) => expect(page.getByRole('main').getByRole('heading').first()).toBeVisible(),
    use: async ({ page }) => {
      const { cancel, dialog } = trackedOrder(page)
      await cancel.click()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    },
    askOffline: async ({ page }) => {
      const { cancel, dialog, confirm } = trackedOrder(page)
      await cancel.click()
      await dialog.getByRole('radio').first().check()
      await confirm.click()
      await expect(dialog).toContainText(offline)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    },
  },
  {
    name: 'the order history',
    chunk: 'order-history',
    isCustomers: true,
    open: async ({ page, sandbox }) => {
      await bookOrder(sandbox, await arriveAsCustomer(page, sandbox))
      await page.goto('/en-IN/order-history')
      await expect(orderHistory(page).live).toBeVisible()
    },
    isThere: (page) => expect(page.getByRole('main').getByRole('heading').first()).toBeVisible(),
    use: async ({ page }) => {
      await page.getByRole('link', { name: /^View Status of order/ }).click()
      await expect(trackedOrder(page).status('Looking for a driver')).toBeVisible()
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
]
