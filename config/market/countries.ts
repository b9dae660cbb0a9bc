import type { CountryRules } from '../../src/domain/market/market.ts'
import type { NameRule } from '../../src/domain/person/personName.ts'

const name: NameRule = { least: 3, most: 50 }

/** The product's home market, and the country that partners drive in. */
export const india: CountryRules = {
  region: 'in',
  code: 'IN',
  phone: { country: 'IN', callingCode: '91', digits: 10, starts: ['6', '7', '8', '9'] },
  name,
  consent: { shown: true, required: false, byDefault: true },
  signupConsentRequired: false,
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  utcOffset: 330,
  trackingId: 'hathi-in',
  defaultGeoRegionId: 3,
  defaultCentre: { lat: 12.9715987, lng: 77.594566 },
}

/** The United Arab Emirates. */
export const emirates: CountryRules = {
  region: 'ae',
  code: 'AE',
  phone: {
    country: 'AE',
    callingCode: '971',
    digits: 9,
    starts: ['50', '51', '52', '54', '55', '56', '58'],
  },
  name,
  consent: { shown: false, required: false, byDefault: true },
  signupConsentRequired: false,
  currency: 'AED',
  timeZone: 'Asia/Dubai',
  utcOffset: 240,
  trackingId: 'hathi-ae',
  eventSuffix: '-UAE',
  defaultGeoRegionId: 559,
  defaultCentre: { lat: 25.14, lng: 55.23 },
}

/** Türkiye, which requires consent before a fare estimate and before signup. */
export const turkiye: CountryRules = {
  region: 'tr',
  code: 'TR',
  phone: { country: 'TR', callingCode: '90', digits: 10, starts: ['5'] },
  name,
  consent: { shown: true, required: true, byDefault: true },
  signupConsentRequired: true,
  currency: 'TRY',
  timeZone: 'Europe/Istanbul',
  utcOffset: 180,
  trackingId: 'hathi-tr',
  defaultGeoRegionId: 601,
  defaultCentre: { lat: 41.0082, lng: 28.9784 },
}

/** Bangladesh. No mobile number is valid there yet, because its phone rule has no `starts`. */
export const bangladesh: CountryRules = {
  region: 'bd',
  code: 'BD',
  // The spec says "other countries: invalid".
  phone: { country: 'BD', callingCode: '880', digits: 10, starts: [] },
  name,
  consent: { shown: false, required: false, byDefault: true },
  signupConsentRequired: false,
  currency: 'BDT',
  timeZone: 'Asia/Dhaka',
  utcOffset: 360,
  trackingId: 'hathi-bd',
  defaultGeoRegionId: 701,
  defaultCentre: { lat: 23.8103, lng: 90.4125 },
}

/**
 * The rules of each region. `uae` has the rules of the Emirates and stands for every locale that no
 * other region claims.
 */
export const countries: readonly CountryRules[] = [
  india,
  emirates,
  { ...emirates, region: 'uae' },
  turkiye,
  bangladesh,
]
