import type { Limits } from '../../src/domain/market/limits.ts'

/** The product's limits (spec 1 §9; where it is silent, docs/decisions). */
export const limits: Limits = {
  requestDeadline: 15_000,
  captchaDeadline: 10_000,
  geolocationDeadline: 10_000,
  geocodeDeadline: 10_000,
  mapScriptDeadline: 10_000,
  autocompleteDebounce: 300,
  cityAutocompleteDebounce: 500,
  reverseGeocodeDelay: 200,
  locationMaximumAge: 60_000,
  captchaReloadDelay: 3_000,
  modalCloseDelay: 500,
  codes: {
    length: 6,
    resend: { wait: 30_000, most: 3, pause: 3_600_000 },
    tick: 1_000,
    channel: 'sms',
    keptFor: 600_000,
  },
  predictionLeast: 2,
  zoom: { least: 1, most: 21, start: 18 },
  mapScript: { retries: 3, retryEvery: 100, polls: 50, pollEvery: 100 },
  orders: {
    tracked: { first: 5_000, growth: 1.5, longest: 60_000 },
    live: { first: 30_000, growth: 1.5, longest: 300_000 },
  },
  desktopWidth: 560,
  leastMove: 3,
  cityReach: 75_000,
}
