/**
 * Degrees as answers have them: a number, or its text, for requests carry degrees as texts and a service may hand
 * them back as they came. NaN for anything else.
 */
export const readDegrees = (value: unknown): number => {
  const degrees = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof degrees === 'number' && Number.isFinite(degrees) ? degrees : Number.NaN
}
