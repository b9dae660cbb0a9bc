import { brands } from '../../config/brand/brands.ts'
import { hathi } from '../../config/brand/hathi.ts'
import { applyBrand } from '../ui/design/applyBrand.ts'
import { brandPage } from '../ui/design/brandPage.ts'

/**
 * Gives the page the look of a brand that it was not made for; `made` is the one that it was made for,
 * null where it was made for none. An unknown brand is the default one.
 */
export const dress = (id: string, made: string | null): void => {
  const brand = brands.get(id) ?? hathi
  applyBrand(brand)
  // A page that was made for nobody has the icon of the default brand already.
  if (made !== null || brand !== hathi) brandPage(brand)
}
