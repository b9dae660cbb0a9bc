const height = '--foot-bar'

/**
 * Keeps a bar clear of focused elements while it covers the page's foot: they are scrolled to above
 * it. Its height is measured, because its text may be long or short. If the bar grows over the
 * focused element, that is scrolled clear.
 */
export const keepClear = (bar: HTMLElement | null) => {
  if (bar === null) return undefined
  const { style } = document.documentElement
  // A variable of the page's would make the browser style every element of it anew.
  const measure = () => {
    const room = getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0
    bar.style.setProperty(height, `${room}px`)
    style.scrollPaddingBlockEnd = room > 0 ? `max(var(--space-16), ${room}px)` : ''
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
    style.scrollPaddingBlockEnd = ''
  }
}
