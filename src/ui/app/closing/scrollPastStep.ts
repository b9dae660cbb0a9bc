/** Milliseconds: the browser may put its scrolling off until what loads has come. */
const putOff = 1000

/** Whoever does one of these scrolls the page by themselves from then on. */
const byHand = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/**
 * Scrolls the page when something that Back closes has closed by itself, and keeps it there while its step of the
 * history is taken back: the browser would scroll to where the page was when that opened. The answer calls it off.
 */
export const scrollPastStep = (scroll: () => void): (() => void) => {
  const { history } = window
  const stay = () => {
    // Of a step back the page hears before the browser scrolls; of one that scrolls first, it scrolls after it.
    history.scrollRestoration = 'manual'
    setTimeout(scroll)
    // What had been decided before scrolls all the same, at some time.
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
