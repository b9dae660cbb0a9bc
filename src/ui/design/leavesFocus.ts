/** A dialog takes the focus at its title: what scrolls under that is for the browser to make a stop of. */
const wayAt = (place: Element): Element | null => {
  if (place.matches('dialog')) return place.querySelector('[tabindex="-1"]')
  return place.hasAttribute('tabindex') ? place : null
}

/** Where the focus may go from an element: to itself, and to what it stands in, outwards. */
export const waysBack = (from: Element | null): readonly HTMLElement[] => {
  const ways: HTMLElement[] = []
  for (let place = from; place !== null; place = place.parentElement) {
    const way = place === from ? place : wayAt(place)
    if (way instanceof HTMLElement) ways.push(way)
  }
  return ways
}

/** Focuses the first of the ways that is still there, and says which; what only stood around moves nothing into sight. */
export const focusFirst = (ways: readonly HTMLElement[]): HTMLElement | null => {
  const way = ways.find(({ isConnected }) => isConnected) ?? null
  way?.focus({ preventScroll: way !== ways[0] })
  return way
}

let left: HTMLElement | null = null

/** Whether nothing in particular has the focus: what had it is gone, and left it to what it stood in at most. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body || (left !== null && document.activeElement === left)

/**
 * The ref of a control that may go with what it asked for, like a retry with its failure or a guest's field: it leaves the
 * focus with what it stood in. Gone with its element, the keys would begin at the top of the page, and
 * a screen reader with them. Whoever takes the focus in the same change keeps it.
 */
export const leavesFocus = (control: HTMLElement | null) => () => {
  if (control?.matches(':focus') !== true) return
  const ways = waysBack(control)
  queueMicrotask(() => {
    if (isFocusLost()) left = focusFirst(ways)
  })
}
