import fc from 'fast-check'

/** How often a property is tried that sets no number of its own; rules are fast. */
const usual = 1000

const { PROPERTY_RUNS: runs = usual, PROPERTY_SEED: seed } = process.env

fc.configureGlobal({
  numRuns: Number(runs),
  ...(seed === undefined ? {} : { seed: Number(seed) }),
})
