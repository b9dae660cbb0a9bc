import type { ReactNode } from 'react'
import css from './News.module.css'

/**
 * The place of something that may have to be told later, such as a quiet notice. Keep it mounted: a region that
 * arrives together with its words is often not read.
 */
export const News = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" className={css.news}>
    {children}
  </div>
)
