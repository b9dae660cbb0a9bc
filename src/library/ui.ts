/**
 * The website's screens, for a page of your own. They import styles, pictures and texts; the bundler
 * has to provide CSS modules as default exports, as Vite does.
 */

export { type LoadOnce, type Lost, loadedOnce, type OnLost } from '../ui/app/chunk/loadedOnce.ts'
export { App, type AppProps } from '../ui/app/shell/App.tsx'
export {
  type Navigate,
  NavigationBridge,
  type NavigationBridgeProps,
} from '../ui/app/shell/NavigationBridge.tsx'
export { StartFailure } from '../ui/app/start/StartFailure.tsx'
export {
  type FeatureName,
  type ScreenLimits,
  type Surroundings,
  SurroundingsContext,
  useSurroundings,
  type WebsiteBrand,
} from '../ui/app/surroundings.ts'
export { withTexts } from '../ui/app/text/featureTexts.ts'
export { loadTexts, makeI18n, type Texts } from '../ui/app/text/texts.ts'
export { applyBrand } from '../ui/design/applyBrand.ts'
export type { BrandLook, MarkShape } from '../ui/design/brandLook.ts'
