import type { Page } from '@playwright/test'

/** Holds every request for what matches back, until all of them are let go. */
export const holdBack = async (page: Page, address: string | RegExp): Promise<() => void> => {
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
