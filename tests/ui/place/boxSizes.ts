/**
 * Runs a part of a test in which no box has a size of its own: `resize` tells everybody who watches one that it
 * has changed.
 */
export const withBoxSizes = async (
  watched: (resize: () => void) => Promise<void>,
): Promise<void> => {
  const observed: Array<() => void> = []
  class Observer implements ResizeObserver {
    constructor(changed: ResizeObserverCallback) {
      observed.push(() => changed([], this))
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const given = globalThis.ResizeObserver
  globalThis.ResizeObserver = Observer
  try {
    await watched(() => {
      for (const change of observed) change()
    })
  } finally {
    globalThis.ResizeObserver = given
  }
}
