import type { Locator, Page } from '@playwright/test'
import { askForCode, auth } from './support/account.ts'
import { koramangala, nameOf } from './support/enquiries.ts'
import { expect, picker, test } from './support/estimate.ts'
import { enlarge } from './support/letters.ts'
import { sharedLink } from './support/quotes.ts'
import { expectNoneBroken, expectNoneSqueezed, expectRoom } from './support/room.ts'

// The projects test a phone and a desktop. In between the layouts change, and they are tightest
// right after a change.

const expectRoomAt = async (page: Page, path: string, widths: readonly number[]) => {
  await test.step(path, async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of widths) {
      await test.step(`at ${String(width)} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await expectNoneSqueezed(page)
        await expectRoom(page)
      })
    }
  })
}

// Turkish has the longest words.
test('on a tablet words have room beside their neighbours @any-size', async ({ page }) => {
  for (const name of ['support', 'partners', 'privacy-policy']) {
    await expectRoomAt(page, `/tr-TR/${name}`, [560, 640, 768, 1000])
  }
})

test('on a tablet with large letters words and fields have room @any-size', async ({ page }) => {
  await page.goto('/tr-TR')
  await enlarge(page)
  for (const path of ['', '/fare-estimate', '/support', '/partners']) {
    await expectRoomAt(page, `/tr-TR${path}`, [560, 768, 1000, 1100])
  }
})

test('no name of a city or a place is broken into two lines @any-size', async ({ page }) => {
  const expectWholeAt = async (widths: readonly number[]) => {
    for (const width of widths) {
      await test.step(`at ${String(width)} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await expectNoneBroken(page)
      })
    }
  }

  await test.step('in the list of cities on a page', async () => {
    await page.goto('/en-IN')
    await expectWholeAt([320, 353, 360, 430, 600, 768])
  })

  await test.step('in a list of a city', async () => {
    await page.goto('/en-IN/city/visakhapatnam')
    await expect(page.getByText('Seethammadhara')).toBeVisible()
    await expectWholeAt([320, 360, 430, 600])
    await page.goto('/en-IN')
  })

  await test.step('among the cities of the picker', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'City:' }).click()
    await expect(page.getByRole('dialog').getByText('Visakhapatnam')).toBeVisible()
    await expectWholeAt([360, 430, 600, 768])
  })

  await test.step('under the pin', async () => {
    await page.setViewportSize({ width: 740, height: 800 })
    await page.goto('/en-IN/fare-estimate')
    const { openSearch, search, option, under } = picker(page, 'pickup')
    await openSearch()
    await search.fill(nameOf(koramangala))
    await option(koramangala).click()
    await expect(under).toHaveText(nameOf(koramangala))
    await expectWholeAt([600, 740, 768])
  })
})

test('on a desktop the empty fields of a form have letters of one size @any-size', async ({
  page,
}) => {
  await page.goto('/en-IN/services')
  const form = page.getByRole('form', { name: 'Estimate by phone' })
  const sizeOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).fontSize)
  expect(await sizeOf(form.getByText('Choose one'))).toBe(
    await sizeOf(form.getByRole('combobox', { name: 'Pickup', exact: true })),
  )
})

/** The labels and hints of the first form that end in an ellipsis. */
const shortened = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    const widthOf = (field: HTMLInputElement): number => {
      if (canvas === null) return 0
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      canvas.font = font
      const margins = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      return canvas.measureText(field.placeholder).width + margins
    }
    const form = document.querySelector('form')
    const labels = [...(form?.querySelectorAll('label') ?? [])]
    const fields = [...(form?.querySelectorAll('input') ?? [])]
    return [
      ...labels
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
      ...fields
        .filter((field) => widthOf(field) > field.clientWidth)
        .map(({ placeholder }) => placeholder),
    ]
  })

test('no label or hint of the fare form is cut off at any width @any-size', async ({ page }) => {
  for (const path of ['/en-IN', '/tr-TR', '/en-IN/fare-estimate', '/tr-TR/fare-estimate']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('form').first()).toBeVisible()
      for (const width of [560, 600, 720, 740, 768, 1000, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => shortened(page), `at ${String(width)} px`).toEqual([])
      }
    })
  }
})

/** Where the words of a page's first screen end, and where its points and its form begin. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('main h1')
    const section = heading?.closest('section')
    const edges = (part: Element | null | undefined) =>
      part?.getBoundingClientRect() ?? new DOMRect()
    return {
      words: edges(heading?.nextElementSibling).bottom,
      points: edges(section?.querySelector(':scope > div > ul')).top,
      form: edges(section?.querySelector('form')).top,
    }
  })

test('on a desktop a page’s points are close to its text, and the form overlaps neither @any-size', async ({
  page,
}) => {
  await page.goto('/en-IN/trucks/mumbai')
  await expect(page.getByRole('form').first()).toBeVisible()
  await expect
    .poll(async () => {
      const { words, points } = await firstScreen(page)
      return points - words
    })
    .toBe(16)
  await page.goto('/tr-TR')
  await expect(page.getByRole('form').first()).toBeVisible()
  for (const width of [860, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const room = async () => {
      const { words, form } = await firstScreen(page)
      return form - words
    }
    await expect.poll(room, `at ${String(width)} px`).toBeGreaterThan(32)
  }
})

for (const [count, what, path, name] of [
  [3, 'cards', '/en-IN/trucks', 'What people send by truck'],
  [3, 'claims', '/en-IN/about-us', 'Where we are'],
  [3, 'quotes', '/en-IN/partners', 'What partners say'],
  [4, 'claims', '/tr-TR', 'Neden Hathi'],
  [4, 'steps', '/en-IN/packers-and-movers', 'The week before'],
] as const) {
  test(`${String(count)} ${what} form equal rows @any-size`, async ({ page }) => {
    await page.goto(path)
    const items = page.getByRole('region', { name }).getByRole('listitem')
    await expect(items).toHaveCount(count)
    for (const width of [360, 600, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const rows = () =>
        items.evaluateAll((all) => {
          const tops = all.map((item) => item.getBoundingClientRect().top)
          return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
        })
      await expect.poll(async () => new Set(await rows()).size, `at ${String(width)} px`).toBe(1)
    }
  })
}

test('every page has the same space below its breadcrumb @any-size', async ({ page }) => {
  const room = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    return page.evaluate(() => {
      const trail = document.querySelector('main nav')
      const next = trail?.nextElementSibling
      if (trail === null || next === null || next === undefined) return null
      return next.getBoundingClientRect().top - trail.getBoundingClientRect().bottom
    })
  }
  const usual = await room('/en-IN/about-us')
  expect(usual).toBe(16)
  expect(await room('/en-IN/trucks')).toBe(usual)
  expect(await room('/en-IN/partners')).toBe(usual)
})

test('on a phone in landscape the code of a login and its button are in sight together @any-size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/en-IN')
  await askForCode(page)
  const { code, verify } = auth(page)
  await expect(code).toBeInViewport({ ratio: 1 })
  await expect(verify).toBeInViewport({ ratio: 1 })
})

/** A word without a place to break, as long as a service may send it. */
const longWord = 'W'.repeat(40)

const lengthened = (text: string): string =>
  text
    .replaceAll(/"(text|title|size_display|capacity_display)":"([^"]*)"/g, `"$1":"$2 ${longWord}"`)
    .replaceAll(/"(best_for|notes|points)":\["/g, `"$1":["${longWord}","`)

test('a long word of a service widens no page of a phone @phone', async ({ page, site }) => {
  await page.route(/\/api\/website-|fare_estimates\//, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: lengthened(await response.text()) })
  })
  await test.step('fares', async () => {
    await page.goto(await sharedLink(page, site))
    await expect(page.getByRole('listitem').filter({ hasText: longWord })).not.toHaveCount(0)
    await expect(page.getByRole('article').filter({ hasText: longWord })).not.toHaveCount(0)
    await expectRoom(page)
  })
  for (const name of ['About us', 'Trucks', 'Courier', 'Support']) {
    await test.step(name, async () => {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('main').getByText(longWord)).not.toHaveCount(0)
      await expectRoom(page)
    })
  }
})
