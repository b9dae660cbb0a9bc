import type { Feature } from '../application/store/createAppStore.ts'
import { loadedOnce } from '../ui/app/loadedOnce.ts'

/** Loads a feature and adds it to the store, once; a load that failed is tried again by the next asker. */
export const addedOnce = (
  add: (feature: Feature) => void,
  load: () => Promise<Feature>,
): (() => Promise<void>) =>
  loadedOnce(async () => {
    add(await load())
  })
