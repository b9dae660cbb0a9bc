import type { Page } from '@playwright/test'
import { asha, auth, expectLoggedIn, header, kiran, latestCode } from './support/account.ts'
import {
  bookingIds,
  choosePlace,
  confirmation,
  indiranagar,
  orderReview,
  receiver,
  stopEdit,
} from './support/booking.ts'
import { hosur } from './support/enquiries.ts'
import { expect, fareForm, fareResults, openFilled, test } from './support/estimate.ts'
import {
  arriveAsCustomer,
  orderHistory,
  trackedOrder,
  untilCompleted,
  untilConfirmed,
  untilLive,
  untilTold,
} from './support/orders.ts'
import { sharedLink } from './support/quotes.ts'
import { type Site, untilSteppedBack } from './support/site.ts'

const chooseOfFares = (page: Page, vehicle: string) =>
  page.getByRole('button', { name: `Book ${vehicle}`, exact: true }).click()

const giveReceiver = async (page: Page) => {
  const { dialog, house, name, mobile, save } = stopEdit(page, 'drop')
  await orderReview(page).edit('drop').click()
  await house.fill('Flat 9')
  await name.fill(receiver.name)
  await mobile.fill(receiver.mobile)
  await save.click()
  await expect(dialog).toBeHidden()
  // Back right after would meet the dialog's own step in the history.
  await untilSteppedBack(page)
}

const book = async (page: Page): Promise<string> => {
  const { heading, crn } = confirmation(page)
  const { vehicles, primary } = orderReview(page)
  // Pressed before the fares have come, the button books nothing.
  await expect(vehicles.getByRole('radio', { checked: true })).toHaveCount(1)
  await primary.click()
  await expect(heading).toBeVisible()
  return (await crn.textContent()) ?? ''
}

/** Requests fares as a guest, and logs in to book one of them. */
const comeToReview = async (page: Page, site: Site) => {
  await openFilled(page, site)
  await fareForm(page).submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  await chooseOfFares(page, 'Tata Ace')
  const { loginMobile, loginSubmit, typeCode } = auth(page)
  await loginMobile.fill(asha.mobile)
  await loginSubmit.click()
  await typeCode(await latestCode(page, site, asha.mobile))
  await expect(orderReview(page).heading).toBeVisible()
}

test('a guest goes from an estimate to a delivered order, and books it again', async ({
  page,
  network,
  site,
}) => {
  test.slow()
  await page.clock.install()
  const review = orderReview(page)
  const drop = stopEdit(page, 'drop')
  await comeToReview(page, site)

  await test.step('a drop that is not served is changed', async () => {
    await review.edit('drop').click()
    await choosePlace(page, 'drop', hosur)
    await drop.name.fill(receiver.name)
    await drop.mobile.fill(receiver.mobile)
    await drop.save.click()
    await review.unserved('drop').getByRole('button', { name: 'Change Dropoff Location' }).click()
    await choosePlace(page, 'drop', indiranagar)
    await drop.save.click()
    await expect(drop.dialog).toBeHidden()
  })

  const first =
    await test.step('goods and vehicle are chosen, and the order is booked', async () => {
      await review.primary.click()
      await review.goodsType('Furniture').click()
      await review.vehicle('Tata Ace').check()
      return book(page)
    })

  await test.step('the order is tracked until it is delivered', async () => {
    const { status } = trackedOrder(page)
    await confirmation(page).track.click()
    await expect(status('Looking for a driver')).toBeVisible()
    site.advanceClock(untilConfirmed)
    await untilTold(page, network, status('Driver on the way'))
    site.advanceClock(untilLive)
    await untilTold(page, network, status('Goods on the way'))
    site.advanceClock(untilCompleted)
    await untilTold(page, network, status('Delivered'))
  })

  await test.step('the order is booked again from the history, for the same people', async () => {
    const { open, around } = header(page)
    await open()
    await around.getByRole('link', { name: 'Order history' }).click()
    const past = orderHistory(page).order(first)
    await expect(past).toContainText('Delivered')
    await past.getByRole('button', { name: /^Book again/ }).click()
    await expect(review.main).toContainText(indiranagar.landmark)
    await expect(review.main).toContainText(receiver.name)
    await expect(review.vehicle('Tata Ace')).toBeChecked()
    expect(await book(page)).not.toBe(first)
    expect(site.journal('book')).toHaveLength(2)
    expect(bookingIds(site).size).toBe(2)
  })
})

test('a newcomer who signs up on the way from the fare form gets to the order', async ({
  page,
  site,
}) => {
  await openFilled(page, site, { name: kiran.name, mobile: kiran.mobile })
  await fareForm(page).submit.click()
  await chooseOfFares(page, 'Tata Ace')
  const steps = auth(page)
  await expect(steps.loginMobile).toHaveValue(kiran.mobile)
  await steps.loginSubmit.click()
  await expect(steps.name).toHaveValue(kiran.name)
  await expect(steps.signupMobile).toHaveValue(kiran.mobile)
  await steps.email.fill(kiran.email)
  await steps.signupSubmit.click()
  await steps.typeCode(await latestCode(page, site, kiran.mobile))
  const { heading, main, vehicle } = orderReview(page)
  await expect(heading).toBeVisible()
  await expect(main).toContainText(`${kiran.name}+91 ${kiran.mobile}`)
  await expect(vehicle('Tata Ace')).toBeChecked()
  await expectLoggedIn(page, kiran.firstName)
})

test('choosing another vehicle in the fares keeps what was entered, and the order is booked only once', {
  tag: '@any-size',
}, async ({ page, site }) => {
  const { heading, main, vehicle } = orderReview(page)
  await comeToReview(page, site)
  await giveReceiver(page)

  await page.goBack()
  await chooseOfFares(page, 'Tata 407')
  await expect(vehicle('Tata 407')).toBeChecked()
  await expect(main).toContainText(`${receiver.name}+91 ${receiver.mobile}`)
  await expect(main).toContainText('Flat 9')
  const number = await book(page)

  await page.goBack()
  await expect(fareResults(page).heading).toBeVisible()
  await chooseOfFares(page, 'Tata 407')
  await expect(confirmation(page).crn).toHaveText(number)
  await confirmation(page).again.click()
  await expect(heading).toBeVisible()
  expect(await book(page)).toBe(number)
  expect(bookingIds(site).size).toBe(1)
})

test('a cancelled order that is booked once more is a new order', { tag: '@any-size' }, async ({
  page,
  site,
  sandbox,
}) => {
  await arriveAsCustomer(page, sandbox)
  const results = await sharedLink(page, site)
  await page.goto(results)
  await chooseOfFares(page, 'Tata Ace')
  await giveReceiver(page)
  const number = await book(page)
  await confirmation(page).track.click()
  const { status, cancel, reason, confirm } = trackedOrder(page)
  await cancel.click()
  await reason('My plans have changed').check()
  await confirm.click()
  await expect(status('Cancelled')).toBeVisible()
  // The dialog's own step in the history.
  await untilSteppedBack(page)

  await page.goBack()
  await expect(orderReview(page).heading).toBeVisible()
  await expect(orderReview(page).main).toContainText(receiver.name)
  expect(await book(page)).not.toBe(number)
  expect(bookingIds(site).size).toBe(2)
})
