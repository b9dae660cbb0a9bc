import { act } from '@testing-library/react'

/** Waits for a step of the history, which arrives a while after it was asked for. */
export const popped = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30))

/** The browser's Back. */
export const goBack = (): Promise<void> =>
  act(async () => {
    window.history.back()
    await popped()
  })
