import type { BrandLook } from './brandLook.ts'
import { brandStyle } from './brandStyle.ts'

/**
 * Gives the page the brand's colours (spec 1 §1). A sheet of its own: no markup, nothing for a
 * policy to refuse.
 *
 * @example
 * applyBrand(hathi)
 * document.adoptedStyleSheets.length // → 1
 */
export const applyBrand = (brand: BrandLook): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(brandStyle(brand))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
