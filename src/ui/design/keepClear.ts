const height = '--foot-bar'

/**
 * Tells the page how high the bar in this box is while it stands over the page's foot: what gets the
 * focus is scrolled clear of it. Its words are many or few, so it is measured.
 */
export const keepClear = (box: HTMLElement | null) => {
  const bar = box?.firstElementChild
  if (!(bar instanceof HTMLElement)) return undefined
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
