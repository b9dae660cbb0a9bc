/** Where a page says that its scripts did not come: it is in every page, unseen, until the script takes it away. */
export const notStartedId = 'not-started'

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

export type NotStartedBox = {
  /** Takes the words away: the script is here. */
  readonly forget: () => void
  /** Says them after all, if the page has them: the script is here, and what it needs is not. */
  readonly tell: (tryAgain: () => Promise<void>) => void
}

/** The words of a page, in the hands of the script that they were about. */
export const notStartedBoxOf = (page: Document): NotStartedBox => {
  const box = page.getElementById(notStartedId)
  // The button of the first ones asks for scripts, and those are here.
  const words = box?.cloneNode(true) ?? null
  return {
    forget: () => {
      for (const told of [box, words]) told?.parentNode?.removeChild(told)
    },
    tell: (tryAgain) => {
      // What is told already comes back by itself.
      if (words === null || words.isConnected) return
      page.body.prepend(words)
      tellNotStarted(page, tryAgain)
    },
  }
}
