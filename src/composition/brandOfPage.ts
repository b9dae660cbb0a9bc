import type { BrandWithoutColours } from '../../config/brand/brand.ts'
import { hathiWithoutColours as hathi } from '../../config/brand/hathiWithoutColours.ts'
import type { Configuration } from '../infrastructure/configuration/configuration.ts'
import type { MadePage } from '../ui/app/start/madePage.ts'

/** The configured brand. The default one is built in; the others are loaded only if configured. */
export const brandOf = async ({ brand }: Configuration): Promise<BrandWithoutColours> => {
  if (brand === hathi.id) return hathi
  const { brands } = await import(/* webpackChunkName: "brands" */ '../../config/brand/brands.ts')
  return brands.get(brand) ?? hathi
}

/**
 * Applies the brand's look to a page that was not made for this brand. Most pages were, and include
 * it.
 */
export const dressPage = async ({ id }: BrandWithoutColours, made: MadePage): Promise<void> => {
  if (made.brand === id) return
  const chunk = await import(/* webpackChunkName: "brands" */ './dress.ts')
  chunk.dress(id, made.brand)
}
