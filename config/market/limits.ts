/** Times, sizes and counts of the product (spec 1 §9, and the decisions where it is silent). */
export const limits = {
  /** Milliseconds. */
  requestDeadline: 15_000,
  captchaDeadline: 10_000,
  geolocationDeadline: 10_000,
  geocodeDeadline: 10_000,
  mapScriptDeadline: 10_000,
  autocompleteDebounce: 300,
  reverseGeocodeDelay: 200,
  locationMaximumAge: 60_000,
  captchaReloadDelay: 3_000,
  modalCloseDelay: 500,
  /** Characters before predictions are asked for. */
  predictionLeast: 2,
  zoom: { least: 1, most: 21, start: 18 },
  mapScript: { retries: 3, retryEvery: 100, polls: 50, pollEvery: 100 },
  /** CSS pixels: from here on the layout is the desktop's. */
  desktopWidth: 560,
  /** Metres: a drag that moves the pin less is no move. */
  leastMove: 3,
} as const

export type Limits = typeof limits
