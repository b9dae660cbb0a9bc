import type { Page } from '@playwright/test'
import { type Figure, figure, inMilliseconds, times } from './figure.ts'
import { desktop, slowDown, visit, withBrowser } from './lab.ts'
import type { Measured, Site } from './site.ts'

const said = 'Invalid mobile number'

/**
 * Milliseconds from the start of the navigation until the error of a wrong number is shown, if the visitor types it as
 * soon as the field is there and goes on to the next.
 */
const firstMessage = async (page: Page, url: string): Promise<number> => {
  await slowDown(page)
  await page.addInitScript((text) => {
    const look = () => {
      if (document.body?.innerText.includes(text)) {
        // Only after the frame that shows it.
        requestAnimationFrame(() => {
          setTimeout(() => performance.mark('told'))
        })
      } else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, said)
  await page.goto(url, { waitUntil: 'commit' })
  const mobile = page.getByRole('textbox', { name: 'Mobile' })
  await mobile.waitFor({ state: 'visible' })
  await mobile.focus()
  await page.keyboard.insertText('12345')
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => performance.getEntriesByName('told').length > 0)
  return page.evaluate(() => performance.getEntriesByName('told')[0]?.startTime ?? Number.NaN)
}

/** In the wide form, because on a phone the first fields open only when an address is tapped. */
export const messageFigures = (site: Site, { name, path, cookies }: Measured) =>
  withBrowser([], async (browser): Promise<readonly Figure[]> => {
    const told: number[] = []
    while (told.length < times) {
      told.push(
        await visit(browser, desktop, cookies, (page) =>
          firstMessage(page, new URL(path, site.url).href),
        ),
      )
    }
    return [figure('first message, wide form', name, told, inMilliseconds, { most: 1250 })]
  })
