// What Redux Toolkit takes from immer, for reducers that return the next state and never change the one that they
// are given. There are no drafts, so what is asked for of one is the state itself.
const itself = <State>(state: State): State => state

export { itself as current, itself as freeze, itself as original }
export const isDraft = (): boolean => false
/** True of any state: the toolkit asks `produce` for the next one then, and accepts that there is none. */
export const isDraftable = (): boolean => true
/** Without a next state, the state stays as it is. */
export const produce = <State>(state: State, next: (state: State) => State | undefined): State => {
  const after = next(state)
  return after === undefined ? state : after
}
