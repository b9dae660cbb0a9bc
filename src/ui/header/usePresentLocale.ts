import type { LocaleRules } from '../../domain/market/market.ts'
import { useAppSelector } from '../app/store.ts'

/** The page's locale, and its name in its own language. */
export const usePresentLocale = (): Pick<LocaleRules, 'language' | 'name'> =>
  useAppSelector(({ market }) => market)
