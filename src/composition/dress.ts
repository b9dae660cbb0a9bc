import { brands } from '../../config/brand/brands.ts'
import { hathi } from '../../config/brand/hathi.ts'
import { applyBrand } from '../ui/design/applyBrand.ts'
import { brandPage } from '../ui/design/brandPage.ts'

/**
 * Applies a brand's look to a page that was made for another brand, `made`, or for none, null. An
 * unknown brand counts as the default one.
 */
export const dress = (id: string, made: string | null): void => {
  const brand = brands.get(id) ?? hathi
  applyBrand(brand)
  // A page that was made for no brand already has the default brand's icon.
  if (made !== null || brand !== hathi) brandPage(brand)
}
