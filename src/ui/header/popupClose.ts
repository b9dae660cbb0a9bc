import { createContext, use } from 'react'

export const PopupClose = createContext<() => void>(() => undefined)

/**
 * Closes the surrounding popup and returns the focus to its button. Outside of a popup it does
 * nothing.
 */
export const usePopupClose = (): (() => void) => use(PopupClose)
