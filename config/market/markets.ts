import type { MarketRules } from '../../src/domain/market/market.ts'
import type { AmountLook } from '../../src/domain/money/money.ts'
import { countries } from './countries.ts'

const inRupees: AmountLook = {
  currency: 'INR',
  before: '₹',
  after: '',
  group: ',',
  groupDigits: 2,
  decimal: '.',
}

/** The product's locales, and the regions that they belong to. */
export const markets: MarketRules = {
  locales: [
    { locale: 'en', region: 'uae', language: 'en', name: 'English', bookingFlow: false },
    { locale: 'bn-BD', region: 'bd', language: 'bn-BD', name: 'বাংলা (বাংলাদেশ)', bookingFlow: false },
    { locale: 'en-AE', region: 'ae', language: 'en-AE', name: 'English (UAE)', bookingFlow: false },
    {
      locale: 'en-TR',
      region: 'tr',
      language: 'en-TR',
      name: 'English (Türkiye)',
      bookingFlow: false,
    },
    { locale: 'tr-TR', region: 'tr', language: 'tr-TR', name: 'Türkçe', bookingFlow: false },
    {
      locale: 'en-TK',
      region: 'tr',
      language: 'en-TR',
      name: 'English (Turkey)',
      bookingFlow: false,
    },
    {
      locale: 'en-IN',
      region: 'in',
      language: 'en-IN',
      name: 'English (India)',
      bookingFlow: true,
      amounts: [inRupees],
    },
  ],
  countries,
  twoWheelerId: 97,
  marketingLocale: 'tr-TR',
  defaultLocale: 'en-IN',
  otherRegion: 'uae',
}
