/**
 * Resolves in a task of its own: the browser answers taps and paints in between (spec 1 §9). Work that takes
 * long in one go holds both back.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })
