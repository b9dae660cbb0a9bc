import type { BrandLook } from './brandLook.ts'

const properties = (palette: Readonly<Record<string, string>>): string =>
  Object.entries(palette)
    .map(([token, colour]) => `--${token}:${colour}`)
    .join(';')

/**
 * The CSS text that gives the page a brand's colours in both schemes, for one `<style>` element; or
 * what `ground` selects, where only a part of the page is the brand's.
 */
export const brandStyle = ({ palette }: Pick<BrandLook, 'palette'>, ground = ':root'): string =>
  `${ground}{color-scheme:light dark;${properties(palette.light)}}` +
  `@media (prefers-color-scheme:dark){${ground}{${properties(palette.dark)}}}`
