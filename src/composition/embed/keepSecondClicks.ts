/**
 * Drops the second click of a double click on an option: the list has closed by then, and the click
 * would press whatever the list had covered.
 */
export const keepSecondClicks = (tree: ShadowRoot): void => {
  let isOnOption = false
  const keep = (event: Event) => {
    if (!(event instanceof MouseEvent)) return
    if (event.detail > 1) {
      if (!isOnOption) return
      event.preventDefault()
      event.stopPropagation()
    } else {
      isOnOption = event.target instanceof Element && event.target.closest('[role=option]') !== null
    }
  }
  for (const press of ['mousedown', 'click']) tree.addEventListener(press, keep, true)
}
