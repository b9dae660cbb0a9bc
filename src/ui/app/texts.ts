import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { english } from '../locales/en/index.ts'

/** The shape of a locale's texts; English has them all. */
export type Texts = typeof english

/** The texts of a locale, a chunk of their own. */
export const loadTexts = async (_locale: string): Promise<Texts> =>
  (await import(/* webpackChunkName: "locale-en" */ '../locales/en/index.ts')).english

/** i18next for one page: one language, and the brand's name in every text that says it. */
export const makeI18n = (language: string, texts: Texts, product: string): i18n => {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: texts } },
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { product } },
    react: { useSuspense: false },
  })
  return instance
}
