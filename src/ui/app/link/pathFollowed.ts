const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Whether a link leads to a page of the website. The browser itself opens other sites, calls and
 * documents.
 */
const isPage = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && target === '' && !pathname.includes('.')

/**
 * The path within the website that a click leads to; null if it is no click on a link, or one that
 * the browser handles: to another site, or into another tab.
 */
export const pathFollowed = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || event.defaultPrevented || !isPlain(event) || !isPage(link)) return null
  return `${link.pathname}${link.search}${link.hash}`
}
