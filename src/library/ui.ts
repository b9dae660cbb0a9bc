/**
 * The website's screens, for a page of one's own. They import styles, pictures and texts: what builds
 * them has to take CSS modules by their default export, as Vite does.
 */

export { App, type AppProps } from '../ui/app/App.tsx'
export { applyBrand } from '../ui/app/applyBrand.ts'
export { withTexts } from '../ui/app/featureTexts.ts'
export type { LoadOnce, Lost, OnLost } from '../ui/app/loadedOnce.ts'
export { StartFailure } from '../ui/app/StartFailure.tsx'
export {
  type FeatureName,
  type LegalDocument,
  type ScreenLimits,
  type Surroundings,
  SurroundingsContext,
  useSurroundings,
  type WebsiteBrand,
} from '../ui/app/surroundings.ts'
export { loadTexts, makeI18n, type Texts } from '../ui/app/texts.ts'
export type { BrandLook, MarkShape } from '../ui/design/brandLook.ts'
