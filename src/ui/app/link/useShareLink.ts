import { useRef, useState } from 'react'
import type { SharedLink } from '../../../application/ports/share.port.ts'
import { useSurroundings } from '../surroundings.ts'

/** The outcome of sharing a link, as far as the browser does not show it itself. */
export type ShareOutcome = 'none' | 'copied' | 'refused'

/** Milliseconds; some browsers never tell that their share sheet was closed. */
const longestWait = 5000

/** Shares a page of the website; `path` begins with a slash. */
export const useShareLink = () => {
  const { shareLink } = useSurroundings()
  const [outcome, setOutcome] = useState<ShareOutcome>('none')
  const isSharing = useRef(false)
  const end = () => {
    isSharing.current = false
  }
  const share = async ({ url: path, ...words }: SharedLink) => {
    // A browser opens no second sheet: the link would be copied behind the first, or refused.
    if (isSharing.current) return
    isSharing.current = true
    const wait = setTimeout(end, longestWait)
    setOutcome('none')
    const shared = await shareLink({ ...words, url: new URL(path, window.location.origin).href })()
    clearTimeout(wait)
    end()
    if (shared._tag === 'Right') setOutcome(shared.right === 'copied' ? 'copied' : 'none')
    else setOutcome(shared.left.kind === 'ShareRefused' ? 'refused' : 'none')
  }
  return { share, outcome }
}
