import type { Page } from '@playwright/test'
import type { Sandbox } from '../../../sandbox/startSandbox.ts'
import { asha, auth, openLogin } from './account.ts'
import { openBookable, orderReview } from './booking.ts'
import { guest, nameOf, whitefield } from './enquiries.ts'
import { expect, fareForm, fareResults, picker } from './estimate.ts'
import { leadForm } from './lead.ts'
import { arriveAsCustomer, bookOrder, orderHistory, trackedOrder } from './orders.ts'
import { sharedLink } from './quotes.ts'
import type { Site } from './site.ts'

type World = { readonly page: Page; readonly site: Site; readonly sandbox: Sandbox }

/** A step of the way that somebody may be on when something happens to the page. */
export type Station = {
  readonly name: string
  /** The chunk that the step is made of. */
  readonly chunk: string
  readonly open: (world: World) => Promise<void>
  /** That the step is there, as far as a fresh page can have it. */
  readonly isThere: (page: Page) => Promise<void>
  /** Does something there, and sees that it answers. */
  readonly use: (world: World) => Promise<void>
}

const registration = (page: Page) => page.getByRole('dialog', { name: 'Attach Vehicle Now' })

export const stations: readonly Station[] = [
  {
    name: 'the fare form',
    chunk: 'fare-estimate',
    open: async ({ page }) => {
      await page.goto('/en-IN/fare-estimate')
      await expect(fareForm(page).form).toBeVisible()
    },
    isThere: (page) => expect(fareForm(page).form).toBeVisible(),
    use: async ({ page }) => {
      const { name, submit } = fareForm(page)
      await name.fill('')
      await submit.click()
      await expect(page.getByText('Name is required')).toBeVisible()
      await name.fill(guest.name)
      await expect(page.getByText('Name is required')).toBeHidden()
    },
  },
  {
    name: 'the search for a place',
    chunk: 'fare-estimate',
    open: async ({ page }) => {
      await page.goto('/en-IN/fare-estimate')
      await picker(page, 'drop').openSearch()
    },
    isThere: (page) => expect(fareForm(page).form).toBeVisible(),
    use: async ({ page }) => {
      const { search, option } = picker(page, 'drop')
      await search.fill(nameOf(whitefield))
      await option(whitefield).click()
      await fareForm(page).expectAddress('drop', whitefield.landmark)
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
  },
  {
    name: 'order review',
    chunk: 'order-review',
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
  },
  {
    name: 'an order that is tracked',
    chunk: 'track-order',
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
  },
  {
    name: 'the order history',
    chunk: 'order-history',
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
  },
]
