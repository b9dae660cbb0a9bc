import { screen } from '@testing-library/react'

/** The live regions that exist now: only what is put into them later is read aloud. */
export const standingRegions = () => {
  const regions = screen.getAllByRole('status')
  return {
    /** The text of those that are still on the page. */
    said: (): string =>
      regions
        .filter(({ isConnected }) => isConnected)
        .map(({ textContent }) => textContent)
        .join(' '),
  }
}
