import { createAction } from '@reduxjs/toolkit'

/** The visitor's city from now on, as `userCity` names it; null where none is known (spec 2 §3). */
export const cityRemembered = createAction<string | null>('userCity/remembered')
