/** A part that did not load. */
export type Lost = {
  readonly failure: unknown
  /** Loads it again. */
  readonly again: () => void
  /** Resolves once the part is loaded after all, by any caller. */
  readonly here: Promise<unknown>
}
/** Is told of a part that did not load. */
export type OnLost = (lost: Lost) => void

/**
 * Loads a part once: every caller gets the same promise. It rejects if the part does not load. With
 * `onLost` it waits instead until the part is loaded, with another promise, the same for each
 * `onLost`. Once the part is loaded, all callers get one promise that React knows: a page is shown
 * again at once, with its state.
 */
export type LoadOnce<Part> = (onLost?: OnLost) => Promise<Part>

// The callers of a failed load must learn of it first: a screen that retried at once would never
// show the failure. React itself may take 300 ms for it.
const pauseAfterFailure = 500

const failures = new Set<() => void>()

/** Ends the pauses after failures, because the visitor tries again. */
export const endPauses = (): void => {
  for (const forget of failures) forget()
}

/**
 * Loads a part of the website once (spec 1 §2). A failed load is tried a second time. If that fails
 * too, it is forgotten a moment later, so that the next call loads again.
 *
 * @example
 * let loads = 0
 * const load = loadedOnce(async () => {
 *   loads += 1
 *   return 'the part'
 * })
 * await load() // → 'the part'
 * await load() // → 'the part'
 * loads // → 1
 */
export const loadedOnce = <Part>(load: () => Promise<Part>): LoadOnce<Part> => {
  let loading: Promise<Part> | null = null
  let come: Promise<Part> | null = null
  const waits = new WeakMap<OnLost, Promise<Part>>()
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const look of waiting) look()
    waiting.clear()
  }
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
  const ask = (): Promise<Part> => {
    if (loading === null) {
      // A connection that failed for a moment is not worth a message.
      loading = load().catch(load).catch(orForgotten)
      // Whoever triggered the load: waiting callers get the part too.
      loading.then(wake, () => undefined)
    }
    return loading
  }
  const again = () => {
    endPauses()
    wake()
  }
  const orWait = (onLost: OnLost): Promise<Part> =>
    ask().catch((failure: unknown) => {
      const woken = new Promise<void>((resolve) => {
        waiting.add(resolve)
      })
      const here = woken.then(() => orWait(onLost))
      onLost({ failure, again, here })
      return here
    })
  const waitOf = (onLost: OnLost): Promise<Part> => {
    const wait = orWait(onLost)
    waits.set(onLost, wait)
    // If the part was waited for, keep that promise.
    void wait.then(() => {
      come = wait
    })
    return wait
  }
  return (onLost) => come ?? (onLost === undefined ? ask() : (waits.get(onLost) ?? waitOf(onLost)))
}
