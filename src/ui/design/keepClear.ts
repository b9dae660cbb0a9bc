const height = '--foot-bar'

/**
 * Tells the page the height of a bar while it covers the page's foot, so that focused elements
 * scroll clear of it. Measured, because its text may be long or short.
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
  // The size of the window also decides whether it covers the page.
  window.addEventListener('resize', measure)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', measure)
    style.removeProperty(height)
  }
}
