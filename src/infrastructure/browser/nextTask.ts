/**
 * Resolves in a new task, so that the browser can handle taps and paint in between (spec 1 §9). One
 * long task would hold both back.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    // A timer would wait at least 4 ms from the fifth in a row on.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/**
 * Hands over what was loaded in a new task (spec 1 §9): a script runs in the task in which it
 * arrives, and using it may take as long again.
 */
export const inTaskOfItsOwn = async <Come>(coming: Promise<Come>): Promise<Come> => {
  const come = await coming
  await nextTask()
  return come
}

// In milliseconds: longer than `makeOnReturn` takes to tell of a return, and than the next page mostly lets wait for
// itself. Safari and Firefox break a load off as they set out for it.
const moment = 2000

/**
 * Resolves a moment later, and never on a page that has been left, because it runs no timers any more
 * (spec 1 §8). For the page's first script, where `makeUntilShown` takes too much room.
 */
export const momentLater = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, moment)
  })
