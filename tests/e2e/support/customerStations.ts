import { choosePlace, confirmation, openBookable, orderReview, stopEdit } from './booking.ts'
import { hosur } from './enquiries.ts'
import { expect } from './estimate.ts'
import { arriveAsCustomer, bookOrder, orderHistory, trackedOrder } from './orders.ts'
import { offline, type Station } from './station.ts'

/** The steps that need a logged-in customer. */
export const customerStations: readonly Station[] = [
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
      const { primary, failed, main } = orderReview(page)
      await primary.click()
      await expect(failed).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(main.getByText(offline)).toBeVisible()
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
      await expect(trackedOrder(page).steps.first()).toBeVisible()
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
      await page.getByRole('link', { name: /^View Status \(order/ }).click()
      await expect(trackedOrder(page).steps.first()).toBeVisible()
    },
  },
  {
    name: 'an end of an order',
    chunk: 'order-review',
    isCustomers: true,
    differsByWidth: true,
    open: async ({ page, sandbox }) => {
      await openBookable(page, sandbox)
      await orderReview(page).edit('drop').click()
      await expect(stopEdit(page, 'drop').dialog).toBeVisible()
    },
    isThere: (page) => expect(orderReview(page).heading).toBeVisible(),
    use: async ({ page }) => {
      const { dialog, house, name } = stopEdit(page, 'drop')
      if (!(await dialog.isVisible())) await orderReview(page).edit('drop').click()
      await house.fill('7, ground floor')
      await name.fill('')
      await house.press('Enter')
      await expect(name).toBeFocused()
      await name.fill('Kabir Nair')
    },
    isKept: async (page) => {
      const { house, name } = stopEdit(page, 'drop')
      await expect(house).toHaveValue('7, ground floor')
      await expect(name).toHaveValue('Kabir Nair')
    },
  },
  {
    name: 'an end that is not served',
    chunk: 'order-review',
    isCustomers: true,
    open: async ({ page, sandbox }) => {
      await openBookable(page, sandbox)
      await orderReview(page).edit('drop').click()
      await choosePlace(page, 'drop', hosur)
      await stopEdit(page, 'drop').save.click()
      await expect(orderReview(page).unserved('drop')).toBeVisible()
    },
    isThere: (page) => expect(orderReview(page).heading).toBeVisible(),
    use: async ({ page }) => {
      const { unserved, edit } = orderReview(page)
      const { dialog, house } = stopEdit(page, 'drop')
      const another = unserved('drop').getByRole('button', { name: 'Change Dropoff Location' })
      if (await another.isVisible()) await another.click()
      else await edit('drop').click()
      await expect(dialog).toBeVisible()
      await house.fill('7, ground floor')
    },
    isKept: (page) => expect(stopEdit(page, 'drop').house).toHaveValue('7, ground floor'),
  },
  {
    name: 'the confirmation',
    chunk: 'order-review',
    isCustomers: true,
    open: async ({ page, sandbox }) => {
      await openBookable(page, sandbox)
      await orderReview(page).primary.click()
      await expect(confirmation(page).heading).toBeVisible()
    },
    isThere: (page) => expect(page.getByRole('main').getByRole('heading').first()).toBeVisible(),
    use: async ({ page }) => {
      const { heading, track } = confirmation(page)
      // Where the page's script comes late, `open` has given up before it booked anything.
      if (!(await heading.isVisible())) {
        const { vehicle, primary } = orderReview(page)
        await expect(vehicle('Tata Ace')).toBeChecked()
        await primary.click()
      }
      await track.click()
      await expect(trackedOrder(page).steps.first()).toBeVisible()
    },
  },
]
