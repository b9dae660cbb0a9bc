import { markets } from '../../config/market/markets.ts'
import { bestLocale, inLocale, type Market, marketOf } from '../domain/market/market.ts'

/** The market of the page's path. A path without a locale is given one. */
export const settleMarket = (remembered: string | null): Market => {
  const { pathname, search, hash } = window.location
  const preferred = bestLocale(markets)(remembered, navigator.languages)
  const { locale, path } = inLocale(markets)(pathname, preferred)
  if (path !== pathname) window.history.replaceState(null, '', `${path}${search}${hash}`)
  const market = marketOf(markets)(locale)
  if (market === null) throw new Error(`The locale ${locale} has no country`)
  document.documentElement.lang = market.language
  return market
}
