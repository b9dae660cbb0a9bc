import { act } from '@testing-library/react'

/** The browser has its connection again, and the screens follow. */
export const comeBackOnline = () =>
  act(async () => {
    window.dispatchEvent(new Event('online'))
    for (let turns = 0; turns < 20; turns += 1) await Promise.resolve()
  })
