/**
 * Whether the search at the start of an order finds a driver. It does, unless a test wants some to
 * fail.
 */
export type DriverSearch = {
  readonly findsDriver: () => boolean
  /** Every nth search from now on fails; 0 means none. */
  readonly failEvery: (nth: number) => void
}

export const makeDriverSearch = (): DriverSearch => {
  let every = 0
  let begun = 0
  return {
    findsDriver: () => {
      begun += 1
      return every === 0 || begun % every !== 0
    },
    failEvery: (nth) => {
      every = nth
      begun = 0
    },
  }
}
