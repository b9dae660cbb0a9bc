import type { ReactNode } from 'react'
import css from './VisuallyHidden.module.css'

/** Text for assistive technology only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.hidden}>{children}</span>
)
