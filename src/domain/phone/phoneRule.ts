/**
 * How the mobile numbers of a country look, as data. A country without `starts` has no valid
 * number (spec 1 §5: "Other countries: invalid").
 */
export type PhoneRule = {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string
  /** Without `+`: `91`. */
  readonly callingCode: string
  /** Length of the national form. */
  readonly digits: number
  /** What the national form may start with. */
  readonly starts: readonly string[]
}
