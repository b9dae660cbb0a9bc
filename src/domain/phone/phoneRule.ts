/**
 * The format of a country's mobile numbers, as data. A country without `starts` has no valid number
 * (spec 1 §5: "Other countries: invalid").
 */
export type PhoneRule = {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string
  /** Without the `+`: `91`. */
  readonly callingCode: string
  /** The number of digits in the national form. */
  readonly digits: number
  /** The digits that the national form may start with. */
  readonly starts: readonly string[]
}
