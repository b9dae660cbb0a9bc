/**
 * Whoever goes on to another page begins at its heading: a screen reader says where they are, and the
 * keys go on from there. A page or a dialog that has taken the focus itself keeps it.
 */
export const focusPage = (): void => {
  const page = document.getElementById('content')
  const focused = document.activeElement
  if (page === null || (focused !== page && page.contains(focused))) return
  if (document.querySelector('dialog[open]') !== null) return
  // Where the words are still on their way there is no heading yet.
  const heading = page.querySelector('h1')
  // What is no control takes the focus only where it is told that it may.
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? page
  target.focus({ preventScroll: true })
}
