import { useState } from 'react'
import type { SharedLink } from '../../../application/ports/share.port.ts'
import { useSurroundings } from '../surroundings.ts'

/** The outcome of sharing a link, as far as the browser does not show it itself. */
export type ShareOutcome = 'none' | 'copied' | 'refused'

/** Shares a page of the website; `path` begins with a slash. */
export const useShareLink = () => {
  const { shareLink } = useSurroundings()
  const [outcome, setOutcome] = useState<ShareOutcome>('none')
  const share = async ({ url: path, ...words }: SharedLink) => {
    setOutcome('none')
    const shared = await shareLink({ ...words, url: new URL(path, window.location.origin).href })()
    if (shared._tag === 'Right') setOutcome(shared.right === 'copied' ? 'copied' : 'none')
    else setOutcome(shared.left.kind === 'ShareRefused' ? 'refused' : 'none')
  }
  return { share, outcome }
}
