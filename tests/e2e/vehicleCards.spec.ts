import type { Locator, Page } from '@playwright/test'
import { openBookable, openOrder, orderReview } from './support/booking.ts'
import { expect, test } from './support/estimate.ts'
import { enlarge } from './support/letters.ts'
import { expectNoneSqueezed, expectRoom } from './support/room.ts'

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (box === null) throw new Error('It is nowhere')
  return box
}

/** The boxes of the first parts of a card: its name, its fare and its mark. */
const firstLine = (card: Locator, fare: RegExp) =>
  Promise.all([
    boxOf(card.getByRole('heading')),
    boxOf(card.getByText(fare)),
    boxOf(card.getByRole('radio')),
  ])

const cardsOf = (page: Page) => orderReview(page).vehicles.getByRole('article')

test('on a phone the vehicles to choose from are low, each with its fare beside its name @phone', async ({
  page,
  sandbox,
}) => {
  await openBookable(page, sandbox)
  const cards = cardsOf(page)
  const heights: number[] = []
  for (const card of await cards.all()) {
    heights.push((await boxOf(card)).height)
    const [name, fare, mark] = await firstLine(card, /^₹/)
    expect(Math.abs(name.y - fare.y)).toBeLessThan(8)
    expect(Math.abs(name.y - mark.y)).toBeLessThan(8)
  }
  expect(heights.length).toBeGreaterThan(3)
  const average = heights.reduce((sum, height) => sum + height, 0) / heights.length
  expect(average).toBeLessThan(130)
  await expectRoom(page)
})

test('they have room in the narrowest window, and with letters twice as large @phone', async ({
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
