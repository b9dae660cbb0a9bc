/** The state of the current history step. */
export const stepState = (): object => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/** The current step's mark of this name. */
export const markOf = (name: string): unknown => Reflect.get(stepState(), name)

/** Marks the current step of the history, and keeps its other marks. */
export const setMark = (name: string, value: unknown): void => {
  window.history.replaceState({ ...stepState(), [name]: value }, '')
}
