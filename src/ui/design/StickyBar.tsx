import type { ReactNode } from 'react'
import css from './StickyBar.module.css'

export type StickyBarProps = {
  /** A line above the action: a total, or what is still missing. */
  readonly note?: ReactNode
  /** The one primary action. */
  readonly children: ReactNode
}

/**
 * Holds the screen's one primary action within the thumb's reach; in the flow from 560px. Put it last
 * in a column padded by `--gutter`: it reaches through that padding to the screen's edges.
 */
export const StickyBar = ({ note, children }: StickyBarProps) => (
  <div className={css.bar}>
    {note && <div className={css.note}>{note}</div>}
    {children}
  </div>
)
