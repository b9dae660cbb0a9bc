import type { Locator, Page } from '@playwright/test'
import { openBookable, openOrder, orderReview } from './support/booking.ts'
import { expect, test } from './support/estimate.ts'
import { enlarge } from './support/letters.ts'
import { expectNoneSqueezed, expectRoom } from './support/room.ts'

/**
 * The height of each card, and the tops of its name, its fare and its mark, all read at one moment,
 * because parts that load late may move them.
 */
const firstLines = (cards: Locator) =>
  cards.evaluateAll((all) =>
    all.map((card) => {
      const texts = [...card.querySelectorAll('*')].filter(({ children }) => children.length === 0)
      const parts = [
        card.querySelector('h3'),
        texts.find(({ textContent }) => textContent?.startsWith('₹')),
        card.querySelector('input[type="radio"]'),
      ]
      return {
        height: card.getBoundingClientRect().height,
        tops: parts.map((part) => part?.getBoundingClientRect().top ?? Number.NaN),
      }
    }),
  )

const cardsOf = (page: Page) => orderReview(page).vehicles.getByRole('article')

test('on a phone the vehicle cards of an order are low, each with its fare beside its name @phone', async ({
  page,
  sandbox,
}) => {
  await openBookable(page, sandbox)
  const cards = cardsOf(page)
  await expect(cards.nth(3)).toBeVisible()
  const lines = await firstLines(cards)
  for (const { tops } of lines) {
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8)
  }
  const heights = lines.map(({ height }) => height)
  expect(heights.length).toBeGreaterThan(3)
  const average = heights.reduce((sum, height) => sum + height, 0) / heights.length
  expect(average).toBeLessThan(130)
  await expectRoom(page)
})

test('the vehicle cards of an order have room in the narrowest window, and with large letters @phone', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openOrder(page, sandbox)
  await expect(cardsOf(page).first()).toBeVisible()
  await expectRoom(page)
  await expectNoneSqueezed(page)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await enlarge(page)
    await expectRoom(page)
  }
})
