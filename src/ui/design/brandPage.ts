import type { BrandLook } from './brandLook.ts'
import { markIcon } from './markIcon.ts'

const schemes = ['light', 'dark'] as const

/**
 * Sets the page's icon and the browser bar's colour to those of a brand, replacing those of the
 * brand that the page was built with.
 */
export const brandPage = (brand: BrandLook): void => {
  document.head.querySelector('link[rel="icon"]')?.setAttribute('href', markIcon(brand))
  for (const scheme of schemes) {
    const colour = document.head.querySelector(`meta[name="theme-color"][media*="${scheme}"]`)
    colour?.setAttribute('content', brand.palette[scheme]['surface'] ?? '')
  }
}
