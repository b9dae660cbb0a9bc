/** The brands as data, and the types that make up a brand. */

export type {
  Brand,
  ColourToken,
  Mark,
  MarkShape,
  Palette,
  SupportNumber,
} from '../../config/brand/brand.ts'
export { brands } from '../../config/brand/brands.ts'
export { ghoda } from '../../config/brand/ghoda.ts'
export { hathi } from '../../config/brand/hathi.ts'

// Entries whose types appear here, so that an importer's declarations can name them too.
export type {} from './domain/session.ts'
