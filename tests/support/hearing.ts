import type { Reducer, UnknownAction } from '@reduxjs/toolkit'

/** What a slice comes to after some events. */
export const cameTo = <State>(
  reducer: Reducer<State>,
  ...events: readonly UnknownAction[]
): State => events.reduce<State>(reducer, reducer(undefined, { type: 'nothing' }))

/** The names of the states that an event makes another one of: the others stay what they are. */
export const hearing =
  <State>(reducer: Reducer<State>, states: Readonly<Record<string, State>>) =>
  (event: UnknownAction): readonly string[] =>
    Object.entries(states)
      .filter(([, state]) => reducer(state, event) !== state)
      .map(([name]) => name)
