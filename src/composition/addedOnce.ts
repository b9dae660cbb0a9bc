import type { Feature } from '../application/store/createAppStore.ts'

// Whoever waits for a load that failed hears of it first: a screen that asked again at once would
// never get to say so.
const pauseAfterFailure = 1000

/**
 * Loads a feature and adds it to the store, once: every asker gets the same promise. A load that
 * failed is forgotten a moment later, so that the next asker loads again.
 */
export const addedOnce = (
  add: (feature: Feature) => void,
  load: () => Promise<Feature>,
): (() => Promise<void>) => {
  let adding: Promise<void> | null = null
  const begin = async () => {
    add(await load())
  }
  return () => {
    adding ??= begin().catch((failure: unknown) => {
      setTimeout(() => {
        adding = null
      }, pauseAfterFailure)
      throw failure
    })
    return adding
  }
}
