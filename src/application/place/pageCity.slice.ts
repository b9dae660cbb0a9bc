import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Coordinates } from '../../domain/place/coordinates.ts'

/** The middle of the city that the page is about; null on a page about none. */
export type PageCity = Coordinates | null

const slice = createSlice({
  name: 'pageCity',
  initialState: (): PageCity => null,
  reducers: {
    cityEntered: (_, { payload: centre }: PayloadAction<Coordinates>): PageCity => centre,
    cityLeft: (): PageCity => null,
  },
})

export const pageCityReducer = slice.reducer
/**
 * The page is about a city: searches and maps start from its middle, in degrees (spec 1 §2).
 *
 * @example
 * store.dispatch(cityEntered({ lat: 18.5204, lng: 73.8567 }))
 * selectMiddle(store.getState()) // → { lat: 18.5204, lng: 73.8567 }
 */
export const cityEntered = slice.actions.cityEntered
/**
 * The page is about no city any more (spec 1 §2).
 *
 * @example
 * store.dispatch(cityEntered({ lat: 18.5204, lng: 73.8567 }))
 * store.dispatch(cityLeft())
 * store.getState().pageCity // → null
 */
export const cityLeft = slice.actions.cityLeft
