import { createReducer } from '@reduxjs/toolkit'
import { cityRemembered } from '../lead/cityRemembered.ts'

/** The visitor's city, as this browser remembers it: `delhi_ncr`. Null where it knows none. */
export type UserCity = string | null

const noCity: UserCity = null

export const userCityReducer = createReducer<UserCity>(noCity, (builder) => {
  builder.addCase(cityRemembered, (_, { payload: city }): UserCity => city)
})
