import { createAction } from '@reduxjs/toolkit'

/**
 * The visitor's city changed to this one, as `userCity` names it; null if it is not known
 * (spec 2 §3).
 */
export const cityRemembered = createAction<string | null>('userCity/remembered')
