/**
 * Scrolls an element into sight: when it appears (used as a `ref`), because at the end of a form it
 * may be below the window, or when the keys reach it.
 */
export const intoSight = (box: Element | null | undefined): void => {
  box?.scrollIntoView({ block: 'nearest' })
}
