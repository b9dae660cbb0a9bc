/** Where a page says that its scripts did not come: it is in every page, unseen, until the script takes it away. */
export const notStartedId = 'not-started'

/** The script is here. */
export const forgetNotStarted = (page: Document): void => {
  page.getElementById(notStartedId)?.remove()
}

/**
 * Says that the script is not here, if nobody has taken the words away. The button in them tries again:
 * the words go meanwhile, and come back with the focus if they are still true.
 */
export const tellNotStarted = (page: Document, tryAgain: () => Promise<void>): void => {
  const box = page.getElementById(notStartedId)
  const button = box?.querySelector('button')
  if (box === null || button === null || button === undefined) return
  box.hidden = false
  button.addEventListener('click', () => {
    box.hidden = true
    void tryAgain().then(() => {
      box.hidden = false
      button.focus()
    })
  })
}
