import { createAction, createReducer } from '@reduxjs/toolkit'
import type { City } from '../../domain/market/city.ts'
import { cityRemembered } from './cityRemembered.ts'

/** The visitor's city as this browser remembers it: `delhi_ncr`. Null if it remembers none. */
export type UserCity = string | null

/**
 * The visitor chose a city in the picker, by its key; `path` is that of the page they are on
 * (spec 2 §2).
 *
 * @example
 * guestStore.dispatch(modalOpened({ kind: 'citySelector' }))
 * guestStore.dispatch(cityPicked({ key: 'pune', path: '/en-IN' }))
 * guestStore.getState().userCity // → 'pune'
 */
export const cityPicked = createAction<{ readonly key: City['key']; readonly path: string }>(
  'cityPicker/picked',
)

/**
 * The visitor closed the city picker, which cancels a choice that has not led to another page yet
 * (spec 2 §2).
 *
 * @example
 * guestStore.dispatch(modalOpened({ kind: 'citySelector' }))
 * guestStore.dispatch(cityPicked({ key: 'pune', path: '/en-IN' }))
 * guestStore.dispatch(cityPickerLeft())
 * guestStore.getState().userCity // → null
 */
export const cityPickerLeft = createAction('cityPicker/left')

const noCity: UserCity = null

export const userCityReducer = createReducer<UserCity>(noCity, (builder) => {
  builder.addCase(cityRemembered, (_, { payload: city }): UserCity => city)
})
