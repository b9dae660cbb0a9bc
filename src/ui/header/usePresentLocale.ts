import type { LocaleRules } from '../../domain/market/market.ts'
import { useAppSelector } from '../app/store.ts'

/** The page's own locale, and what it calls itself. */
export const usePresentLocale = (): Pick<LocaleRules, 'language' | 'name'> =>
  useAppSelector(({ market }) => market)
