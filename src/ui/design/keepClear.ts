const height = '--foot-bar'

/**
 * Tells the page the height of a bar while it covers the page's foot, so that focused elements
 * scroll clear of it. Measured, because its text may be long or short. If the bar grows over the
 * focused element, that is scrolled clear.
 */
export const keepClear = (bar: HTMLElement | null) => {
  if (bar === null) return undefined
  const { style } = document.documentElement
  const measure = () => {
    const isOver = getComputedStyle(bar).position === 'sticky'
    style.setProperty(height, `${isOver ? bar.offsetHeight : 0}px`)
  }
  const observer = new ResizeObserver(() => {
    measure()
    const { activeElement } = document
    const covered =
      (activeElement?.getBoundingClientRect().bottom ?? 0) - bar.getBoundingClientRect().top
    // What the customer scrolled away from stays away.
    if (covered > 0 && covered < bar.offsetHeight)
      activeElement?.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(bar)
  // The size of the window also decides whether it covers the page.
  window.addEventListener('resize', measure)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', measure)
    style.removeProperty(height)
  }
}
