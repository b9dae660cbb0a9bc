// `Number` also takes 0x10, 0o20 and 0b10000, and a blank text for 0.
const noDecimal = /^\s*$|[box]/i

/**
 * Degrees as answers have them: a number, or its text, for requests carry degrees as texts and a service may hand
 * them back as they came. A text must be a decimal number, with an exponent at most. NaN for anything else.
 */
export const readDegrees = (value: unknown): number => {
  const degrees = typeof value === 'string' && !noDecimal.test(value) ? Number(value) : value
  return typeof degrees === 'number' && Number.isFinite(degrees) ? degrees : Number.NaN
}
