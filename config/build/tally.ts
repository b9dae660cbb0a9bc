/** The number of tests that passed and failed in a step; a step without a count is one test. */
export type Tally = { readonly passed: number; readonly failed: number }

const lastLine = (output: string): string => output.trimEnd().split('\n').at(-1) ?? ''

/**
 * Reads the tally of a finished step from the last line of its output. A step that exited with an
 * error always has at least one failure, because its test run may have broken off.
 */
export const tallyOf = (output: string, endedWell: boolean): Tally => {
  const counted = /^(\d+) passed, (\d+) failed$/.exec(lastLine(output))
  if (counted === null) return endedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const [passed, failed] = [Number(counted[1]), Number(counted[2])]
  return { passed, failed: endedWell ? failed : Math.max(failed, 1) }
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})

export const formatTally = ({ passed, failed }: Tally): string =>
  `${String(passed)} passed, ${String(failed)} failed`
