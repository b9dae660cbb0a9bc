/**
 * Resolves in a task of its own: the browser answers taps and paints in between (spec 1 §9). Work that takes
 * long in one go holds both back.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    // A timer would wait for 4 ms from the fifth in a row on.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/**
 * What comes, in a task of its own (spec 1 §9): a script that has come is read in the task that it came in, and
 * what it is wanted for takes as long again.
 */
export const inTaskOfItsOwn = async <Come>(coming: Promise<Come>): Promise<Come> => {
  const come = await coming
  await nextTask()
  return come
}
