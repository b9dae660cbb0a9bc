import { screen } from '@testing-library/react'

/** What the polite live regions of the page say. */
export const spoken = (): readonly string[] =>
  screen
    .queryAllByRole('status')
    .flatMap(({ textContent }) => (textContent === '' ? [] : textContent))
