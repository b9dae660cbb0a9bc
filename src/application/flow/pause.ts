import { delay, type SagaGenerator } from 'typed-redux-saga'

/** The longest wait of a timer in milliseconds, about 25 days. */
export const longestWait = 2 ** 31 - 1

/**
 * Waits for so many milliseconds of the limits. redux-saga's own `delay` throws at a longer wait than a timer has where
 * a bundler takes its build for development, and shortens it elsewhere.
 */
export const pause = (milliseconds: number): SagaGenerator<true> =>
  delay(Math.min(milliseconds, longestWait))
