import type { OnReturn } from '../../application/ports/page.port.ts'
import type { Events } from './onReturn.ts'

/** Tells when the browser has a connection again (spec 1 §8). */
export const makeOnConnection =
  (window: Events): OnReturn =>
  (returned) => {
    window.addEventListener('online', returned)
    return () => window.removeEventListener('online', returned)
  }
