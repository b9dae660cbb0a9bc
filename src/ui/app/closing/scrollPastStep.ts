/** Milliseconds; the browser may delay its scrolling until what loads has come. */
const putOff = 1000

/** From any of these events on, the visitor scrolls the page. */
const byHand = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/**
 * Scrolls the page when a layer closes by itself, and keeps it there while the layer's step is
 * removed from the history: the browser would scroll to where the page was when the layer opened.
 * The returned function cancels it.
 */
export const scrollPastStep = (scroll: () => void): (() => void) => {
  const { history } = window
  const stay = () => {
    // Usually the page learns of a step back before the browser scrolls. If the browser scrolls
    // first, this scrolls after it.
    history.scrollRestoration = 'manual'
    setTimeout(scroll)
    // Scrolling that the browser already decided on still happens at some point.
    const end = () => {
      window.removeEventListener('scroll', scroll)
      for (const hand of byHand) window.removeEventListener(hand, end)
    }
    window.addEventListener('scroll', scroll)
    for (const hand of byHand) window.addEventListener(hand, end)
    setTimeout(() => {
      history.scrollRestoration = 'auto'
      end()
    }, putOff)
  }
  scroll()
  window.addEventListener('popstate', stay, { once: true })
  return () => {
    window.removeEventListener('popstate', stay)
  }
}
