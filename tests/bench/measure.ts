import { measure } from 'mitata'

/** One of the functions compared; `ask` is what is timed. */
export type Contestant = {
  readonly name: string
  /** Answers the next input; the inputs take turns. */
  readonly ask: () => void
}

/** Nanoseconds per answer, in each round. */
export type Timing = { readonly name: string; readonly rounds: readonly number[] }

const answers: { last: unknown } = { last: undefined }

// The engine takes equal source text for one function, which would be optimised for all its callers.
let askers = 0

/**
 * Calls `answer` with each input in turn. Every contestant gets a function of its own, compiled for
 * it alone, because a shared one would be optimised for the first contestant. The answer is stored,
 * or the compiler would optimise the call away.
 */
export const askerOf = <Input>(
  answer: (input: Input) => unknown,
  inputs: readonly Input[],
): (() => void) => {
  if (!Number.isInteger(Math.log2(inputs.length))) throw new Error('inputs: a power of two')
  askers += 1
  return new Function(
    'answer',
    'inputs',
    'answers',
    `// ${askers}
    let at = 0
    return () => {
      at = (at + 1) & ${inputs.length - 1}
      answers.last = answer(inputs[at])
    }`,
  )(answer, inputs, answers)
}

/** The number of rounds, and the milliseconds for a contestant in each. */
export type Effort = { readonly rounds: number; readonly milliseconds: number }

const sampleLength = 200_000

/** The approximate time of one answer after warm-up, in nanoseconds. */
const estimate = (ask: () => void): number => {
  const started = performance.now()
  let count = 0
  let elapsed = 0
  while (elapsed < 60) {
    for (let at = 0; at < 8; at += 1) ask()
    count += 8
    elapsed = performance.now() - started
  }
  return (elapsed * 1e6) / count
}

/** Times every contestant in every round, so that what slows the machine slows all of them. */
export const timed = async (
  contestants: readonly Contestant[],
  { rounds, milliseconds }: Effort,
): Promise<readonly Timing[]> => {
  const batches = contestants.map(({ ask }) =>
    Math.min(4096, Math.max(4, 4 * Math.round(sampleLength / estimate(ask) / 4))),
  )
  const timings = contestants.map(({ name }) => ({ name, rounds: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { ask }] of contestants.entries()) {
      const { p50 } = await measure(ask, {
        min_cpu_time: milliseconds * 1e6,
        min_samples: 5,
        batch_samples: batches[at] ?? 4,
        batch_threshold: Number.POSITIVE_INFINITY,
        warmup_threshold: Number.POSITIVE_INFINITY,
      })
      timings[at]?.rounds.push(p50)
    }
  }
  return timings
}

const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b)

export const median = (numbers: readonly number[]): number =>
  sorted(numbers)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** The spread of the rounds: without the outliers, the largest over the smallest. */
export const spread = (numbers: readonly number[]): number => {
  const cut = Math.floor(numbers.length / 5)
  const middle = sorted(numbers).slice(cut, numbers.length - cut)
  return (middle.at(-1) ?? Number.NaN) / (middle[0] ?? Number.NaN)
}
