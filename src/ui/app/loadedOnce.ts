// Whoever waits for a load that failed hears of it first: a screen that asked again at once would
// never get to say so. React itself may take 300 ms for it.
const pauseAfterFailure = 500

/**
 * Loads a part of the website once: every asker gets the same promise. One that does not come is
 * asked for a second time; if that fails, too, it is forgotten a moment later, so that the next asker
 * loads again.
 */
export const loadedOnce = <Part>(load: () => Promise<Part>): (() => Promise<Part>) => {
  let loading: Promise<Part> | null = null
  const forget = (failure: unknown) => {
    setTimeout(() => {
      loading = null
    }, pauseAfterFailure)
    throw failure
  }
  return () => {
    // A connection that failed for a moment is no reason to say so.
    loading ??= load().catch(load).catch(forget)
    return loading
  }
}
