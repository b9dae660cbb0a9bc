import type { ReactNode } from 'react'
import css from './MapPill.module.css'

/** What a map is waited for, said over it. */
export const MapPill = ({ children }: { readonly children: ReactNode }) => (
  <p className={css.pill} role="status">
    {children}
  </p>
)
