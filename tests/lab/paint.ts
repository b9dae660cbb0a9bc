import type { Page } from '@playwright/test'
import { asRatio, type Figure, figure, inMilliseconds, times } from './figure.ts'
import { phone, slowDown, visit, withBrowser } from './lab.ts'
import type { Measured, Site } from './site.ts'
import { withoutScripts } from './withoutScripts.ts'

/**
 * Milliseconds from the start of the navigation to the largest paint, read once nothing is pending any more.
 */
const largestPaint = async (page: Page, url: string): Promise<number> => {
  await slowDown(page)
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  await page.waitForTimeout(500)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

/**
 * Compares the largest paint with that of the same HTML without scripts, in pairs, one right after the other.
 */
export const paintFigures = (site: Site, { name, path, cookies }: Measured) =>
  withoutScripts(site.url, (plain) =>
    withBrowser([], async (browser): Promise<readonly Figure[]> => {
      const paintAt = (origin: string) =>
        visit(browser, phone, cookies, (page) => largestPaint(page, new URL(path, origin).href))
      // One run is not counted, in which the servers read their files for the first time.
      await paintAt(plain)
      await paintAt(site.url)
      const pairs: Array<{ readonly bare: number; readonly whole: number }> = []
      while (pairs.length < times) {
        pairs.push({ bare: await paintAt(plain), whole: await paintAt(site.url) })
      }
      const wholes = pairs.map(({ whole }) => whole)
      const bares = pairs.map(({ bare }) => bare)
      const ratios = pairs.map(({ bare, whole }) => whole / bare)
      return [
        figure('largest paint, slow network', name, wholes, inMilliseconds, null),
        figure('the same without scripts', name, bares, inMilliseconds, null),
        figure('largest paint ÷ without scripts', name, ratios, asRatio, { most: 1.15 }),
      ]
    }),
  )
