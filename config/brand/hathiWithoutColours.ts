import type { BrandWithoutColours } from './brand.ts'

/** The default brand, an elephant, without its colours: its pages carry those in a style. */
export const hathiWithoutColours: BrandWithoutColours = {
  id: 'hathi',
  name: 'Hathi',
  nativeName: 'हाथी',
  nativeLanguage: 'hi',
  legal: {
    termsOfService: { path: '/terms-of-service', byLocale: new Map() },
    privacyPolicy: { path: '/privacy-policy', byLocale: new Map() },
  },
  supportNumber: {
    home: '+91 80 0000 0000',
    byCountry: new Map([
      ['AE', '+971 800 000000'],
      ['TR', '+90 850 000 00 00'],
      ['BD', '+880 9600 000000'],
    ]),
  },
  headerLinks: { enterprise: '/enterprise', driverPartners: '/partners' },
  mascot: 'elephant',
  mark: {
    viewBox: '0 0 48 48',
    shapes: [
      { d: 'M6 24 C3.5 26 3.6 29 2.2 31.5', stroke: 'action', width: 2.4 },
      {
        d: 'M5 39.5 V25 C5 15.5 12 9 21.5 9 H30.5 C38 9 43.2 14.4 43.2 21.5 V27 H34 V39.5 A2.5 2.5 0 0 1 31.5 42 H27 A2.5 2.5 0 0 1 24.5 39.5 V36 C24.5 34.3 23.6 33.5 22 33.5 H16.5 C14.9 33.5 14 34.3 14 36 V39.5 A2.5 2.5 0 0 1 11.5 42 H7.5 A2.5 2.5 0 0 1 5 39.5 Z',
        fill: 'action',
      },
      { d: 'M40.2 21.5 V33.5 C40.2 38.5 45.6 38.6 45.6 34.3', stroke: 'action', width: 4 },
      { d: 'M40.2 21.5 V28', stroke: 'action', width: 6 },
      {
        d: 'M19.5 15.2 C25 12.8 31.5 15.8 31.5 21.8 C31.5 26.6 28.6 30 25.2 30 C21 30 18 25.4 18 20.3 C18 17.8 18.4 15.7 19.5 15.2 Z',
        fill: 'accent',
      },
      { d: 'M36.8 18.3 V18.31', stroke: 'on-action', width: 3 },
    ],
  },
}
