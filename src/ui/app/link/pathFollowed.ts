const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A page of the website: another site, a call and a document are the browser's to open. */
const isPage = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && target === '' && !pathname.includes('.')

/**
 * The path that a click leads to within the website; null where it is no click on a link, or one that
 * is the browser's own: to another site, or into another tab.
 */
export const pathFollowed = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || event.defaultPrevented || !isPlain(event) || !isPage(link)) return null
  return `${link.pathname}${link.search}${link.hash}`
}
