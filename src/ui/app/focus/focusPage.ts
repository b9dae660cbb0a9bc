/**
 * Moves the focus to the heading of a new page: a screen reader says where the visitor is, and the
 * keyboard goes on from there. A page or a dialog that has taken the focus itself keeps it. It also
 * stays while the page has an element with `data-stays`: an open menu, which a visitor is using, or
 * that of a page that is not new.
 */
export const focusPage = (): void => {
  const page = document.getElementById('content')
  const focused = document.activeElement
  if (page === null || (focused !== page && page.contains(focused))) return
  if (document.querySelector('dialog[open], [data-stays]') !== null) return
  // While the texts are loading there is no heading yet.
  const heading = page.querySelector('h1')
  // A heading only takes the focus with a `tabindex`.
  if (heading !== null) heading.tabIndex = -1
  const target = heading ?? page
  target.focus({ preventScroll: true })
}
