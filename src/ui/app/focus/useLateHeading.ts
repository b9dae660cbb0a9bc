import { useEffect } from 'react'
import { focusPage } from './focusPage.ts'

/**
 * Moves the focus from the content of a page to its heading, if that comes after the page: a screen
 * reader says that what it waited for is there. A visitor who has gone on meanwhile is left alone.
 */
export const useLateHeading = (hasCome: boolean): void => {
  useEffect(() => {
    if (hasCome && document.activeElement?.id === 'content') focusPage()
  }, [hasCome])
}
