/**
 * Loads a part once, ahead, because it may be needed soon. A failure is ignored: whoever needs the
 * part loads it again, and learns whether that fails.
 */
export const askedAhead = (load: () => Promise<unknown>): (() => void) => {
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    load().catch(() => undefined)
  }
}
