import { isDeepStrictEqual } from 'node:util'
import type { Reducer, UnknownAction } from '@reduxjs/toolkit'

/** The state of a slice after some actions. */
export const cameTo = <State>(
  reducer: Reducer<State>,
  ...events: readonly UnknownAction[]
): State => events.reduce<State>(reducer, reducer(undefined, { type: 'nothing' }))

/** The names of the states that an action replaces with another object. */
export const replacing =
  <State>(reducer: Reducer<State>, states: Readonly<Record<string, State>>) =>
  (event: UnknownAction): readonly string[] =>
    Object.entries(states)
      .filter(([, state]) => reducer(state, event) !== state)
      .map(([name]) => name)

/**
 * The same, but a state that was replaced by an equal one is marked as such: nothing has changed, and yet
 * everything that selects it sees a change.
 */
export const changing =
  <State>(reducer: Reducer<State>, states: Readonly<Record<string, State>>) =>
  (event: UnknownAction): readonly string[] =>
    Object.entries(states).flatMap(([name, state]) => {
      const next = reducer(state, event)
      if (next === state) return []
      return isDeepStrictEqual(next, state) ? [`${name}, made anew`] : [name]
    })
