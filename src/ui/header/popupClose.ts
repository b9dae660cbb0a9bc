import { createContext, use } from 'react'

export const PopupClose = createContext<() => void>(() => undefined)

/** Closes the popup that this stands in, and leads the focus back to its button; elsewhere does nothing. */
export const usePopupClose = (): (() => void) => use(PopupClose)
