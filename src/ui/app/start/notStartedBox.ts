/**
 * The message that a page's scripts did not load. Every page contains it, hidden, until the script
 * removes it.
 */
export const notStartedId = 'not-started'

/**
 * Shows the message that the script is not loaded, if it is still on the page. Its button retries:
 * the message is hidden meanwhile, and returns with the focus if it is still true.
 */
export const showNotStarted = (page: Document, tryAgain: () => Promise<void>): void => {
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

export type NotStartedBox = {
  /** Removes the message, because the script is loaded. */
  readonly forget: () => void
  /**
   * Shows the message after all, if the page has it: the script is loaded, but something that it
   * needs is not.
   */
  readonly show: (tryAgain: () => Promise<void>) => void
}

/** The message of a page, handed to the script that it is about. */
export const notStartedBoxOf = (page: Document): NotStartedBox => {
  const box = page.getElementById(notStartedId)
  // A copy, because the button of the original loads scripts, which are loaded by now.
  const words = box?.cloneNode(true) ?? null
  return {
    forget: () => {
      for (const part of [box, words]) part?.parentNode?.removeChild(part)
    },
    show: (tryAgain) => {
      // A message that is already shown returns by itself.
      if (words === null || words.isConnected) return
      page.body.prepend(words)
      showNotStarted(page, tryAgain)
    },
  }
}
