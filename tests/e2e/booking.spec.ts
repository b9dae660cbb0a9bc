import { asha, auth, latestCode, tabTo } from './support/account.ts'
import {
  bookedOrders,
  bookingIds,
  choosePlace,
  confirmation,
  indiranagar,
  openBookable,
  openOrder,
  orderLink,
  orderReview,
  receiver,
  stopEdit,
} from './support/booking.ts'
import { boxesOf } from './support/boxes.ts'
import { hosur, koramangala, placeIn, whitefield } from './support/enquiries.ts'
import { expect, fareForm, fareResults, openFilled, test } from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'
import { arriveAsCustomer, trackedOrder } from './support/orders.ts'
import { sharedLink } from './support/quotes.ts'
import { untilDrawn, untilSteppedBack } from './support/site.ts'
import { spotOf, tapTwice } from './support/tapTwice.ts'

// Chrome repeats a request when a connection that it reuses is closed, so the fault stays armed.
const always = 99

const personal = /_(mobile|name|landmark|lat|long|house)=/

test('a guest goes from an estimate to a booked order, and follows it', async ({ page, site }) => {
  const review = orderReview(page)
  const drop = stopEdit(page, 'drop')

  await test.step('sees the fares, and logs in to book one', async () => {
    await openFilled(page, site)
    await fareForm(page).submit.click()
    await expect(fareResults(page).heading).toBeVisible()
    await page.getByRole('button', { name: 'Book Tata Ace', exact: true }).click()
    const { loginMobile, loginSubmit, typeCode } = auth(page)
    await loginMobile.fill(asha.mobile)
    await loginSubmit.click()
    await typeCode(await latestCode(page, site, asha.mobile))
  })

  await test.step('finds the route, the vehicle and the sender in the order, and no personal data in the URL', async () => {
    // The page is shown from its top, however far down the fares were scrolled.
    await expect(review.heading).toBeInViewport()
    await expect(review.main).toContainText(koramangala.landmark)
    await expect(review.main).toContainText(whitefield.landmark)
    await expect(review.main).toContainText(asha.mobile)
    await expect(review.vehicle('Tata Ace')).toBeChecked()
    await expect(review.primary).toHaveText('Book Tata Ace')
    expect(page.url()).not.toMatch(personal)
  })

  await test.step('is told what is missing after trying to book', async () => {
    const prompt = review.prompt("Add the receiver's name and mobile number")
    await expect(prompt).toBeVisible()
    await expect(review.told).toHaveText('')
    await review.primary.click()
    await expect(prompt).toBeFocused()
    await expect(review.told).toHaveText('Something is missing. Fill it in to book.')
    expect(site.journal('book')).toEqual([])
  })

  await test.step('is told that the drop is not served, and changes it without losing anything else', async () => {
    await review.edit('drop').click()
    await choosePlace(page, 'drop', hosur)
    await drop.house.fill('12, 4th Cross')
    await drop.name.fill(receiver.name)
    await drop.mobile.fill(receiver.mobile)
    await drop.save.click()
    const unserved = review.unserved('drop')
    await expect(unserved).toContainText(
      'We do not serve dropoff service from this area. Please change the dropoff location',
    )
    await unserved.getByRole('button', { name: 'Change Dropoff Location' }).click()
    await drop.expectAddress(hosur)
    await expect(drop.house).toHaveValue('12, 4th Cross')
    await expect(drop.name).toHaveValue(receiver.name)
    await expect(drop.mobile).toHaveValue(receiver.mobile)
    await choosePlace(page, 'drop', indiranagar)
    await expect(drop.name).toHaveValue(receiver.name)
    await drop.save.click()
    await expect(drop.dialog).toBeHidden()
    await expect(review.edit('drop')).toBeFocused()
    await expect(review.main).toContainText(indiranagar.landmark)
    await expect(review.main).toContainText(`${receiver.name}+91 ${receiver.mobile}`)
  })

  await test.step('chooses goods and a vehicle again, because the route has changed', async () => {
    await expect(review.primary).toHaveText('Select Goods Type')
    await review.primary.click()
    await review.goodsType('Furniture').click()
    await expect(review.goodsField).toContainText('Furniture')
    await expect(review.vehicle('Tata Ace')).toBeVisible()
    await expect(review.vehicle('2 Wheeler')).toHaveCount(0)
    await review.openCompare.click()
    await review.compare.getByRole('button', { name: 'Choose Tata Ace', exact: true }).click()
    await expect(review.vehicle('Tata Ace')).toBeChecked()
    await expect(review.primary).toHaveText('Book Tata Ace')
  })

  await test.step('books, and follows the order', async () => {
    const { heading, crn, track } = confirmation(page)
    await review.primary.click()
    await expect(heading).toBeFocused()
    const [booked, ...more] = site.journal('book')
    expect(more).toEqual([])
    expect(booked?.body).toMatchObject({
      drop_address: { landmark: indiranagar.landmark, house: '12, 4th Cross' },
      sender: { mobile: asha.mobile },
      receiver,
      vehicle_id: 1,
      goods_type: 'furniture',
    })
    const number = await crn.textContent()
    await track.click()
    await expect(page).toHaveURL(new RegExp(`/en-IN/track-order\\?crn=${number ?? ''}`))
    await expect(trackedOrder(page).status('Looking for a driver')).toBeVisible()
  })
})

test('every state of order review and of its dialogs is accessible', { tag: '@desktop' }, async ({
  page,
  sandbox,
  expectAccessible,
}) => {
  test.slow()
  await openOrder(page, sandbox, { receiver: { name: 'Receiver', mobile: '' } })
  const review = orderReview(page)
  const drop = stopEdit(page, 'drop')
  await expect(review.vehicle('Tata Ace')).toBeChecked()
  await review.primary.click()
  await expect(review.told).not.toHaveText('')
  await expectAccessible()
  await review.goodsField.click()
  await expectAccessible()
  await review.goodsType('Any goods').click()
  await review.openCompare.click()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await review.edit('drop').click()
  await drop.find(hosur)
  await expectAccessible()
  await drop.confirm.click()
  await drop.name.fill(receiver.name)
  await drop.mobile.fill('98')
  await drop.house.press('Enter')
  await expect(drop.mobile).toBeFocused()
  await expectAccessible()
  await drop.mobile.fill(receiver.mobile)
  await drop.save.click()
  await expect(review.unserved('drop')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(review.unserved('drop')).toBeHidden()
  await review.edit('drop').click()
  await expect(drop.name).toHaveValue(receiver.name)
  await expect(drop.mobile).toHaveValue(receiver.mobile)
  await choosePlace(page, 'drop', whitefield)
  await drop.save.click()
  await expect(drop.dialog).toBeHidden()
  await review.vehicle('Tata Ace').check()
  await review.primary.click()
  await expect(confirmation(page).heading).toBeVisible()
  await expectAccessible()
})

test('a double tap on Book places one order', async ({ page, site, sandbox }) => {
  const who = await openBookable(page, sandbox)
  const { primary } = orderReview(page)
  const letGo = await holdBack(page, '**/website/orders')
  await primary.dblclick()
  await expect(primary).toHaveAttribute('aria-busy', 'true')
  await primary.click({ force: true })
  letGo()
  await expect(confirmation(page).heading).toBeVisible()
  expect(site.journal('book')).toHaveLength(1)
  expect(await bookedOrders(sandbox, who)).toHaveLength(1)
})

test('a booking whose answer is lost can be retried without placing a second order', {
  tag: '@any-size',
}, async ({ page, site, sandbox, consoleErrors, reports }) => {
  consoleErrors.expect(/net::ERR_/)
  const who = await openBookable(page, sandbox)
  const { primary, failed, failedRetry } = orderReview(page)
  site.fault({ call: 'book', fault: 'loseAnswer', times: always })
  await primary.click()
  await expect(failed).toContainText('We could not be reached. Please try again.')
  await reports.expect(/^\[BOOKING\] Unreachable$/)
  site.clearFaults()
  await failedRetry.click()
  await expect(confirmation(page).heading).toBeVisible()
  expect(bookingIds(site).size).toBe(1)
  expect(await bookedOrders(sandbox, who)).toHaveLength(1)
})

test('an order whose page is reloaded while it is being booked is booked only once', {
  tag: '@any-size',
}, async ({ page, site, sandbox }) => {
  const who = await openBookable(page, sandbox)
  const { primary, vehicle } = orderReview(page)
  site.fault({ call: 'book', fault: 'hang' })
  await primary.click()
  await expect.poll(() => site.journal('book').length).toBe(1)
  await page.reload()
  // Book books nothing before the fares are there.
  await expect(vehicle('Tata Ace')).toBeChecked()
  await expect(primary).toHaveText('Book Tata Ace')
  site.clearFaults()
  await primary.click()
  await expect(confirmation(page).heading).toBeVisible()
  expect(bookingIds(site).size).toBe(1)
  expect(await bookedOrders(sandbox, who)).toHaveLength(1)
})

test('an order that is reloaded or booked again unchanged stays the same order', {
  tag: '@any-size',
}, async ({ page, site, sandbox, network }) => {
  const who = await openBookable(page, sandbox)
  const { primary, heading, vehicle } = orderReview(page)
  const { crn, again, heading: placed } = confirmation(page)
  await primary.click()
  const number = await crn.textContent()
  // A page that is being left has no time to encrypt, so wait until the order is stored.
  await network.quiet()
  await page.reload()
  await expect(placed).toBeVisible()
  await expect(crn).toHaveText(number ?? '')
  await again.click()
  await expect(heading).toBeVisible()
  // After the reload the fares are asked for again, and Book books nothing before they are there.
  await expect(vehicle('Tata Ace')).toBeChecked()
  await primary.click()
  await expect(placed).toBeVisible()
  await expect(crn).toHaveText(number ?? '')
  expect(bookingIds(site).size).toBe(1)

  await test.step('an edit makes it another order', async () => {
    await again.click()
    const { name, save, dialog } = stopEdit(page, 'drop')
    await orderReview(page).edit('drop').click()
    await name.fill('Kabir Nair')
    await save.click()
    await expect(dialog).toBeHidden()
    await primary.click()
    await expect(placed).toBeVisible()
    await expect(crn).not.toHaveText(number ?? '')
    expect(await bookedOrders(sandbox, who)).toHaveLength(2)
  })
})

test('a reload at any step keeps what was entered', async ({ page, sandbox, network }) => {
  await arriveAsCustomer(page, sandbox)
  await page.goto(orderLink({ receiver: { name: 'Receiver', mobile: '' }, vehicleId: null }))
  const review = orderReview(page)
  const drop = stopEdit(page, 'drop')
  await review.edit('drop').click()
  await choosePlace(page, 'drop', indiranagar)
  await drop.name.fill('Meera')
  await drop.mobile.fill('98')
  // A page that is being left has no time to encrypt, so wait until the last input is stored.
  await network.quiet()
  await page.reload()
  await drop.expectAddress(indiranagar)
  await expect(drop.name).toHaveValue('Meera')
  await expect(drop.mobile).toHaveValue('98')
  await drop.mobile.fill(receiver.mobile)
  await drop.save.click()
  await expect(drop.dialog).toBeHidden()
  // The button that opened it has gone; the focus is where it can be opened again.
  await expect(review.edit('drop')).toBeFocused()

  await untilSteppedBack(page)
  await network.quiet()
  await page.reload()
  await expect(review.main).toContainText(`Meera+91 ${receiver.mobile}`)
  await review.goodsField.click()
  await review.goodsType('Groceries').click()
  await review.vehicle('Tata Ace').check()
  await network.quiet()
  await page.reload()
  await expect(review.goodsField).toContainText('Groceries')
  await expect(review.vehicle('Tata Ace')).toBeChecked()
  await expect(review.primary).toHaveText('Book Tata Ace')
  expect(page.url()).not.toMatch(personal)
})

test('goods that no truck carries lead to two-wheeler fares, which can be booked', {
  tag: '@any-size',
}, async ({ page, site, sandbox }) => {
  await openBookable(page, sandbox)
  const { goodsField, goodsType, main, vehicle, vehicles, primary } = orderReview(page)
  await goodsField.click()
  await goodsType('Documents').click()
  const title = main.getByRole('heading', { name: 'Another kind of vehicle carries these goods' })
  await expect(title).toBeVisible()
  await main.getByRole('button', { name: 'See two-wheeler fares' }).click()
  await expect(vehicles).toBeVisible()
  await vehicle('2 Wheeler').check()
  await expect(primary).toHaveText('Book 2 Wheeler')
  await primary.click()
  await expect(confirmation(page).heading).toBeVisible()
  expect(site.journal('book')).toHaveLength(1)
})

test('an order started without a route takes the city of its pickup', { tag: '@any-size' }, async ({
  page,
  site,
  sandbox,
}) => {
  const andheri = placeIn('Andheri West, Mumbai, Maharashtra 400058', 19.1293, 72.8326)
  await arriveAsCustomer(page, sandbox)
  await page.goto('/en-IN/order-review')
  const { edit, main, unserved } = orderReview(page)
  const pickup = stopEdit(page, 'pickup')
  // Wait for the profile, which says who the sender is.
  await expect(main).toContainText(asha.mobile)
  await edit('pickup').click()
  await choosePlace(page, 'pickup', andheri)
  await pickup.save.click()
  await expect(pickup.dialog).toBeHidden()
  await expect(unserved('pickup')).toBeHidden()
  await expect(main).toContainText(andheri.landmark)
  expect(site.journal('serviceability').at(-1)?.path).toContain('/1/')
})

test('an order link on another device shows the route and vehicle, and asks for a login', {
  tag: '@any-size',
}, async ({ page, site, elsewhere }) => {
  const results = new URL(await sharedLink(page, site), site.url)
  const other = await elsewhere()
  await other.goto(`/en-IN/order-review${results.search}&vehicle_id=1`)
  const { login } = auth(other)
  await expect(login).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(login).toBeHidden()
  const review = orderReview(other)
  await expect(review.main).toContainText(koramangala.landmark)
  await expect(review.main).toContainText(whitefield.landmark)
  await expect(review.vehicle('Tata Ace')).toBeChecked()
  await expect(review.main).toContainText('Log in to book')
  await review.login.click()
  await expect(login).toBeVisible()
})

test('a tampered link opens order review with only its valid parameters', {
  tag: '@any-size',
}, async ({ page, sandbox, consoleErrors }) => {
  // The link names an estimate that does not exist.
  consoleErrors.expect(/status of 404/)
  await arriveAsCustomer(page, sandbox)
  const query = new URLSearchParams([
    ['sender_name', '<img src=x onerror=alert(1)>'],
    ['sender_mobile', '__proto__'],
    ['receiver_name', 'constructor'],
    ['receiver_mobile', '1e9'],
    ['from_landmark', 'javascript:alert(1)'],
    ['from_lat', '1000'],
    ['from_long', 'NaN'],
    ['to_landmark', '\u202eevil'],
    ['to_lat', '12.9698'],
    ['to_long', '77.749972'],
    ['vehicle_id', '-1'],
    ['vehicle_id', '1'],
    ['goods_type', 'hasOwnProperty'],
    ['geo_region_id', '99999999999'],
    ['fare_estimate_token', '../../admin'],
  ])
  await page.goto(`/en-IN/order-review?${query.toString()}&%E0%A4%A`)
  const { heading, prompt, primary, main } = orderReview(page)
  await expect(heading).toBeVisible()
  await expect(prompt('Show where the pickup is')).toBeVisible()
  await expect(prompt("Check the sender's mobile number")).toBeVisible()
  await expect(main.locator('img')).toHaveCount(0)
  await expect(primary).toHaveText('Select Goods Type')
  await expect(page).not.toHaveURL(personal)
})

test('a category code in an order’s link opens the picker once, though the URL changes with the order', {
  tag: '@any-size',
}, async ({ page, sandbox, network }) => {
  await arriveAsCustomer(page, sandbox)
  await page.goto(`${orderLink()}&service_category=2`)
  const picker = page.getByRole('dialog', { name: 'What do you want to send?' })
  await expect(picker).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()
  const { vehicle } = orderReview(page)
  await vehicle('Tata 407').check()
  await expect(page).toHaveURL(/service_category=2&.*vehicle_id=2(&|$)/)
  // An open picker would cover the vehicles.
  await vehicle('Tata Ace').check()
  await expect(page).toHaveURL(/service_category=2&.*vehicle_id=1(&|$)/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await network.quiet()
  await page.reload()
  await expect(vehicle('Tata Ace')).toBeChecked()
  // By then the script of the picker has come again.
  await network.answered()
  await untilDrawn(page)
  await vehicle('Tata 407').check()
  await expect(page).toHaveURL(/service_category=2&.*vehicle_id=2(&|$)/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an order is booked by keyboard alone', async ({ page, sandbox }) => {
  await arriveAsCustomer(page, sandbox)
  await page.goto(orderLink({ receiver: { name: 'Receiver', mobile: '' }, vehicleId: null }))
  const review = orderReview(page)
  const drop = stopEdit(page, 'drop')
  await expect(review.vehicle('Tata Ace')).toBeVisible()
  await tabTo(page, review.prompt("Add the receiver's name and mobile number"))
  await page.keyboard.press('Enter')
  await expect(drop.name).toBeFocused()
  await page.keyboard.type(receiver.name)
  await tabTo(page, drop.mobile)
  await page.keyboard.type(receiver.mobile)
  await page.keyboard.press('Enter')
  await expect(drop.dialog).toBeHidden()
  await tabTo(page, review.goodsField)
  await page.keyboard.press('Enter')
  await expect(review.goods).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(review.goods).toBeHidden()
  await expect(review.goodsField).toBeFocused()
  await tabTo(page, review.vehicles.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await expect(review.primary).toHaveText(/^Book /)
  await tabTo(page, review.primary)
  await page.keyboard.press('Enter')
  await expect(confirmation(page).heading).toBeFocused()
})

test('Back closes the open dialogs one at a time, and the order is still there', async ({
  page,
  sandbox,
}) => {
  await openOrder(page, sandbox)
  const review = orderReview(page)
  const drop = stopEdit(page, 'drop')
  await review.edit('drop').click()
  await drop.house.fill('12')
  await drop.address.click()
  await expect(drop.confirm).toBeVisible()
  await page.goBack()
  await expect(drop.confirm).toBeHidden()
  await expect(drop.house).toHaveValue('12')
  await expect(drop.address).toBeFocused()
  await page.goBack()
  await expect(drop.dialog).toBeHidden()
  await expect(review.heading).toBeVisible()
  await review.goodsField.click()
  await expect(review.goods).toBeVisible()
  await page.goBack()
  await expect(review.goods).toBeHidden()
  await expect(review.heading).toBeVisible()
})

test('the second tap of a double tap on Confirm does not press Save underneath', async ({
  page,
  sandbox,
  site,
}) => {
  await openBookable(page, sandbox)
  const { find, confirm, expectAddress, dialog, save } = stopEdit(page, 'drop')
  await orderReview(page).edit('drop').click()
  await find(indiranagar)
  const spot = await confirm.boundingBox()
  if (spot === null) throw new Error('Confirm is nowhere')
  // If Save were pressed, it would wait for this answer and be busy.
  site.fault({ call: 'serviceability', fault: 'hang', times: always })
  await page.mouse.dblclick(spot.x + spot.width / 2, spot.y + spot.height / 2)
  await expectAddress(indiranagar)
  await expect(save).toBeEnabled()
  await expect(save).not.toHaveAttribute('aria-busy')
  site.clearFaults()
  await save.click()
  await expect(dialog).toBeHidden()
})

test('the link to track a placed order is in sight, and covers none of the other buttons @phone', async ({
  page,
  sandbox,
}) => {
  await openBookable(page, sandbox)
  await orderReview(page).primary.click()
  const { heading, track, share, newEstimate } = confirmation(page)
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(track).toBeInViewport({ ratio: 1 })
  for (const other of [share, newEstimate]) {
    await other.focus()
    const [bar, button] = await boxesOf(track, other)
    expect(button.bottom).toBeLessThanOrEqual(bar.top)
  }
})

test('a printed confirmation names the order, with nothing to press', async ({ page, sandbox }) => {
  await openBookable(page, sandbox)
  await orderReview(page).primary.click()
  const { heading, share } = confirmation(page)
  await expect(heading).toBeVisible()
  await expect(share).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.locator('button, a').filter({ visible: true })).toHaveCount(0)
  await expect(main.getByText(/^CRN\d+$/)).toBeVisible()
})

test('an order that is printed before it is booked has its goods, and no other button', async ({
  page,
  sandbox,
}) => {
  await openOrder(page, sandbox, { receiver: { name: '', mobile: '' } })
  const { openCompare, prompt } = orderReview(page)
  await expect(openCompare).toBeVisible()
  await expect(prompt("Add the receiver's name and mobile number")).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const controls = page.getByRole('main').locator('button, a').filter({ visible: true })
  await expect(controls).toHaveText([/^Goods type/])
  await expect(controls.locator('svg').filter({ visible: true })).toHaveCount(1)
})

test('an order that is printed while its vehicles are compared is printed as without the dialog', async ({
  page,
  sandbox,
  network,
}) => {
  const printed = async () => {
    await page.emulateMedia({ media: 'print' })
    // The whole page, because what is not printed makes it longer and shorter under the window.
    const picture = await page.screenshot({ fullPage: true })
    await page.emulateMedia({ media: 'screen' })
    return picture.toString('base64')
  }
  await openBookable(page, sandbox)
  const { openCompare, compare } = orderReview(page)
  // A picture that came in between would make a difference.
  await network.quiet()
  const without = await printed()
  await openCompare.press('Enter')
  await expect(compare).toBeVisible()
  const choose = compare.getByRole('button', { name: /^Choose / }).first()
  await choose.focus()
  expect((await printed()) === without, 'whether only the page is printed').toBe(true)
  await expect(choose).toBeFocused()
})

test('a second tap on Book leaves the placed order in sight @phone', async ({ page, sandbox }) => {
  await openBookable(page, sandbox)
  const { primary } = orderReview(page)
  const { heading, track } = confirmation(page)
  const placed = { selector: 'main a[href*="track-order"]', isThere: true }
  await tapTwice(page, await spotOf(primary), placed, 350)
  await expect(heading).toBeVisible()
  await expect(track).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(/\/order-review/)
})

for (const later of [350, 500]) {
  test(`a second tap on Save, ${later} ms after its dialog has closed, books nothing @phone`, async ({
    page,
    sandbox,
    site,
  }) => {
    await openBookable(page, sandbox)
    const { edit, heading, primary } = orderReview(page)
    const { house, save, dialog } = stopEdit(page, 'drop')
    await edit('drop').click()
    await house.fill('12')
    const spot = await spotOf(save)
    // If the order were booked, it would wait for this answer and its button would be busy.
    site.fault({ call: 'book', fault: 'hang', times: always })
    await tapTwice(page, spot, { selector: 'dialog[open]', isThere: false }, later)
    await expect(dialog).toBeHidden()
    await expect(heading).toBeVisible()
    await expect(primary).not.toHaveAttribute('aria-busy')
    expect(site.journal('book')).toEqual([])
    site.clearFaults()
    await primary.click()
    await expect(confirmation(page).heading).toBeVisible()
    expect(site.journal('book')).toHaveLength(1)
  })
}

for (const later of [100, 500]) {
  test(`a tap on Book, ${later} ms after its fare has come, books nothing @phone`, async ({
    page,
    sandbox,
    site,
  }) => {
    const letGo = await holdBack(page, '**/fare_estimate_secure?*')
    await openOrder(page, sandbox)
    const { main, primary, told } = orderReview(page)
    const spot = await spotOf(primary)
    // The bar has the fare before the cards have: from then on it could be booked.
    const cue = { selector: 'main p', text: /^Estimated fare₹/, isThere: true }
    const hit = tapTwice(page, spot, cue, later)
    await expect(main.getByText('Wait for the fares to book.')).toBeVisible()
    letGo()
    expect(await hit).toBeNull()
    await expect(told).toHaveText('')
    expect(site.journal('book')).toEqual([])
    await primary.click()
    await expect(confirmation(page).heading).toBeVisible()
    expect(site.journal('book')).toHaveLength(1)
  })
}

test('the action is at the bottom of the screen, however little there is to review @phone', async ({
  page,
  sandbox,
}) => {
  await arriveAsCustomer(page, sandbox)
  await page.goto('/en-IN/order-review')
  const { primary, main } = orderReview(page)
  await expect(main.getByText('Set pickup and drop to see')).toBeVisible()
  // What is left is the padding of the bar.
  const below = () =>
    primary.evaluate((button) => window.innerHeight - button.getBoundingClientRect().bottom)
  await expect.poll(below).toBe(12)
  // Its border, and no place for a note that says nothing.
  const above = primary.evaluate((button) => {
    const bar = button.parentElement?.getBoundingClientRect().top ?? 0
    return button.getBoundingClientRect().top - bar
  })
  expect(await above).toBe(13)
})

test('Book without a vehicle scrolls the first vehicle into view, not only the heading @phone', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await openOrder(page, sandbox, { vehicleId: null })
  const { vehicles, vehicle, goodsField, goodsType, goods, primary } = orderReview(page)
  await expect(vehicle('Tata Ace')).toBeVisible()

  await goodsField.click()
  await goodsType('Groceries').click()
  await expect(goods).toBeHidden()
  // Still so after the sheet's step in the history is undone, for which the browser scrolls.
  await untilSteppedBack(page)
  await untilDrawn(page)
  /** Above the bar that covers the foot of the page. */
  const isFirstInSight = async () => {
    const [card, bar] = await boxesOf(vehicles.getByRole('article').first(), primary)
    return card.top >= 0 && card.bottom <= bar.top
  }
  await expect.poll(isFirstInSight).toBe(true)

  const heading = page.getByRole('heading', { name: 'Choose a vehicle' })
  // From then on the bar is higher, because it says that something is missing.
  await primary.click()
  await expect(heading).toBeFocused()
  await heading.evaluate((title) => {
    title.scrollIntoView({ block: 'end' })
    window.scrollBy(0, 70)
  })
  await expect.poll(isFirstInSight).toBe(false)
  await primary.click()
  await expect(heading).toBeFocused()
  await expect.poll(isFirstInSight).toBe(true)
})
