import { describe, expect, it } from '@jest/globals'
import { configureStore, createSlice, original } from '@reduxjs/toolkit'

const { reducer, actions } = createSlice({
  name: 'counter',
  initialState: { count: 0, parts: { seen: 0 } },
  reducers: {
    counted: (state) => ({ ...state, count: state.count + 1 }),
    changed: (state) => {
      state.parts.seen = 1
    },
    compared: (state) => original(state) ?? { count: -1, parts: { seen: -1 } },
  },
})

describe('a reducer of the website', () => {
  it('gets the state itself, and returns the next', () => {
    const store = configureStore({ reducer })
    const before = store.getState()
    store.dispatch(actions.compared())
    expect(store.getState()).toBe(before)
    store.dispatch(actions.counted())
    expect(store.getState()).toEqual({ count: 1, parts: { seen: 0 } })
    expect(store.getState().parts).toBe(before.parts)
  })

  it('is found out if it changes what it was given', () => {
    const store = configureStore({ reducer })
    expect(() => store.dispatch(actions.changed())).toThrow(/mutation was detected/)
  })
})
