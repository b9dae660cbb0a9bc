import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Doubles the text size, as a reader can in the browser's settings. */
export const enlarge = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const size = () => page.evaluate(() => getComputedStyle(document.body).fontSize)
  await expect.poll(size).toBe('32px')
}
