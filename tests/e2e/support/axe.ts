import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Axe on a page, for what it finds wrong. The pages have no frames, so its rules are all there is to wait for.
 * What passes is not described, which takes a third of its time.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
