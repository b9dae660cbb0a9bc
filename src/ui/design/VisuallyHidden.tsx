import type { ReactNode } from 'react'
import css from './VisuallyHidden.module.css'

/** Words for assistive technology alone. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.hidden}>{children}</span>
)
