import type { CDPSession } from '@playwright/test'
import { brands } from '../../config/brand/brands.ts'
import { site as addresses } from '../../config/market/site.ts'
import { valueIn } from '../sandbox/support/inAnswer.ts'
import { expect, test } from './support/site.ts'

const { locales } = addresses.markets

// Headless Chromium calls every page installable, even one without a manifest, so
// `Page.getInstallabilityErrors` proves nothing. What it checks elsewhere is checked here one by
// one.
const manifestOf = async (browser: CDPSession) => {
  const { url, errors, data = '', manifest } = await browser.send('Page.getAppManifest')
  const said: unknown = JSON.parse(data)
  return { url, errors, said, understood: manifest }
}

/** The size of a PNG by its own header. */
const sizeOf = (picture: Buffer): string => {
  expect(picture.subarray(0, 8).toString('latin1'), 'how a PNG begins').toBe('\x89PNG\r\n\x1a\n')
  expect(picture.toString('latin1', 12, 16)).toBe('IHDR')
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`
}

// The link is in the HTML: no script has to run for it.
test.use({ javaScriptEnabled: false })

for (const { id, name, palette } of brands.values()) {
  test.describe(`${name}, installed on a phone`, { tag: '@any-size' }, () => {
    test.use({ settings: { HATHI_BRAND: id } })

    test('has its name and icons, and starts in the locale that it was installed from', async ({
      page,
      request,
      site,
    }) => {
      const browser = await page.context().newCDPSession(page)
      const link = page.locator('head link[rel="manifest"]')
      const ofApple = page.locator('head link[rel="apple-touch-icon"]')
      for (const { locale, language } of locales) {
        await page.goto(`/${locale}/fare-estimate`, { waitUntil: 'domcontentloaded' })
        expect(await page.evaluate(() => isSecureContext)).toBe(true)
        await expect(link).toHaveCount(1)
        const { url, errors, said, understood } = await manifestOf(browser)
        expect(url).toBe(`${site.url}${(await link.getAttribute('href')) ?? ''}`)
        const answer = await request.get(url)
        expect(answer.status()).toBe(200)
        expect(answer.headers()['content-type']).toBe('application/manifest+json')
        expect(errors, 'what the browser does not understand of it').toEqual([])
        expect(said, locale).toMatchObject({
          id: '/',
          name,
          short_name: name,
          lang: language,
          start_url: `/${locale}`,
          scope: '/',
          display: 'standalone',
          background_color: palette.light.surface,
          theme_color: palette.light.surface,
        })
        expect(understood, locale).toMatchObject({
          id: `${site.url}/`,
          name,
          startUrl: `${site.url}/${locale}`,
          scope: `${site.url}/`,
          display: 'kStandalone',
          preferRelatedApplications: false,
        })

        const { icons = [] } = understood
        // What phones ask for: one for the list of apps, one for the screen while the app starts.
        expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
        for (const [index, icon] of icons.entries()) {
          expect(valueIn(said, 'icons', index, 'purpose')).toBe('any maskable')
          const picture = await request.get(icon.url)
          expect(picture.status(), icon.url).toBe(200)
          expect(picture.headers()['content-type']).toBe(icon.type)
          expect(sizeOf(await picture.body()), icon.url).toBe(icon.sizes)
        }
        await expect(ofApple).toHaveAttribute('href', String(valueIn(said, 'icons', 0, 'src')))

        const start = await request.get(`/${locale}`)
        expect(start.status()).toBe(200)
        expect(await start.text(), 'the start is of the same app').toContain(
          `<link rel="manifest" href="${new URL(url).pathname}">`,
        )
      }
    })
  })
}
