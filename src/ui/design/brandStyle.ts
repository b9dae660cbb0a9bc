import type { BrandLook } from './brandLook.ts'

const properties = (palette: Readonly<Record<string, string>>): string =>
  Object.entries(palette)
    .map(([token, colour]) => `--${token}:${colour}`)
    .join(';')

/**
 * The CSS with a brand's colours in both schemes, for the whole page; or for what `ground` selects,
 * if only a part of the page has the brand.
 */
export const brandStyle = ({ palette }: Pick<BrandLook, 'palette'>, ground = ':root'): string =>
  `${ground}{color-scheme:light dark;${properties(palette.light)}}` +
  `@media (prefers-color-scheme:dark){${ground}{${properties(palette.dark)}}}`
