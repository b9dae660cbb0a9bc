/** How long the flows wait, and for what, as data (spec 1 §9). In milliseconds. */
export type TimeLimits = {
  readonly requestDeadline: number
  readonly captchaDeadline: number
  readonly geocodeDeadline: number
  readonly mapScriptDeadline: number
  readonly autocompleteDebounce: number
  /** The same in the form of a city page (spec 2 §9). */
  readonly cityAutocompleteDebounce: number
  /** From the end of a drag to the question where that is. */
  readonly reverseGeocodeDelay: number
  readonly captchaReloadDelay: number
  readonly modalCloseDelay: number
}
