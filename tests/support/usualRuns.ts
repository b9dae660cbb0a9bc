import fc from 'fast-check'

/** The number of runs of a property that needs more or fewer than usual, as a multiple of the usual number. */
export const usualRuns = (times: number): number => {
  const { numRuns = 1000 } = fc.readConfigureGlobal()
  return Math.ceil(times * numRuns)
}
