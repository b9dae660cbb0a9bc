import type { AppState } from './appState.ts'
import type { LaterState } from './laterState.ts'

/**
 * Whether the state has these feature slices. The selectors of a feature accept no other state
 * (spec 1 §4).
 *
 * @example
 * const { store, add, stop } = createAppStore(needs)
 * const hasTracking = hasSlices('orders', 'tracking')
 * hasTracking(store.getState()) // → false
 * add(makeOrdersFeature(needs))
 * const state = store.getState()
 * hasTracking(state) && state.tracking.status // → 'absent'
 * stop()
 */
export const hasSlices =
  <Name extends keyof LaterState>(...names: readonly Name[]) =>
  (state: AppState): state is AppState & Pick<LaterState, Name> =>
    names.every((name) => state[name] !== undefined)
