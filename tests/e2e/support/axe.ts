import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds wrong on a page, or in what `narrow` leaves of it. The pages have no frames, so its rules are all
 * there is to wait for. What passes is not described, which takes a third of its time. A page gets axe once: by
 * itself, the builder sends a megabyte and a half twice for each look, which takes longer than the look.
 */
export const violationsOn = async (
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const axe = new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await narrow(axe).analyze()
  return violations
}
