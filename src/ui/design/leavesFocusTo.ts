/**
 * The ref of a part that may disappear with what it is about: if the focus is in it then, what
 * `find` finds takes it.
 */
export const leavesFocusTo =
  (find: (part: HTMLElement) => HTMLElement | null | undefined) =>
  (part: HTMLElement | null) =>
  () => {
    if (part?.matches(':focus-within') === true) find(part)?.focus({ preventScroll: true })
  }
