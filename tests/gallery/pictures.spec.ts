import { expect, test } from '@playwright/test'
import { withGallery } from './serve.ts'
import { listStates, looks, openState, widths } from './walk.ts'

/** The states that are asked for, by a pattern of their names. */
const asked = new RegExp(process.env['GALLERY_STATES'] ?? '.')

const minutes = 60_000

for (const look of looks) {
  for (const width of widths) {
    const set = `${look.brand}-${look.locale}-${look.scheme}-${width}`
    test(`the pictures of ${set}`, async ({ page }) => {
      test.setTimeout(30 * minutes)
      await withGallery(async (url) => {
        for (const { name, seen } of await listStates(page, url)) {
          if (!seen.includes(width) || !asked.test(name)) continue
          await openState(page, url, name, look, width)
          await expect
            .soft(page, name)
            .toHaveScreenshot([set, `${name}.png`], { fullPage: true, animations: 'disabled' })
        }
      })
    })
  }
}
