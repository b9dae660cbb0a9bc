import type { Page } from '@playwright/test'
import { confirmation, openOrder, orderReview, receiver, stopEdit } from './support/booking.ts'
import { expect, test } from './support/estimate.ts'
import { orderHistory, trackedOrder } from './support/orders.ts'
import { sharedLink } from './support/quotes.ts'

/** Letters twice as large, as a reader sets them in the browser. */
const enlarge = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

const expectToFit = async (page: Page) => {
  const [wide = 0, room = 0] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  expect(wide).toBeLessThanOrEqual(room)
}

test('with large letters nothing of an order leaves the page', async ({ page, site, sandbox }) => {
  test.slow()
  await enlarge(page)
  const review = orderReview(page)
  const drop = stopEdit(page, 'drop')
  await openOrder(page, sandbox, { receiver: { name: 'Receiver', mobile: '' } })
  await expect(review.vehicle('Tata Ace')).toBeChecked()
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px')
  await expectToFit(page)

  await test.step('nor of its modals', async () => {
    await review.openCompare.click()
    await expect(review.compare).toBeVisible()
    await expectToFit(page)
    await page.keyboard.press('Escape')
    await review.goodsField.click()
    await expect(review.goods).toBeVisible()
    await expectToFit(page)
    await page.keyboard.press('Escape')
    await review.edit('drop').click()
    await expect(drop.dialog).toBeVisible()
    await expectToFit(page)
    await drop.name.fill(receiver.name)
    await drop.mobile.fill(receiver.mobile)
    await drop.save.click()
    await expect(drop.dialog).toBeHidden()
  })

  await test.step('nor of what comes after it', async () => {
    await review.primary.click()
    await expect(confirmation(page).heading).toBeVisible()
    await expectToFit(page)
    await confirmation(page).track.click()
    await expect(trackedOrder(page).status('Looking for a driver')).toBeVisible()
    await expectToFit(page)
    await page.goto('/en-IN/order-history')
    await expect(orderHistory(page).live).toBeVisible()
    await expectToFit(page)
  })

  await test.step('nor of the fares before it', async () => {
    await page.goto(await sharedLink(page, site))
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectToFit(page)
  })
})
