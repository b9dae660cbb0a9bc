import type { Page } from '@playwright/test'

/**
 * Makes the site answer as for a URL without a prerendered page, so that the script renders all of
 * it.
 */
export const withoutPage = async (page: Page): Promise<void> => {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const request = route.request()
      if (request.resourceType() !== 'document') {
        await route.fallback()
        return
      }
      const response = await route.fetch({
        url: new URL('/empty', request.url()).href,
        // Node closes a connection that was idle, and may do so just when it is used again.
        maxRetries: 1,
      })
      await route.fulfill({ response })
    },
  )
}
