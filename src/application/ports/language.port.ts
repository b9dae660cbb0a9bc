import type { Locale } from '../../domain/market/market.ts'

/** Remembers the locale that the visitor chose, for the next visit (spec 1 §9). Never throws. */
export type RememberLocale = (locale: Locale) => void
