import { act } from '@testing-library/react'

/** Brings the connection back, and waits until the screens have followed. */
export const comeBackOnline = () =>
  act(async () => {
    window.dispatchEvent(new Event('online'))
    for (let turns = 0; turns < 20; turns += 1) await Promise.resolve()
  })
