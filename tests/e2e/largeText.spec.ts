import type { Locator, Page } from '@playwright/test'
import { confirmation, openOrder, orderReview, receiver, stopEdit } from './support/booking.ts'
import { boxesOf } from './support/boxes.ts'
import { placeIn } from './support/enquiries.ts'
import { expect, fareForm, openFilled, test } from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'
import { enlarge } from './support/letters.ts'
import { orderHistory, trackedOrder } from './support/orders.ts'
import { sharedLink } from './support/quotes.ts'
import { expectNoneBroken } from './support/room.ts'

const expectToFit = async (page: Page) => {
  const [wide = 0, room = 0] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  expect(wide).toBeLessThanOrEqual(room)
}

test('with large letters no screen of an order scrolls sideways', async ({
  page,
  site,
  sandbox,
}) => {
  test.slow()
  await enlarge(page)
  const review = orderReview(page)
  const drop = stopEdit(page, 'drop')
  await openOrder(page, sandbox, { receiver: { name: 'Receiver', mobile: '' } })
  await expect(review.vehicle('Tata Ace')).toBeChecked()
  await expectToFit(page)

  await test.step('the dialogs of order review', async () => {
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

  await test.step('the placed order, its tracking and the history', async () => {
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

  await test.step('the fares', async () => {
    await page.goto(await sharedLink(page, site))
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectToFit(page)
  })
})

/** How many pixels of an element's text do not fit into it, horizontally and vertically. */
const cutIn = (element: Locator) =>
  element.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    scrollWidth - clientWidth,
    scrollHeight - clientHeight,
  ])

test('with large letters a chosen address and the label of a select are shown in full @phone', async ({
  page,
  site,
}) => {
  await enlarge(page)
  await page.setViewportSize({ width: 320, height: 740 })
  const place = placeIn('Ulsoor Lake Road', 12.98, 77.62)
  await openFilled(page, site, { pickup: { status: 'resolved', place } })
  const chosen = fareForm(page).address('pickup').getByText('Ulsoor Lake Road')
  expect(await cutIn(chosen)).toEqual([0, 0])
  await expectToFit(page)

  await page.goto('/en-IN/partners')
  const letGo = await holdBack(page, '**/vehicle_details_v2*')
  await page.getByRole('main').getByRole('button', { name: 'REGISTER' }).first().click()
  const dialog = page.getByRole('dialog')
  const label = dialog.getByText('How did you hear of us?')
  await expect(label).toBeVisible()
  expect(await cutIn(label)).toEqual([0, 0])
  // The vehicles take exactly the room of their placeholder.
  const city = dialog.getByRole('combobox', { name: 'City' })
  const [before, below] = await boxesOf(city, label)
  letGo()
  await expect(dialog.getByRole('combobox', { name: 'Vehicle' })).toBeVisible()
  const [after, still] = await boxesOf(city, label)
  expect(Math.abs(still.top - after.top - below.top + before.top)).toBeLessThanOrEqual(2)
  // The label does not overlap its select.
  const select = page.getByRole('combobox', { name: 'How did you hear of us?' })
  const [over, under] = await boxesOf(label, select)
  expect(over.bottom).toBeLessThanOrEqual(under.top + 1)
  await expectToFit(page)
})

test('with large letters no word of a heading, a button or a short name is broken @phone', async ({
  page,
}) => {
  await enlarge(page)
  await page.setViewportSize({ width: 320, height: 740 })
  for (const path of ['trucks', 'partners', 'about-us', 'order-history']) {
    await page.goto(`/en-IN/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoneBroken(page, 'main :is(h1, button, a[href$="/mumbai"])')
  }
})

test('with large letters the header keeps the room of the city’s name before the name comes @phone', async ({
  page,
}) => {
  await enlarge(page)
  const header = page.getByRole('banner')
  const city = header.getByRole('button', { name: /^City/ })
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const letGo = await holdBack(page, '**/assets/visitors-city.*.js')
    await page.goto('/en-IN/fare-estimate')
    const before = await header.boundingBox()
    await expect(city).toHaveCount(0)
    letGo()
    await expect(city).toBeVisible()
    expect(await header.boundingBox()).toEqual(before)
    await page.unroute('**/assets/visitors-city.*.js')
  }
})

test('with large letters the icon of a link in the menu stays beside its words @phone', async ({
  page,
}) => {
  await enlarge(page)
  await page.goto('/en-IN/fare-estimate')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const links = page.getByRole('dialog').getByRole('navigation').getByRole('link')
  await expect(links.first()).toBeVisible()
  for (const link of await links.all()) {
    const [icon, words] = await link.evaluate((row) => {
      const range = document.createRange()
      const text = document.createTreeWalker(row, NodeFilter.SHOW_TEXT).nextNode()
      if (text !== null) range.selectNodeContents(text)
      return [
        row.querySelector('svg')?.getBoundingClientRect().bottom,
        range.getBoundingClientRect().top,
      ]
    })
    expect(icon).toBeGreaterThan(words ?? Number.NaN)
  }
  await expectToFit(page)
})
