import { createAction, createReducer } from '@reduxjs/toolkit'
import type { City } from '../../domain/market/city.ts'
import { cityRemembered } from './cityRemembered.ts'

/** The visitor's city, as this browser remembers it: `delhi_ncr`. Null where it knows none. */
export type UserCity = string | null

/**
 * A city was chosen in the picker, by its key, on the page of a path (spec 2 §2).
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
 * The city picker was closed by its visitor, which calls off a choice that it has not led on from yet
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
