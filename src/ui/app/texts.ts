import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { english } from '../locales/en/index.ts'

/** The shape of a locale's texts that every visit needs; English has them all. */
export type Texts = typeof english

/** The texts of a locale, a chunk of their own. */
export const loadTexts = async (_locale: string): Promise<Texts> =>
  (await import(/* webpackChunkName: "locale-en" */ '../locales/en/index.ts')).english

// Each is a chunk of its own, which comes with its feature.
const featureTexts = {
  orders: async (_language: string) =>
    (
      await import(/* webpackChunkName: "locale-en-orders" */ '../locales/en/orders.json', {
        with: { type: 'json' },
      })
    ).default,
  booking: async (_language: string) =>
    (
      await import(/* webpackChunkName: "locale-en-booking" */ '../locales/en/booking.json', {
        with: { type: 'json' },
      })
    ).default,
} as const

type Named = keyof typeof featureTexts

/** The texts that come with the features, each under its feature's name. */
export type FeatureTexts = {
  readonly [Name in Named]: Awaited<ReturnType<(typeof featureTexts)[Name]>>
}

/** Loads a part of the website together with the texts of its feature: one without the other shows nothing. */
export const withTexts =
  <Part>(instance: i18n, name: Named, load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const { language } = instance
    const [part, texts] = await Promise.all([load(), featureTexts[name](language)])
    instance.addResourceBundle(language, 'translation', { [name]: texts }, true)
    return part
  }

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
