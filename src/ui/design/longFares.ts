/** ₹1,234.50 */
const mostAtFullSize = 9

/** Whether fares that are compared want the smaller letters: all of them alike, or the shortest would be the largest. */
export const areLong = (fares: readonly string[]): boolean =>
  fares.some(({ length }) => length > mostAtFullSize)
