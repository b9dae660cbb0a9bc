import type { MarketRules } from '../../src/domain/market/market.ts'
import { countries } from './countries.ts'

/** The locales of the product and the regions they belong to. */
export const markets: MarketRules = {
  locales: [
    { locale: 'en', region: 'uae', language: 'en', bookingFlow: false },
    { locale: 'bn-BD', region: 'bd', language: 'bn-BD', bookingFlow: false },
    { locale: 'en-AE', region: 'ae', language: 'en-AE', bookingFlow: false },
    { locale: 'en-TR', region: 'tr', language: 'en-TR', bookingFlow: false },
    { locale: 'tr-TR', region: 'tr', language: 'tr-TR', bookingFlow: false },
    { locale: 'en-TK', region: 'tr', language: 'en-TR', bookingFlow: false },
    { locale: 'en-IN', region: 'in', language: 'en-IN', bookingFlow: true },
  ],
  countries,
  defaultLocale: 'en-IN',
  otherRegion: 'uae',
}
