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
export const { cityEntered, cityLeft } = slice.actions
