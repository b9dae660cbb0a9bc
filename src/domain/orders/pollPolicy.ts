import { isFinished, type OrderStatus } from './orderStatus.ts'

/** How often an order is asked after; times in milliseconds. */
export type PollPolicy = {
  readonly first: number
  /** What each poll that brought nothing new multiplies the wait by: 1 or more. */
  readonly growth: number
  readonly longest: number
}

/**
 * How many milliseconds to wait before asking after an order again, after `quiet` polls in a row
 * that failed or brought nothing new; null when the order is finished, for nothing more will come
 * (spec 2 §4).
 *
 * @example
 * const policy = { first: 5_000, growth: 1.5, longest: 60_000 }
 * nextPoll(policy)('searching', 0) // → 5_000
 * nextPoll(policy)('searching', 2) // → 11_250
 * nextPoll(policy)('completed', 0) // → null
 */
export const nextPoll =
  ({ first, growth, longest }: PollPolicy) =>
  (status: OrderStatus, quiet: number): number | null =>
    isFinished(status) ? null : Math.min(longest, first * growth ** Math.max(0, quiet))
