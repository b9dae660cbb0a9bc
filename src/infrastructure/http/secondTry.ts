/** Does a read, and perhaps a second time. Only for what changes nothing at its service. */
export type SecondTry = <Answer>(read: () => Promise<Answer>) => Promise<Answer>

/**
 * Returns a function that does a read a second time, if it began within a moment after the browser
 * was connected again and breaks off in the same moment (spec 1 §8). A browser tells of the
 * connection as soon as there is an interface, and what is asked at once often breaks off once more.
 * The second try waits until the moment is over; its length is in milliseconds.
 *
 * @example
 * const secondTry = makeSecondTry(window, 10)
 * window.dispatchEvent(new Event('online'))
 * let reads = 0
 * const read = async () => {
 *   reads += 1
 *   if (reads === 1) throw new TypeError('Failed to fetch')
 *   return 'read'
 * }
 * await secondTry(read) // → 'read'
 * reads // → 2
 */
export const makeSecondTry = (
  window: Pick<EventTarget, 'addEventListener'>,
  moment: number,
): SecondTry => {
  let settled: Promise<void> | null = null
  // Captured, to know of it before anybody who asks again at once.
  window.addEventListener(
    'online',
    () => {
      const pause = new Promise<void>((resolve) => {
        setTimeout(resolve, moment)
      })
      settled = pause
      void pause.then(() => {
        if (settled === pause) settled = null
      })
    },
    true,
  )
  // What breaks off now says at once that there is no connection.
  window.addEventListener(
    'offline',
    () => {
      settled = null
    },
    true,
  )
  return async (read) => {
    const pause = settled
    if (pause === null) return read()
    try {
      return await read()
    } catch (failure) {
      // Lost again; at a later return, whoever waits asks anew.
      if (settled !== pause) throw failure
      await pause
      return read()
    }
  }
}
