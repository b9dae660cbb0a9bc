import type { Page } from '@playwright/test'
import { asha, auth, expectLoggedIn, latestCode, tabTo } from './support/account.ts'
import { violationsOn } from './support/axe.ts'
import { confirmation, orderReview, receiver, stopEdit } from './support/booking.ts'
import { koramangala, nameOf, whitefield } from './support/enquiries.ts'
import { expect, fareForm, fareResults, openFilled, picker, test } from './support/estimate.ts'
import { enlarge } from './support/letters.ts'
import { trackedOrder } from './support/orders.ts'
import { narrow } from './support/sizes.ts'
import { atBothSizes, stations } from './support/stations.ts'

const expectToFit = async (page: Page, when: string) => {
  const surplus = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.offsetWidth)
  await expect.poll(surplus, `what scrolls sideways ${when}`).toBeLessThanOrEqual(0)
}

/** Sets the text spacing that readers may choose by WCAG 1.4.12. */
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

/** The targets that are too small, or too close to each other, for a thumb. */
const smallTargets = async (page: Page): Promise<readonly string[]> => {
  const violations = await violationsOn(page, (axe) => axe.withRules(['target-size']))
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
}

const narrowest = { ...narrow, viewport: { width: 320, height: 640 } }

test.describe('on the narrowest phone', { tag: '@any-size' }, () => {
  test.use(narrowest)

  for (const station of stations) {
    test(
      `${station.name} is accessible, fits, and has room for a thumb, for wide letters and for large ones`,
      atBothSizes(station),
      async ({ page, site, sandbox, expectAccessible }) => {
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
      },
    )
  }
})

test('a guest goes from the fare form to a tracked order with the keyboard alone', {
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

  await test.step('enters the receiver', async () => {
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

  await test.step('books, and tracks the order', async () => {
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

test.describe('by taps alone on the narrowest phone', { tag: '@any-size' }, () => {
  test.use(narrowest)

  for (const [letters, prepare] of [
    ['letters as they are', () => Promise.resolve()],
    ['letters twice as large', enlarge],
  ] as const) {
    test(`a guest goes from an empty form to a cancelled order, with ${letters}`, async ({
      page,
      site,
    }) => {
      test.slow()
      await page.goto('/en-IN/fare-estimate')
      await prepare(page)

      await test.step('chooses pickup and drop', async () => {
        for (const [waypoint, place] of [
          ['pickup', koramangala],
          ['drop', whitefield],
        ] as const) {
          const { search, option, under, confirm, around } = picker(page, waypoint)
          await fareForm(page).address(waypoint).tap()
          await search.fill(nameOf(place))
          await option(place).tap()
          await expect(under).toHaveText(nameOf(place))
          await expectToFit(page, `with the map of the ${waypoint}`)
          await confirm.tap()
          await expect(around).toBeHidden()
        }
      })

      await test.step('fills in the contact, and books one of the fares', async () => {
        const { name, mobile, requirement, submit } = fareForm(page)
        await name.tap()
        await name.fill(asha.name)
        await mobile.tap()
        await mobile.fill(asha.mobile)
        await requirement.tap()
        await page.getByRole('button', { name: /^My Personal Needs/ }).tap()
        await submit.tap()
        await expect(fareResults(page).heading).toBeVisible()
        await page.getByRole('button', { name: 'Book Tata Ace', exact: true }).tap()
      })

      await test.step('logs in', async () => {
        const { loginSubmit, typeCode } = auth(page)
        await loginSubmit.tap()
        await expectToFit(page, 'with the login')
        await typeCode(await latestCode(page, site, asha.mobile))
        await expect(orderReview(page).heading).toBeVisible()
      })

      await test.step('enters the receiver, and chooses goods and a vehicle', async () => {
        const { edit, vehicle, goodsField, goodsType, goods } = orderReview(page)
        const { dialog, name, mobile, save } = stopEdit(page, 'drop')
        await edit('drop').tap()
        await name.tap()
        await name.fill(receiver.name)
        await mobile.tap()
        await mobile.fill(receiver.mobile)
        await expectToFit(page, 'with the end that is edited')
        await save.tap()
        await expect(dialog).toBeHidden()
        await goodsField.tap()
        await goodsType('Furniture').tap()
        await expect(goods).toBeHidden()
        await vehicle('Tata 407').tap()
        await expect(vehicle('Tata 407')).toBeChecked()
      })

      await test.step('books, tracks the order and cancels it', async () => {
        await orderReview(page).primary.tap()
        await expect(confirmation(page).heading).toBeVisible()
        await confirmation(page).track.tap()
        const { status, cancel, dialog, reason, confirm } = trackedOrder(page)
        await expect(status('Looking for a driver')).toBeVisible()
        await cancel.tap()
        await expect(dialog).toBeVisible()
        await reason('My plans have changed').tap()
        await expectToFit(page, 'with the reasons to cancel it')
        await confirm.tap()
        await expect(status('Cancelled')).toBeVisible()
      })
    })
  }
})
