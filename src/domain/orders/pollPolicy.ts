import { isFinished, type OrderStatus } from './orderStatus.ts'

/** How often to poll an order; times in milliseconds. */
export type PollPolicy = {
  readonly first: number
  /** The factor, 1 or more, by which each poll without news multiplies the wait. */
  readonly growth: number
  readonly longest: number
}

/**
 * The milliseconds to wait before the next poll of an order, after `quiet` consecutive polls that
 * failed or brought no news. Null once the order is finished, as nothing more will come (spec 2 §4).
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
