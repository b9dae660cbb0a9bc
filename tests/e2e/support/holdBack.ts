import type { Page } from '@playwright/test'

const holding = new WeakSet<Page>()

/** Whether something of a page is, or was, held back. Its load may wait for that, and never come to its end. */
export const holdsBack = (page: Page): boolean => holding.has(page)

/** Holds every request for what matches back, until all of them are let go. */
export const holdBack = async (page: Page, address: string | RegExp): Promise<() => void> => {
  holding.add(page)
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}
