/** As long as ₹1,234.50. */
const mostAtFullSize = 9

/**
 * Whether compared fares need smaller letters. If so, all of them do, or the shortest would be the
 * largest.
 */
export const areLong = (fares: readonly string[]): boolean =>
  fares.some(({ length }) => length > mostAtFullSize)
