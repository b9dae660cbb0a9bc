import type { Feature } from '../application/store/createAppStore.ts'
import { inTaskOfItsOwn } from '../infrastructure/browser/nextTask.ts'
import { type LoadOnce, loadedOnce } from '../ui/app/chunk/loadedOnce.ts'

/**
 * Loads a feature and adds it to the store, once. After a failed load, the next call tries again.
 */
export const addedOnce = (
  add: (feature: Feature) => void,
  load: () => Promise<Feature>,
): LoadOnce<void> =>
  loadedOnce(async () => {
    add(await inTaskOfItsOwn(load()))
  })
