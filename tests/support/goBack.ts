import { setImmediate, setTimeout } from 'node:timers/promises'
import { act } from '@testing-library/react'

/**
 * Waits for a step of the history, and for what follows from it. The step comes some turns of the
 * event loop after it was requested, however long these take. Timers may be faked meanwhile.
 */
export const popped = async (): Promise<void> => {
  for (let turns = 0; turns < 10; turns += 1) {
    await setImmediate()
    await setTimeout(0)
  }
}

/** The browser's Back. */
export const goBack = (): Promise<void> =>
  act(async () => {
    window.history.back()
    await popped()
  })
