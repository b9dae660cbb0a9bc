import type { Page, Route } from '@playwright/test'

const holding = new WeakSet<Page>()

/** Whether a request of a page is or was held back, in which case the page's load may never end. */
export const holdsBack = (page: Page): boolean => holding.has(page)

/**
 * Holds back every matching request until the returned function lets them go; `answer` can answer them in
 * another way.
 */
export const holdBack = async (
  page: Page,
  address: string | RegExp | ((url: URL) => boolean),
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
