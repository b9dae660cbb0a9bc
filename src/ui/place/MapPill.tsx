import type { ReactNode } from 'react'
import css from './MapPill.module.css'

/** What a map is waited for, over it: in a live region that stands before it, or it is not heard. */
export const MapPill = ({ children }: { readonly children: ReactNode }) => (
  <p className={css.pill}>{children}</p>
)
