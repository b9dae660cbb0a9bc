// Letter by letter: a pattern would take a good part of the time that an order is read in.
const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a

/** Whether a value has the form of an ISO 4217 code: formats of money throw at anything else. */
export const isCurrencyCode = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length === 3 &&
  isCapital(value.charCodeAt(0)) &&
  isCapital(value.charCodeAt(1)) &&
  isCapital(value.charCodeAt(2))
