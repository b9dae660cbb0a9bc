import type { i18n } from 'i18next'
import { inLanguage } from './texts.ts'

// Loaded with their features, not at the start.
const featureTexts = {
  session: inLanguage({
    en: async () =>
      (
        await import(/* webpackChunkName: "locale-en-session" */ '../../locales/en/session.json', {
          with: { type: 'json' },
        })
      ).default,
    bn: async () =>
      (
        await import(/* webpackChunkName: "locale-bn-session" */ '../../locales/bn/session.json', {
          with: { type: 'json' },
        })
      ).default,
    tr: async () =>
      (
        await import(/* webpackChunkName: "locale-tr-session" */ '../../locales/tr/session.json', {
          with: { type: 'json' },
        })
      ).default,
  }),
  orders: inLanguage({
    en: async () =>
      (
        await import(/* webpackChunkName: "locale-en-orders" */ '../../locales/en/orders.json', {
          with: { type: 'json' },
        })
      ).default,
    bn: async () =>
      (
        await import(/* webpackChunkName: "locale-bn-orders" */ '../../locales/bn/orders.json', {
          with: { type: 'json' },
        })
      ).default,
    tr: async () =>
      (
        await import(/* webpackChunkName: "locale-tr-orders" */ '../../locales/tr/orders.json', {
          with: { type: 'json' },
        })
      ).default,
  }),
  booking: inLanguage({
    en: async () =>
      (
        await import(/* webpackChunkName: "locale-en-booking" */ '../../locales/en/booking.json', {
          with: { type: 'json' },
        })
      ).default,
    bn: async () =>
      (
        await import(/* webpackChunkName: "locale-bn-booking" */ '../../locales/bn/booking.json', {
          with: { type: 'json' },
        })
      ).default,
    tr: async () =>
      (
        await import(/* webpackChunkName: "locale-tr-booking" */ '../../locales/tr/booking.json', {
          with: { type: 'json' },
        })
      ).default,
  }),
  results: inLanguage({
    en: async () =>
      (
        await import(/* webpackChunkName: "locale-en-results" */ '../../locales/en/results.json', {
          with: { type: 'json' },
        })
      ).default,
    bn: async () =>
      (
        await import(/* webpackChunkName: "locale-bn-results" */ '../../locales/bn/results.json', {
          with: { type: 'json' },
        })
      ).default,
    tr: async () =>
      (
        await import(/* webpackChunkName: "locale-tr-results" */ '../../locales/tr/results.json', {
          with: { type: 'json' },
        })
      ).default,
  }),
  content: inLanguage({
    en: async () =>
      (
        await import(/* webpackChunkName: "locale-en-content" */ '../../locales/en/content.json', {
          with: { type: 'json' },
        })
      ).default,
    bn: async () =>
      (
        await import(/* webpackChunkName: "locale-bn-content" */ '../../locales/bn/content.json', {
          with: { type: 'json' },
        })
      ).default,
    tr: async () =>
      (
        await import(/* webpackChunkName: "locale-tr-content" */ '../../locales/tr/content.json', {
          with: { type: 'json' },
        })
      ).default,
  }),
  partner: inLanguage({
    en: async () =>
      (
        await import(/* webpackChunkName: "locale-en-partner" */ '../../locales/en/partner.json', {
          with: { type: 'json' },
        })
      ).default,
    bn: async () =>
      (
        await import(/* webpackChunkName: "locale-bn-partner" */ '../../locales/bn/partner.json', {
          with: { type: 'json' },
        })
      ).default,
    tr: async () =>
      (
        await import(/* webpackChunkName: "locale-tr-partner" */ '../../locales/tr/partner.json', {
          with: { type: 'json' },
        })
      ).default,
  }),
  lead: inLanguage({
    en: async () =>
      (
        await import(/* webpackChunkName: "locale-en-lead" */ '../../locales/en/lead.json', {
          with: { type: 'json' },
        })
      ).default,
    bn: async () =>
      (
        await import(/* webpackChunkName: "locale-bn-lead" */ '../../locales/bn/lead.json', {
          with: { type: 'json' },
        })
      ).default,
    tr: async () =>
      (
        await import(/* webpackChunkName: "locale-tr-lead" */ '../../locales/tr/lead.json', {
          with: { type: 'json' },
        })
      ).default,
  }),
  picker: inLanguage({
    en: async () =>
      (
        await import(/* webpackChunkName: "locale-en-picker" */ '../../locales/en/picker.json', {
          with: { type: 'json' },
        })
      ).default,
    bn: async () =>
      (
        await import(/* webpackChunkName: "locale-bn-picker" */ '../../locales/bn/picker.json', {
          with: { type: 'json' },
        })
      ).default,
    tr: async () =>
      (
        await import(/* webpackChunkName: "locale-tr-picker" */ '../../locales/tr/picker.json', {
          with: { type: 'json' },
        })
      ).default,
  }),
} as const

type Named = keyof typeof featureTexts

/** The texts of the features, each under its feature's name. */
export type FeatureTexts = {
  readonly [Name in Named]: Awaited<ReturnType<(typeof featureTexts)[Name]>>
}

/**
 * Loads a part of the website together with its feature's texts (spec 1 §9), because one without
 * the other shows nothing.
 *
 * @example
 * const i18n = makeI18n('en-IN', await loadTexts('en-IN'), 'Hathi')
 * const load = withTexts(i18n, 'orders', async () => 'the part')
 * await load() // → 'the part'
 * i18n.exists('orders.history.title') // → true
 */
export const withTexts =
  <Part>(instance: i18n, name: Named, load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const { language } = instance
    const [part, texts] = await Promise.all([load(), featureTexts[name](language)])
    instance.addResourceBundle(language, 'translation', { [name]: texts }, true)
    return part
  }
