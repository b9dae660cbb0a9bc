import type { Events } from './onReturn.ts'

/**
 * Returns a function whose promise resolves at once, but while the page is being left only once the
 * browser shows it again, from its cache (spec 1 §8). The promises of a page that is gone never
 * resolve.
 *
 * @example
 * const untilShown = makeUntilShown(window)
 * await untilShown()
 * window.dispatchEvent(new Event('pagehide'))
 * let shown = false
 * const waiting = untilShown().then(() => (shown = true))
 * shown // → false
 * window.dispatchEvent(new Event('pageshow'))
 * await waiting
 * shown // → true
 */
export const makeUntilShown = (window: Events): (() => Promise<void>) => {
  let shown = Promise.resolve()
  window.addEventListener('pagehide', () => {
    shown = new Promise((resolve) => {
      const show = () => {
        window.removeEventListener('pageshow', show)
        resolve()
      }
      window.addEventListener('pageshow', show)
    })
  })
  return () => shown
}
