import type { Events } from './onReturn.ts'

// In milliseconds: longer than `makeOnReturn` takes to tell of the return. Whoever asks again then
// gives up the call that broke off, and does not take it for a failure.
const untilTold = 200

// In milliseconds: longer than a browser takes from breaking a call off to telling why, or back.
// Safari and Firefox break the calls off as they set out for the next page, around `beforeunload`,
// and Chromium after `pagehide`.
const untilBrokenOff = 100

/**
 * Returns a function whose promise resolves a moment later, but while the page is being left only
 * once the browser shows it again, from its cache, and `makeOnReturn` has told of that (spec 1 §8).
 * The promises of a page that is gone never resolve; nor do those of one that sets out for a page
 * that does not come, such as a download.
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
  const staying = Promise.resolve()
  let shown = staying
  const untilNextShown = () =>
    new Promise<void>((resolve) => {
      const show = () => {
        window.removeEventListener('pageshow', show)
        setTimeout(resolve, untilTold)
      }
      window.addEventListener('pageshow', show)
    })
  window.addEventListener('pagehide', () => {
    shown = untilNextShown()
  })
  window.addEventListener('beforeunload', () => {
    const leaving = untilNextShown()
    shown = leaving
    // A link that leaves nothing, such as `tel:`, fires it too: what breaks off later has another cause.
    setTimeout(() => {
      if (shown === leaving) shown = staying
    }, 2 * untilBrokenOff)
  })
  return async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, untilBrokenOff)
    })
    await shown
  }
}
