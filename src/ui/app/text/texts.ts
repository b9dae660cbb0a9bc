import { createInstance, type FormatterModule, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languageOf } from '../../../domain/market/market.ts'
import type { english } from '../../locales/en/index.ts'

/** A part of the texts, in a chunk per language. Every language has all texts that English has. */
type Sources<Part> = {
  readonly en: () => Promise<Part>
  readonly bn: () => Promise<NoInfer<Part>>
  readonly tr: () => Promise<NoInfer<Part>>
}

/** A language of the product, by its BCP 47 subtag. */
export type Language = keyof Sources<never>

/**
 * Loads a part of the texts in the language of a BCP 47 tag; English if the product lacks the
 * language.
 */
export const inLanguage = <Part>(sources: Sources<Part>): ((tag: string) => Promise<Part>) => {
  const languages = new Map(Object.entries(sources))
  return (tag) => (languages.get(languageOf(tag)) ?? sources.en)()
}

/** The texts that every visit needs, in any language. */
export type Texts = typeof english

/**
 * Loads the texts of the start in the language of a BCP 47 tag (spec 1 §9).
 *
 * @example
 * const texts = await loadTexts('tr-TR')
 * texts.app.action.retry // → 'Tekrar dene'
 */
export const loadTexts = inLanguage<Texts>({
  en: async () =>
    (await import(/* webpackChunkName: "locale-en" */ '../../locales/en/index.ts')).english,
  bn: async () =>
    (await import(/* webpackChunkName: "locale-bn" */ '../../locales/bn/index.ts')).bengali,
  tr: async () =>
    (await import(/* webpackChunkName: "locale-tr" */ '../../locales/tr/index.ts')).turkish,
})

// Whole numbers in these languages need no `Intl`, whose first use takes a tenth of a second on a
// cheap phone.
const writesLatinDigits: ReadonlySet<string> = new Set(['en', 'tr'])

/** Formats the numbers in texts with the digits of the language: ৩, not 3. */
const numbersIn = (tag: string): FormatterModule => {
  const isPlain = writesLatinDigits.has(languageOf(tag))
  let format: Intl.NumberFormat | null = null
  return {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value: unknown) => {
      if (typeof value !== 'number') return typeof value === 'string' ? value : ''
      if (isPlain && Number.isSafeInteger(value)) return String(value)
      // Creating a format takes milliseconds: do it on first use, once.
      format ??= new Intl.NumberFormat(tag, { useGrouping: false })
      return format.format(value)
    },
  }
}

/**
 * The i18next instance of a page: one language, with the brand's name in every text that contains
 * it (spec 1 §9).
 *
 * @example
 * const i18n = makeI18n('en-IN', await loadTexts('en-IN'), 'Hathi')
 * i18n.t('app.action.retry') // → 'Retry'
 */
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
