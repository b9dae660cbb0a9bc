import type { OnReturn } from '../../application/ports/page.port.ts'
import type { Events } from './onReturn.ts'

/**
 * Tells each time that the browser has a connection again (spec 1 §8).
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
