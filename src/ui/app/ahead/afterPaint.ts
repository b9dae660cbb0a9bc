/**
 * The media of a script's preload that waits for the page's first paint. What only the next screen
 * needs takes no share of a poor network before.
 */
export const afterPaint = 'not all'

/**
 * Lets the waiting preloads begin once the page has been painted. In a tab that is not shown they
 * wait on, and the script that needs one requests it.
 */
export const preloadAfterPaint = (): void => {
  // Called back just before the paint, so a timer comes after it.
  requestAnimationFrame(() => {
    setTimeout(() => {
      for (const link of document.querySelectorAll(`[media="${afterPaint}"]`)) {
        link.removeAttribute('media')
      }
    })
  })
}
