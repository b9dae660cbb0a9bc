import type { Locator, Page } from '@playwright/test'
import { openOrder, orderReview } from './support/booking.ts'
import {
  expect,
  fareForm,
  fareResults,
  isPhone,
  openFilled,
  picker,
  test,
} from './support/estimate.ts'
import { sharedLink } from './support/quotes.ts'

/** Expects every picture to have this width, in pixels. */
const expectWidths = async (glyphs: Locator, width: number) => {
  await expect(glyphs.first()).toBeVisible()
  const widths = await glyphs.evaluateAll((each) =>
    each.map((glyph) => glyph.getBoundingClientRect().width),
  )
  expect(new Set(widths)).toEqual(new Set([width]))
}

const inFields = (page: Page) => page.locator('[data-field-box] svg[viewBox="0 0 24 24"]')

test('a field has icons of 18 pixels, and a button in it has at least 44', async ({
  page,
  site,
}) => {
  await openFilled(page, site, { name: '', mobile: '', requirement: '' })
  await expectWidths(inFields(page), 18)
  if (!isPhone(page)) return
  const { openSearch, search } = picker(page, 'pickup')
  await openSearch()
  await search.fill('')
  await expectWidths(page.getByRole('dialog').locator('label svg'), 18)
  await search.fill('M')
  const clear = await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).boundingBox()
  expect(Math.min(clear?.width ?? 0, clear?.height ?? 0)).toBeGreaterThanOrEqual(44)
})

test('the cards of the requirement have pictures of 75 pixels', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  await openFilled(page, site, { requirement: '' })
  await fareForm(page).requirement.click()
  await expectWidths(page.getByRole('dialog').locator('svg:not([viewBox="0 0 24 24"])'), 75)
})

test('a vehicle’s load has an icon of 16 pixels on its card, and of 12 in the comparison', async ({
  page,
  site,
  sandbox,
}) => {
  await page.goto(await sharedLink(page, site))
  const ofCards = fareResults(page).vehicles.locator('p svg')
  await expectWidths(ofCards, 16)
  // The words beside the picture have the same meaning.
  await expect(ofCards.first()).toHaveAttribute('aria-hidden', 'true')
  const { vehicle, openCompare, compare } = orderReview(page)
  await openOrder(page, sandbox)
  await expect(vehicle('Tata Ace')).toBeVisible()
  await expectWidths(page.getByRole('article').locator('p svg'), 16)
  await openCompare.click()
  await expectWidths(compare.locator('td svg'), 12)
})
