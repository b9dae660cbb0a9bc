/** The number of runs of each measurement. */
export const times = 5

/** One line of the table. */
export type Figure = {
  readonly what: string
  readonly page: string
  readonly value: string
  /** The smallest and the largest value of the runs. */
  readonly range: string
  /** The limit; empty if the value is only reported. */
  readonly bound: string
  readonly holds: boolean
  /** What else helps to improve the value. */
  readonly note: string
}

const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b)

export const median = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN

type Bound = { readonly most: number } | { readonly least: number } | { readonly below: number }

const keeps = (value: number, bound: Bound): boolean => {
  if ('most' in bound) return value <= bound.most
  return 'least' in bound ? value >= bound.least : value < bound.below
}

const boundText = (bound: Bound, text: (value: number) => string): string => {
  if ('most' in bound) return `≤ ${text(bound.most)}`
  return 'least' in bound ? `≥ ${text(bound.least)}` : `< ${text(bound.below)}`
}

/** The median of all runs, compared with its bound; without one it is only reported. */
export const figure = (
  what: string,
  page: string,
  values: readonly number[],
  text: (value: number) => string,
  bound: Bound | null,
  note = '',
): Figure => {
  const value = median(values)
  const ordered = sorted(values)
  return {
    what,
    page,
    value: text(value),
    range: `${text(ordered[0] ?? Number.NaN)}–${text(ordered.at(-1) ?? Number.NaN)}`,
    bound: bound === null ? '' : boundText(bound, text),
    holds: bound === null || keeps(value, bound),
    note,
  }
}

export const inMilliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const asRatio = (value: number): string => value.toFixed(2)
export const asScore = (value: number): string => value.toFixed(0)
export const asShift = (value: number): string => value.toFixed(4)
