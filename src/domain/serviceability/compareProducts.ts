// 2 ** 27 + 1: parts the 53 bits of a number into two halves whose products need no rounding.
const parting = 134_217_729

/** What rounding took from `product`, which is `a * b` as a number: with it, the product is exact. */
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
 * Whether `a * b` is less than (negative), equal to (zero) or greater than (positive) `c * d`, of
 * the products as they are and not as they are rounded. Exact while neither product leaves the range
 * of numbers: for differences of degrees, down to 1e-140.
 */
export const compareProducts = (a: number, b: number, c: number, d: number): number => {
  const left = a * b
  const right = c * d
  // Rounding never turns an order round: only products that came out equal can hide a difference.
  return left === right ? lost(a, b, left) - lost(c, d, right) : left - right
}
