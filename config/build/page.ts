import type { Brand, Mark } from '../brand/brand.ts'
import { hathi } from '../brand/hathi.ts'

const shapesOf = ({ shapes }: Mark, { palette: { light } }: Brand): string =>
  shapes
    .map((shape) =>
      'fill' in shape
        ? `<path d="${shape.d}" fill="${light[shape.fill]}"/>`
        : `<path d="${shape.d}" fill="none" stroke="${light[shape.stroke]}" stroke-width="${String(shape.width)}" stroke-linecap="round"/>`,
    )
    .join('')

const iconOf = (brand: Brand): string => {
  const { viewBox } = brand.mark
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapesOf(brand.mark, brand)}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/**
 * What the empty page says before the script has read which brand it serves: the default brand's
 * name, colours and mark. One build serves every brand, so the script replaces them where it must.
 */
export const pageOf = (brand: Brand = hathi) => ({
  title: brand.name,
  icon: iconOf(brand),
  themeColour: { light: brand.palette.light.surface, dark: brand.palette.dark.surface },
})
