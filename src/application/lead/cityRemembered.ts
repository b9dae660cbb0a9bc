import { createAction } from '@reduxjs/toolkit'

/** The visitor's city is known from now on, as `userCity` names it (spec 2 §3). */
export const cityRemembered = createAction<string>('userCity/remembered')
