import { createSlice } from '@reduxjs/toolkit'

/** The maps service's script (spec 1 §4). */
export type Maps = { readonly status: 'idle' | 'loading' | 'loaded' | 'error' }

const slice = createSlice({
  name: 'maps',
  initialState: (): Maps => ({ status: 'idle' }),
  reducers: {
    mapsWanted: (state): Maps => (state.status === 'loaded' ? state : { status: 'loading' }),
    mapsLoaded: (): Maps => ({ status: 'loaded' }),
    // Loaded maps stay loaded, whatever comes of asking again.
    mapsFailed: (state): Maps => (state.status === 'loading' ? { status: 'error' } : state),
  },
})

export const mapsReducer = slice.reducer
export const { mapsLoaded, mapsFailed } = slice.actions

/**
 * A page wants the maps service, now or again after a failure (spec 1 §4).
 *
 * @example
 * guestStore.dispatch(mapsWanted())
 * guestStore.getState().maps // → { status: 'loading' }
 * await settled()
 * guestStore.getState().maps // → { status: 'loaded' }
 */
export const mapsWanted = slice.actions.mapsWanted
