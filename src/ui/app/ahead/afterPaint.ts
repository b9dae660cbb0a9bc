/**
 * The media of a script's preload that waits for the page's first paint. What the page only requests
 * and shows its answers with takes no share of a poor network before.
 */
export const afterPaint = 'not all'

/**
 * Lets the waiting preloads begin once the page has been painted. A tab that is not shown paints
 * nothing: what it needs meanwhile is requested where it is imported.
 */
export const preloadAfterPaint = (): void => {
  // Called back just before the paint, so a timer comes after it.
  requestAnimationFrame(() => {
    setTimeout(() => {
      for (const link of document.querySelectorAll(`link[rel="preload"][media="${afterPaint}"]`)) {
        link.removeAttribute('media')
      }
    })
  })
}
