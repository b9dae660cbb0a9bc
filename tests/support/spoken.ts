import { screen } from '@testing-library/react'

/** The texts of the page's polite live regions. */
export const spoken = (): readonly string[] =>
  screen
    .queryAllByRole('status')
    .flatMap(({ textContent }) => (textContent === '' ? [] : textContent))
