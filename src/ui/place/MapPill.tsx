import type { ReactNode } from 'react'
import css from './MapPill.module.css'

/**
 * A message over a map. Put it into a live region that was there before, or it is not announced.
 */
export const MapPill = ({ children }: { readonly children: ReactNode }) => (
  <p className={css.pill}>{children}</p>
)
