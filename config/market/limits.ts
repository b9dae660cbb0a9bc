import type { Limits } from '../../src/domain/limits.ts'

/**
 * The product's limits (spec 1 §9; docs/decisions where the spec is silent). Times are in milliseconds.
 * The limits that rules take are typed by the rules; for the others, each consumer declares the type
 * that it takes.
 */
export const limits = {
  // Rules
  codes: {
    length: 6,
    resend: { wait: 30_000, most: 3, pause: 3_600_000 },
    channel: 'sms',
    keptFor: 600_000,
  },
  orders: {
    tracked: { first: 5_000, growth: 1.5, longest: 60_000 },
    live: { first: 30_000, growth: 1.5, longest: 300_000 },
  },
  predictionLeast: 2,
  leastMove: 3,
  cityReach: 75_000,
  // Flows
  requestDeadline: 15_000,
  captchaDeadline: 10_000,
  geocodeDeadline: 10_000,
  mapScriptDeadline: 10_000,
  autocompleteDebounce: 300,
  cityAutocompleteDebounce: 500,
  reverseGeocodeDelay: 200,
  captchaReloadDelay: 3_000,
  modalCloseDelay: 500,
  // Adapters
  geolocationDeadline: 10_000,
  locationMaximumAge: 60_000,
  connectionSettles: 2_000,
  mapScript: { retries: 3, retryEvery: 100, polls: 50, pollEvery: 100 },
  // Screens
  desktopWidth: 560,
  zoom: { least: 1, most: 21, start: 18 },
  countdownTick: 1_000,
} satisfies Limits & Readonly<Record<string, unknown>>
