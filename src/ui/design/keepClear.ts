const height = '--foot-bar'

/**
 * Tells the page how high a bar is while it stands over the page's foot: what gets the focus is scrolled
 * clear of it. Its words are many or few, so it is measured.
 */
export const keepClear = (bar: HTMLElement | null) => {
  if (bar === null) return undefined
  const { style } = document.documentElement
  const measure = () => {
    const isOver = getComputedStyle(bar).position === 'sticky'
    style.setProperty(height, `${isOver ? bar.offsetHeight : 0}px`)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  // Whether it stands over the page is up to the window, too.
  window.addEventListener('resize', measure)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', measure)
    style.removeProperty(height)
  }
}
