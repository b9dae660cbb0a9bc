/**
 * The element of a container that can take the focus. In a dialog it is the title; a container that
 * only scrolls is left to the browser.
 */
const wayAt = (place: Element): Element | null => {
  if (place.matches('dialog')) return place.querySelector('[tabindex="-1"]')
  return place.hasAttribute('tabindex') ? place : null
}

/** The elements that the focus may return to: the element itself, then its containers, outwards. */
export const waysBack = (from: Element | null): readonly HTMLElement[] => {
  const ways: HTMLElement[] = []
  for (let place = from; place !== null; place = place.parentElement) {
    const way = place === from ? place : wayAt(place)
    if (way instanceof HTMLElement) ways.push(way)
  }
  return ways
}

/**
 * Focuses the first of the elements that still exists, and returns it. A container that takes the
 * focus is not scrolled into sight.
 */
export const focusFirst = (ways: readonly HTMLElement[]): HTMLElement | null => {
  const way = ways.find(({ isConnected }) => isConnected) ?? null
  way?.focus({ preventScroll: way !== ways[0] })
  return way
}

let left: HTMLElement | null = null

/**
 * Whether the focus is lost: the focused element is gone, and at most a container of it has the
 * focus.
 */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body || (left !== null && document.activeElement === left)

/**
 * The ref of a control that may disappear with its action, like a retry with its failure or a
 * guest's field: it leaves the focus to its container. Otherwise the keyboard, and a screen reader,
 * would start at the top of the page. Whatever takes the focus in the same change keeps it.
 */
export const leavesFocus = (control: HTMLElement | null) => () => {
  if (control?.matches(':focus') !== true) return
  const ways = waysBack(control)
  queueMicrotask(() => {
    if (isFocusLost()) left = focusFirst(ways)
  })
}
