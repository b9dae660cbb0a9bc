import { createInstance, type FormatterModule, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languageOf } from '../../domain/market/market.ts'
import type { english } from '../locales/en/index.ts'

/** A part of the texts, a chunk of its own in each language. What English says, every language says. */
type Sources<Part> = {
  readonly en: () => Promise<Part>
  readonly bn: () => Promise<NoInfer<Part>>
  readonly tr: () => Promise<NoInfer<Part>>
}

/** Loads a part in the language of a BCP 47 tag; a language that the product lacks reads English. */
const inLanguage = <Part>(sources: Sources<Part>): ((tag: string) => Promise<Part>) => {
  const languages = new Map(Object.entries(sources))
  return (tag) => (languages.get(languageOf(tag)) ?? sources.en)()
}

/** The texts that every visit needs, in any language. */
export type Texts = typeof english

/** The texts of the start in the language of a BCP 47 tag. */
export const loadTexts = inLanguage<Texts>({
  en: async () =>
    (await import(/* webpackChunkName: "locale-en" */ '../locales/en/index.ts')).english,
  bn: async () =>
    (await import(/* webpackChunkName: "locale-bn" */ '../locales/bn/index.ts')).bengali,
  tr: async () =>
    (await import(/* webpackChunkName: "locale-tr" */ '../locales/tr/index.ts')).turkish,
})

// They come with their features.
const featureTexts = {
  session: inLanguage({
    en: async () =>
      (
        await import(/* webpackChunkName: "locale-en-session" */ '../locales/en/session.json', {
          with: { type: 'json' },
        })
      ).default,
    bn: async () =>
      (
        await import(/* webpackChunkName: "locale-bn-session" */ '../locales/bn/session.json', {
          with: { type: 'json' },
        })
      ).default,
    tr: async () =>
      (
        await import(/* webpackChunkName: "locale-tr-session" */ '../locales/tr/session.json', {
          with: { type: 'json' },
        })
      ).default,
  }),
  orders: inLanguage({
    en: async () =>
      (
        await import(/* webpackChunkName: "locale-en-orders" */ '../locales/en/orders.json', {
          with: { type: 'json' },
        })
      ).default,
    bn: async () =>
      (
        await import(/* webpackChunkName: "locale-bn-orders" */ '../locales/bn/orders.json', {
          with: { type: 'json' },
        })
      ).default,
    tr: async () =>
      (
        await import(/* webpackChunkName: "locale-tr-orders" */ '../locales/tr/orders.json', {
          with: { type: 'json' },
        })
      ).default,
  }),
  booking: inLanguage({
    en: async () =>
      (
        await import(/* webpackChunkName: "locale-en-booking" */ '../locales/en/booking.json', {
          with: { type: 'json' },
        })
      ).default,
    bn: async () =>
      (
        await import(/* webpackChunkName: "locale-bn-booking" */ '../locales/bn/booking.json', {
          with: { type: 'json' },
        })
      ).default,
    tr: async () =>
      (
        await import(/* webpackChunkName: "locale-tr-booking" */ '../locales/tr/booking.json', {
          with: { type: 'json' },
        })
      ).default,
  }),
  content: inLanguage({
    en: async () =>
      (
        await import(/* webpackChunkName: "locale-en-content" */ '../locales/en/content.json', {
          with: { type: 'json' },
        })
      ).default,
    bn: async () =>
      (
        await import(/* webpackChunkName: "locale-bn-content" */ '../locales/bn/content.json', {
          with: { type: 'json' },
        })
      ).default,
    tr: async () =>
      (
        await import(/* webpackChunkName: "locale-tr-content" */ '../locales/tr/content.json', {
          with: { type: 'json' },
        })
      ).default,
  }),
  partner: inLanguage({
    en: async () =>
      (
        await import(/* webpackChunkName: "locale-en-partner" */ '../locales/en/partner.json', {
          with: { type: 'json' },
        })
      ).default,
    bn: async () =>
      (
        await import(/* webpackChunkName: "locale-bn-partner" */ '../locales/bn/partner.json', {
          with: { type: 'json' },
        })
      ).default,
    tr: async () =>
      (
        await import(/* webpackChunkName: "locale-tr-partner" */ '../locales/tr/partner.json', {
          with: { type: 'json' },
        })
      ).default,
  }),
  lead: inLanguage({
    en: async () =>
      (
        await import(/* webpackChunkName: "locale-en-lead" */ '../locales/en/lead.json', {
          with: { type: 'json' },
        })
      ).default,
    bn: async () =>
      (
        await import(/* webpackChunkName: "locale-bn-lead" */ '../locales/bn/lead.json', {
          with: { type: 'json' },
        })
      ).default,
    tr: async () =>
      (
        await import(/* webpackChunkName: "locale-tr-lead" */ '../locales/tr/lead.json', {
          with: { type: 'json' },
        })
      ).default,
  }),
  picker: inLanguage({
    en: async () =>
      (
        await import(/* webpackChunkName: "locale-en-picker" */ '../locales/en/picker.json', {
          with: { type: 'json' },
        })
      ).default,
    bn: async () =>
      (
        await import(/* webpackChunkName: "locale-bn-picker" */ '../locales/bn/picker.json', {
          with: { type: 'json' },
        })
      ).default,
    tr: async () =>
      (
        await import(/* webpackChunkName: "locale-tr-picker" */ '../locales/tr/picker.json', {
          with: { type: 'json' },
        })
      ).default,
  }),
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

/** Writes the numbers of texts in the digits of a BCP 47 tag's language: ৩, not 3. */
const numbersIn = (tag: string): FormatterModule => {
  let format: Intl.NumberFormat | null = null
  return {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value: unknown) => {
      if (typeof value !== 'number') return typeof value === 'string' ? value : ''
      // Constructing a format costs milliseconds: on first use, once.
      format ??= new Intl.NumberFormat(tag, { useGrouping: false })
      return format.format(value)
    },
  }
}

/** i18next for one page: one language, and the brand's name in every text that says it. */
export const makeI18n = (language: string, texts: Texts, product: string): i18n => {
  const instance = createInstance()
  void instance
    .use(initReactI18next)
    .use(numbersIn(language))
    .init({
      lng: language,
      resources: { [language]: { translation: texts } },
      initAsync: false,
      interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: { product } },
      react: { useSuspense: false },
    })
  return instance
}
