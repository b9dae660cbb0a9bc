import { screen } from '@testing-library/react'

/** The live regions that stand now: what is said of them later is read aloud. */
export const standingRegions = () => {
  const regions = screen.getAllByRole('status')
  return {
    /** What those of them say that are still there. */
    said: (): string =>
      regions
        .filter(({ isConnected }) => isConnected)
        .map(({ textContent }) => textContent)
        .join(' '),
  }
}
