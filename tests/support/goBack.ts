import { act } from '@testing-library/react'

/** Waits for a step of the history, which arrives some time after it was requested. */
export const popped = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30))

/** The browser's Back. */
export const goBack = (): Promise<void> =>
  act(async () => {
    window.history.back()
    await popped()
  })
