import type { Page, Route } from '@playwright/test'

const holding = new WeakSet<Page>()

/** Whether something of a page is, or was, held back. Its load may wait for that, and never come to its end. */
export const holdsBack = (page: Page): boolean => holding.has(page)

/** Holds every request for what matches back, until all of them are let go, or answered in another way. */
export const holdBack = async (
  page: Page,
  address: string | RegExp,
  answer = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> => {
  holding.add(page)
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await gone
    await answer(route)
  })
  return letGo
}
