/** Hears why a part did not come, and how to ask for it again. */
export type OnLost = (failure: unknown, again: () => void) => void

/**
 * Loads a part once: every asker gets the same promise. It rejects if the part does not come; with
 * `onLost` it waits instead, until that part is asked for again and comes.
 */
export type LoadOnce<Part> = (onLost?: OnLost) => Promise<Part>

// Whoever waits for a load that failed hears of it first: a screen that asked again at once would
// never get to say so. React itself may take 300 ms for it.
const pauseAfterFailure = 500

const failures = new Set<() => void>()

/** Somebody asks for what failed: the pause after it is over. */
export const endPauses = (): void => {
  for (const forget of failures) forget()
}

/**
 * Loads a part of the website once. One that does not come is asked for a second time; if that fails,
 * too, it is forgotten a moment later, so that the next asker loads again.
 */
export const loadedOnce = <Part>(load: () => Promise<Part>): LoadOnce<Part> => {
  let loading: Promise<Part> | null = null
  let isLost = false
  // A connection that failed for a moment is no reason to say so.
  const twice = () => load().catch(load)
  const orForgotten = (failure: unknown) => {
    const failed = loading
    const forget = () => {
      failures.delete(forget)
      if (loading === failed) loading = null
    }
    failures.add(forget)
    setTimeout(forget, pauseAfterFailure)
    throw failure
  }
  const orLost = (onLost: OnLost): Promise<Part> =>
    twice().catch(
      (failure: unknown) =>
        new Promise<Part>((resolve) => {
          isLost = true
          onLost(failure, () => {
            isLost = false
            resolve(orLost(onLost))
          })
        }),
    )
  return (onLost) => {
    // Who asks now has nothing on the page to wait with.
    if (isLost && onLost === undefined) {
      isLost = false
      loading = null
    }
    loading ??= onLost === undefined ? twice().catch(orForgotten) : orLost(onLost)
    return loading
  }
}
