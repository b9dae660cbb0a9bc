import type { ReactNode } from 'react'

type Props = { readonly viewBox: string; readonly children: ReactNode }

/**
 * The canvas of an illustration: fills its container, with colours from the brand's `--art-*`
 * tokens. It is decoration; the text beside it says what it shows.
 */
export const Picture = ({ viewBox, children }: Props) => (
  <svg viewBox={viewBox} width="100%" role="presentation" aria-hidden>
    {children}
  </svg>
)
