import type { Page } from '@playwright/test'

/** Lets the site answer as for an address that no page was made for: the script makes all of it. */
export const withoutPage = async (page: Page): Promise<void> => {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const request = route.request()
      if (request.resourceType() !== 'document') {
        await route.fallback()
        return
      }
      const response = await route.fetch({ url: new URL('/empty', request.url()).href })
      await route.fulfill({ response })
    },
  )
}
