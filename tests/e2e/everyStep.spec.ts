import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { asha, auth, expectLoggedIn, latestCode, tabTo } from './support/account.ts'
import { confirmation, orderReview, receiver, stopEdit } from './support/booking.ts'
import { expect, fareForm, fareResults, openFilled, test } from './support/estimate.ts'
import { trackedOrder } from './support/orders.ts'
import { narrow } from './support/sizes.ts'
import { stations } from './support/stations.ts'

const expectToFit = async (page: Page, when: string) => {
  const surplus = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(surplus, `what scrolls sideways ${when}`).toBeLessThanOrEqual(0)
}

const enlarge = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const size = () => page.evaluate(() => getComputedStyle(document.body).fontSize)
  await expect.poll(size).toBe('32px')
}

/** The spacing that a reader may set, as WCAG 1.4.12 gives it. */
const space = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    )
    document.adoptedStyleSheets = [sheet]
  })

const unspace = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = []
  })

/** What is too small, or too close to another one, for a thumb. */
const smallTargets = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .withRules(['target-size'])
    .analyze()
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
}

test.describe('on the narrowest phone', { tag: '@any-size' }, () => {
  test.use({ ...narrow, viewport: { width: 320, height: 640 } })

  for (const station of stations) {
    test(`${station.name} is accessible, fits, and has room for a thumb, for wide letters and for large ones`, async ({
      page,
      site,
      sandbox,
      expectAccessible,
    }) => {
      test.slow()
      await station.open({ page, site, sandbox })
      await expectAccessible()
      await expectToFit(page, 'as it is')
      expect(await smallTargets(page), 'what is too small to tap').toEqual([])
      await space(page)
      await expectToFit(page, 'with wide letters')
      await unspace(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await enlarge(page)
      await expectToFit(page, 'with large letters')
    })
  }
})

test('from the fare form to a followed order with the keyboard alone', {
  tag: '@any-size',
}, async ({ page, site }) => {
  test.slow()
  const drop = stopEdit(page, 'drop')
  const review = orderReview(page)
  const enter = async (target: Parameters<typeof tabTo>[1]) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  await openFilled(page, site)

  await test.step('asks for fares, and books one', async () => {
    await enter(fareForm(page).submit)
    await expect(fareResults(page).heading).toBeVisible()
    await enter(page.getByRole('button', { name: 'Book Tata Ace', exact: true }))
  })

  await test.step('logs in', async () => {
    const { loginMobile, typeCode } = auth(page)
    await tabTo(page, loginMobile)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(asha.mobile)
    await page.keyboard.press('Enter')
    await typeCode(await latestCode(page, site, asha.mobile))
    await expect(review.heading).toBeVisible()
    await expectLoggedIn(page)
  })

  await test.step('says who takes the goods', async () => {
    await enter(review.edit('drop'))
    await tabTo(page, drop.name)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(receiver.name)
    await tabTo(page, drop.mobile)
    await page.keyboard.type(receiver.mobile)
    await page.keyboard.press('Enter')
    await expect(drop.dialog).toBeHidden()
    await expect(review.edit('drop')).toBeFocused()
  })

  await test.step('books, and follows the order', async () => {
    await expect(review.vehicle('Tata Ace')).toBeChecked()
    await enter(review.primary)
    await expect(confirmation(page).heading).toBeFocused()
    await enter(confirmation(page).track)
    await expect(trackedOrder(page).status('Looking for a driver')).toBeVisible()
    await enter(trackedOrder(page).cancel)
    await expect(trackedOrder(page).dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(trackedOrder(page).cancel).toBeFocused()
  })
})
