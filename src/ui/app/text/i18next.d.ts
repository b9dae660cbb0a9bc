import 'i18next'
import type { FeatureTexts } from './featureTexts.ts'
import type { Texts } from './texts.ts'

declare module 'i18next' {
  // Typed keys: a missing text does not compile.
  interface CustomTypeOptions {
    resources: { translation: Texts & FeatureTexts }
  }
}
