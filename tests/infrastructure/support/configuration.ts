import type { Configuration } from '../../../src/infrastructure/configuration/configuration.ts'

/** The configuration of a website whose services are those of the sandbox at a URL. */
export const configurationOf = (url: string): Configuration => ({
  brand: 'hathi',
  customerUrl: `${url}/sandbox/customer`,
  orderUrl: `${url}/sandbox/order`,
  contentUrl: `${url}/sandbox/content`,
  maps: 'open',
  placesUrl: `${url}/sandbox/places`,
  tilesUrl: `${url}/tiles/{z}/{x}/{y}.svg`,
  tilesAttribution: '© somebody',
  googleMapsKey: null,
  captchaSiteKey: null,
  paramsSecret: 'a secret',
  redirectOrigins: [],
  appLinks: null,
  analytics: { kind: 'none' },
  errors: { kind: 'none' },
  offline: false,
})
