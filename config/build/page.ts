import { markIcon } from '../../src/ui/design/markIcon.ts'
import type { Brand } from '../brand/brand.ts'
import { hathi } from '../brand/hathi.ts'

/**
 * What the empty page says before the script has read which brand it serves: the default brand's
 * name, colours and mark. One build serves every brand, so the script replaces them where it must.
 */
export const pageOf = (brand: Brand = hathi) => ({
  title: brand.name,
  icon: markIcon(brand),
  themeColour: { light: brand.palette.light.surface, dark: brand.palette.dark.surface },
})
