import type { OnReturn } from '../../application/ports/page.port.ts'
import type { Events } from './onReturn.ts'

/**
 * Calls back each time the browser is connected again (spec 1 §8).
 *
 * @example
 * let returns = 0
 * const stop = makeOnConnection(window)(() => (returns += 1))
 * window.dispatchEvent(new Event('online'))
 * returns // → 1
 * stop()
 */
export const makeOnConnection =
  (window: Events): OnReturn =>
  (returned) => {
    window.addEventListener('online', returned)
    return () => window.removeEventListener('online', returned)
  }
