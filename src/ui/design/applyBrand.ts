import type { BrandLook } from './brandLook.ts'
import { brandStyle } from './brandStyle.ts'

/**
 * Applies the brand's colours to the page (spec 1 §1). It uses a constructed style sheet, which
 * needs no markup that a content security policy would refuse.
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
