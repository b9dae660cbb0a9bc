/** A part that did not come. */
export type Lost = {
  readonly failure: unknown
  /** Asks for it again. */
  readonly again: () => void
  /** Resolves when it has come after all, whoever asked. */
  readonly here: Promise<unknown>
}
/** Hears of a part that did not come. */
export type OnLost = (lost: Lost) => void

/**
 * Loads a part once: every asker gets the same promise. It rejects if the part does not come; with
 * `onLost` it waits instead until the part comes, and is another promise, the same for each `onLost`.
 * Once the part is here it is one for everybody, which React knows: a page is shown again at once, and
 * is where it was left.
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
      // A connection that failed for a moment is no reason to say so.
      loading = load().catch(load).catch(orForgotten)
      // Whoever asked: those who wait have it as well.
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
    // The one that was waited with, if there is one.
    void wait.then(() => {
      come = wait
    })
    return wait
  }
  return (onLost) => come ?? (onLost === undefined ? ask() : (waits.get(onLost) ?? waitOf(onLost)))
}
