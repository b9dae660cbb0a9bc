import fc from 'fast-check'

/** How often a property is tried that wants more draws, or fewer, than others: by how much of what is usual. */
export const usualRuns = (times: number): number => {
  const { numRuns = 1000 } = fc.readConfigureGlobal()
  return Math.ceil(times * numRuns)
}
