import { createContext } from 'react'

/**
 * Takes one step back of what is open, as the browser's Back does; false where there is none. A phone
 * tells a modal of its own Back before it tells the history.
 */
export const StepBack = createContext<() => boolean>(() => false)
