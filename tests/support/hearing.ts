import { isDeepStrictEqual } from 'node:util'
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

/**
 * The same, where every event that is heard is seen to change something. A state that is made anew and says the
 * same is named as such: nobody heard anything, and whoever selects it is told of a change all the same.
 */
export const changing =
  <State>(reducer: Reducer<State>, states: Readonly<Record<string, State>>) =>
  (event: UnknownAction): readonly string[] =>
    Object.entries(states).flatMap(([name, state]) => {
      const next = reducer(state, event)
      if (next === state) return []
      return isDeepStrictEqual(next, state) ? [`${name}, made anew`] : [name]
    })
