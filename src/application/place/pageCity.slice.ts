import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { City } from '../../domain/market/city.ts'

/** The city that the page is about; null on a page about none. */
export type PageCity = City | null

const slice = createSlice({
  name: 'pageCity',
  initialState: (): PageCity => null,
  reducers: {
    cityEntered: (_, { payload: city }: PayloadAction<City>): PageCity => city,
    cityLeft: (): PageCity => null,
  },
})

export const pageCityReducer = slice.reducer
/**
 * A page about a city was opened: searches and maps start from its middle (spec 1 §2), and it is the
 * visitor's city unless they chose another (spec 2 §3).
 *
 * @example
 * const [mumbai] = cities
 * mumbai && store.dispatch(cityEntered(mumbai))
 * selectMiddle(store.getState()) // → { lat: 19.076, lng: 72.8777 }
 */
export const cityEntered = slice.actions.cityEntered
/**
 * The page about a city was left (spec 1 §2).
 *
 * @example
 * const [mumbai] = cities
 * mumbai && store.dispatch(cityEntered(mumbai))
 * store.dispatch(cityLeft())
 * store.getState().pageCity // → null
 */
export const cityLeft = slice.actions.cityLeft
