import type { Locator, Page } from '@playwright/test'
import { asha, auth, openLogin } from './support/account.ts'
import { openBookable, orderReview } from './support/booking.ts'
import { boxesOf } from './support/boxes.ts'
import { expect, fareForm, openFilled, passTime, test } from './support/estimate.ts'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (box === null) throw new Error('It is nowhere')
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height), height: box.height }
}

/** Expects one part to be above another, without an overlap. */
const expectOver = async (upper: Locator, lower: Locator) => {
  const [over, under] = await boxesOf(upper, lower)
  expect(over.bottom).toBeLessThanOrEqual(under.top + 1)
}

/** Scrolls until a bar stands in its own place, as in a browser that does not anchor what is scrolled. */
const scrollPast = async (page: Page, action: Locator) => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { overflow-anchor: none }')
    document.adoptedStyleSheets.push(sheet)
  })
  await action.evaluate((button) => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    window.scrollBy(0, button.getBoundingClientRect().top - 300)
  })
  expect((await boxOf(action)).top).toBe(300)
}

for (const size of [phone, desktop]) {
  test(`the message about a long wait does not move the Book button, ${String(size.width)} px wide @any-size`, async ({
    page,
    network,
    site,
    sandbox,
    reports,
  }) => {
    await page.setViewportSize(size)
    await page.clock.install()
    await openBookable(page, sandbox)
    // The clock leaps below over the deadline of every call that is still pending.
    await network.quiet()
    const { primary, main, failed } = orderReview(page)
    site.fault({ call: 'book', fault: 'hang' })
    await primary.click()
    await expect(primary).toHaveAttribute('aria-busy', 'true')
    // The call itself has to wait, not the script that makes it.
    await expect.poll(() => site.journal('book')).toHaveLength(1)
    const before = await boxOf(primary)
    const words = main.getByText('This is taking longer than usual')
    await passTime(page, 4_000, words)
    expect(await boxOf(primary)).toEqual(before)
    await (size === phone ? expectOver(words, primary) : expectOver(primary, words))
    await passTime(page, 11_000, failed)
    await reports.expect(/^\[BOOKING\] Unreachable$/)
  })
}

test('on a phone’s fare form neither a long wait nor a failure moves the button @phone', async ({
  page,
  network,
  site,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/status of 500/)
  await page.clock.install()
  await openFilled(page, site)
  const { form, submit, failure, retry } = fareForm(page)

  await test.step('the message about a long wait', async () => {
    await network.quiet()
    site.fault({ call: 'validator', fault: 'hang' })
    await submit.click()
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    // The call itself has to wait, not the script that makes it.
    await expect.poll(() => site.journal('validator')).toHaveLength(1)
    const before = await boxOf(submit)
    const words = form.getByRole('status').filter({ hasText: 'Working out the fares' })
    await passTime(page, 4_000, words)
    expect(await boxOf(submit)).toEqual(before)
    await expectOver(words, submit)
    await passTime(page, 11_000, failure)
    await reports.expect(/^\[FARE_ESTIMATE\] Unreachable$/)
    expect(await boxOf(submit)).toEqual(before)
  })

  await test.step('a failure stands above the button, also in the order of the keys', async () => {
    await expectOver(failure, submit)
    await retry.focus()
    await page.keyboard.press('Tab')
    await expect(failure.getByRole('button').last()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(submit).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(retry).toBeFocused()
  })

  await test.step('dismissing the failure', async () => {
    const before = await boxOf(submit)
    await failure.getByRole('button').last().click()
    await expect(failure).toBeHidden()
    expect(await boxOf(submit)).toEqual(before)
  })
})

test('at the foot of a phone’s page the message about a long wait moves no button, with or without scroll anchoring @phone', async ({
  page,
  network,
  site,
  sandbox,
  reports,
}) => {
  await page.clock.install()
  const expectStill = async (button: Locator, call: 'validator' | 'book', words: Locator) => {
    await network.quiet()
    await scrollPast(page, button)
    site.fault({ call, fault: 'hang' })
    await button.click()
    // The call itself has to wait, not the script that makes it.
    await expect.poll(() => site.journal(call)).toHaveLength(1)
    const before = await boxOf(button)
    await passTime(page, 4_000, words)
    expect(await boxOf(button)).toEqual(before)
    await expectOver(words, button)
  }
  await test.step('the fare form', async () => {
    await openFilled(page, site)
    const { form, submit, failure } = fareForm(page)
    const words = form.getByRole('status').filter({ hasText: 'Working out the fares' })
    await expectStill(submit, 'validator', words)
    await passTime(page, 11_000, failure)
    await reports.expect(/^\[FARE_ESTIMATE\] Unreachable$/)
  })
  await test.step('order review', async () => {
    await openBookable(page, sandbox)
    const { primary, main, failed } = orderReview(page)
    await expectStill(primary, 'book', main.getByText('This is taking longer than usual'))
    await passTime(page, 11_000, failed)
    await reports.expect(/^\[BOOKING\] Unreachable$/)
  })
})

test('in a phone’s dialog the message about a long wait does not move the button @phone', async ({
  page,
  network,
  site,
}) => {
  await page.clock.install()
  await page.goto('/en-IN/fare-estimate')
  await openLogin(page)
  const { login, loginMobile, loginSubmit } = auth(page)
  await loginMobile.fill(asha.mobile)
  await network.quiet()
  site.fault({ call: 'existOtp', fault: 'hang' })
  await loginSubmit.click()
  await expect.poll(() => site.journal('existOtp')).toHaveLength(1)
  const before = await boxOf(loginSubmit)
  const words = login.getByText('This is taking longer than usual')
  await passTime(page, 4_000, words)
  expect(await boxOf(loginSubmit)).toEqual(before)
  await expectOver(words, loginSubmit)
})
