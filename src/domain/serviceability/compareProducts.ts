// 2 ** 27 + 1: splits the 53 bits of a number into two halves whose products need no rounding.
const parting = 134_217_729

/**
 * The rounding error of `product`, the floating-point value of `a * b`: their sum is the exact product.
 */
const lost = (a: number, b: number, product: number): number => {
  const aWide = parting * a
  const aHigh = aWide - (aWide - a)
  const aLow = a - aHigh
  const bWide = parting * b
  const bHigh = bWide - (bWide - b)
  const bLow = b - bHigh
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow)
}

/**
 * Compares the exact products, not the rounded ones: negative if `a * b` is less than `c * d`, zero if
 * they are equal, positive if it is greater. Exact while neither product leaves the range of numbers:
 * for differences of degrees, down to 1e-140.
 */
export const compareProducts = (a: number, b: number, c: number, d: number): number => {
  const left = a * b
  const right = c * d
  // Rounding never reverses an order: only products that round to the same number can hide a
  // difference.
  return left === right ? lost(a, b, left) - lost(c, d, right) : left - right
}
