import { createContext } from 'react'

/**
 * Goes one step back among the open layers, like the browser's Back; false if nothing is open. A
 * phone's Back notifies a modal before it changes the history.
 */
export const StepBack = createContext<() => boolean>(() => false)
