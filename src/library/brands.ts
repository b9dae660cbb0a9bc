/** The brands as data, and the types that make up a brand. */

export type {
  Brand,
  ColourToken,
  LegalLink,
  Mark,
  MarkShape,
  Palette,
  SupportNumber,
} from '../../config/brand/brand.ts'
export { brands } from '../../config/brand/brands.ts'
export { ghoda } from '../../config/brand/ghoda.ts'
export { hathi } from '../../config/brand/hathi.ts'
