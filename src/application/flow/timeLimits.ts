/**
 * How long the flows wait, as data, in milliseconds (spec 1 §9). No timer waits longer than 2^31 - 1 (25 days): more,
 * such as `Infinity`, counts as that.
 */
export type TimeLimits = {
  readonly requestDeadline: number
  readonly captchaDeadline: number
  readonly geocodeDeadline: number
  readonly mapScriptDeadline: number
  readonly autocompleteDebounce: number
  /** The same for the form on a city page (spec 2 §9). */
  readonly cityAutocompleteDebounce: number
  /** From the end of a drag to the request for the address. */
  readonly reverseGeocodeDelay: number
  readonly captchaReloadDelay: number
  readonly modalCloseDelay: number
}
