/**
 * Asks for a part that may be wanted soon, once: one that does not come is asked for again by whoever
 * wants it, who is told.
 */
export const askedAhead = (load: () => Promise<unknown>): (() => void) => {
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    load().catch(() => undefined)
  }
}
