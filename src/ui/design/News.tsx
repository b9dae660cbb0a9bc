import type { ReactNode } from 'react'
import css from './News.module.css'

/**
 * A live region for something that may be announced later, such as a quiet notice. Keep it mounted:
 * a region that is inserted with its text is often not read.
 */
export const News = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" className={css.news}>
    {children}
  </div>
)
