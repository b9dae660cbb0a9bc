import { createInstance, type FormatterModule, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languageOf } from '../../../domain/market/market.ts'
import type { english } from '../../locales/en/index.ts'

/** A part of the texts, a chunk of its own in each language. What English says, every language says. */
type Sources<Part> = {
  readonly en: () => Promise<Part>
  readonly bn: () => Promise<NoInfer<Part>>
  readonly tr: () => Promise<NoInfer<Part>>
}

/** A language that the product is in, by its BCP 47 subtag. */
export type Language = keyof Sources<never>

/** Loads a part in the language of a BCP 47 tag; a language that the product lacks reads English. */
export const inLanguage = <Part>(sources: Sources<Part>): ((tag: string) => Promise<Part>) => {
  const languages = new Map(Object.entries(sources))
  return (tag) => (languages.get(languageOf(tag)) ?? sources.en)()
}

/** The texts that every visit needs, in any language. */
export type Texts = typeof english

/**
 * The texts of the start in the language of a BCP 47 tag (spec 1 §9).
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

// Their whole numbers are written as the script itself writes them: `Intl`, which takes a cheap phone a
// tenth of a second the first time, has nothing to add.
const writesLatinDigits: ReadonlySet<string> = new Set(['en', 'tr'])

/** Writes the numbers of texts in the digits of a BCP 47 tag's language: ৩, not 3. */
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
      // Constructing a format costs milliseconds: on first use, once.
      format ??= new Intl.NumberFormat(tag, { useGrouping: false })
      return format.format(value)
    },
  }
}

/**
 * i18next for one page: one language, and the brand's name in every text that says it (spec 1 §9).
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
