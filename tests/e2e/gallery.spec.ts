import { expect, type Page, test } from '@playwright/test'
import { brands } from '../../config/brand/brands.ts'
import { markets } from '../../config/market/markets.ts'
import { schemes } from '../gallery/address.ts'
import { toReach } from '../gallery/reached.ts'
import { withGallery } from '../gallery/serve.ts'
import { type Asked, type Listed, listStates, looks, openState } from '../gallery/walk.ts'
import { violationsOn } from './support/axe.ts'

const every: readonly Asked[] = [...brands.keys()].flatMap((brand) =>
  markets.locales.flatMap(({ locale }) => schemes.map((scheme) => ({ brand, locale, scheme }))),
)

// Only `npm run gallery -- --check` looks at all of them.
const wanted = process.env['GALLERY_EVERY'] === undefined ? looks : every

const narrowest = { width: 320, height: 640 }
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.offsetWidth)

// A page that is waiting has no heading yet; its status says what for.
const waits = /-(coming|waiting)$/

const modal = 'dialog:modal'

/**
 * What axe finds on the page, or in its modal: by all rules if `whole`, or else about colours only.
 */
const foundByAxe = async (page: Page, name: string, whole: boolean): Promise<readonly string[]> => {
  // Axe guesses from what is painted whether a dialog is modal, so it is told here.
  const isModal = (await page.locator(modal).count()) > 0
  const violations = await violationsOn(page, (axe) => {
    if (!whole) axe.withRules(['color-contrast'])
    else if (waits.test(name)) axe.disableRules(['page-has-heading-one'])
    return isModal ? axe.include(modal) : axe
  })
  return violations.map(
    ({ id, nodes }) => `${id} (${nodes.map((n) => n.target.join(' ')).join(', ')})`,
  )
}

/** What the application's state has come to on the page; see `reachedIn`. */
const reachedOn = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('html').getAttribute('data-reached'))?.split(' ') ?? []

/**
 * Returns a function that checks one state after the other on a page, and returns what the
 * application's state has come to there.
 */
const looker = (page: Page, url: string, look: Asked, isWhole: boolean) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (thrown) => complaints.push(String(thrown)))
  return async ({ name, seen }: Listed): Promise<readonly string[]> => {
    const width = seen.includes('phone') ? 'phone' : 'desktop'
    await openState(page, url, name, look, width)
    const found: Record<string, unknown> = {
      accessibility: await foundByAxe(page, name, isWhole),
      overflow: await overflow(page),
    }
    if (width === 'phone') {
      await page.setViewportSize(narrowest)
      found['overflow at 320'] = await overflow(page)
    }
    // Read last, after the page has answered: its earlier complaints have arrived by then.
    found['complaints'] = complaints.splice(0)
    expect.soft(found, name).toEqual({
      accessibility: [],
      overflow: 0,
      ...(width === 'phone' ? { 'overflow at 320': 0 } : {}),
      complaints: [],
    })
    return reachedOn(page)
  }
}

for (const look of wanted) {
  const { brand, locale, scheme } = look
  // The markup is the same in every look, but the colours are not.
  const isWhole = wanted.length > looks.length || look === looks[0]
  test(`every state of ${brand} in ${locale}, ${scheme}, opens, is accessible and fits @any-size`, async ({
    page,
    context,
  }) => {
    // It takes four minutes beside three other tests, and more while the machine has other work.
    test.setTimeout(1_800_000)
    await withGallery(async (url) => {
      const states = await listStates(page, url)
      expect(states.length).toBeGreaterThan(0)
      const left = states.values()
      const reached = new Set<string>()
      // A state mostly waits for its last change, so several are opened at once.
      const pages = await Promise.all(Array.from({ length: 3 }, () => context.newPage()))
      await Promise.all(
        pages.map(async (each) => {
          const lookAt = looker(each, url, look, isWhole)
          for (const state of left) {
            for (const word of await lookAt(state)) reached.add(word)
          }
        }),
      )
      // Where booking is off, some are never reached.
      if (locale !== looks[0]?.locale) return
      expect(
        toReach.filter((word) => !reached.has(word)),
        'what no state of the gallery shows',
      ).toEqual([])
    })
  })
}
