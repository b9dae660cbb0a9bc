/**
 * Scrolls an element into sight when it appears (used as a `ref`): at the end of a form it may be
 * below the window.
 */
export const intoSight = (box: Element | null | undefined): void => {
  box?.scrollIntoView({ block: 'nearest' })
}
