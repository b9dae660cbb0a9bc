/** All that the present step of the history says of itself. */
export const stepState = (): object => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/** What the present step is marked with under a name. */
export const markOf = (name: string): unknown => Reflect.get(stepState(), name)

/** Marks the present step of the history; what it says besides stays. */
export const setMark = (name: string, value: unknown): void => {
  window.history.replaceState({ ...stepState(), [name]: value }, '')
}
