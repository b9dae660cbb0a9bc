import type { Events } from './onReturn.ts'

// In milliseconds: longer than `makeOnReturn` takes to tell of the return. Whoever asks again then
// gives up the call that broke off, and does not take it for a failure.
const untilTold = 200

/**
 * Returns a function whose promise resolves at once, but while the page is being left only once the
 * browser shows it again, from its cache, and `makeOnReturn` has told of that (spec 1 §8). The
 * promises of a page that is gone never resolve.
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
        setTimeout(resolve, untilTold)
      }
      window.addEventListener('pageshow', show)
    })
  })
  return () => shown
}
