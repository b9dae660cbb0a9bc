import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { keepClear } from './keepClear.ts'
import css from './StickyBar.module.css'

export type StickyBarProps = {
  /** A line above the action: a total, or what is still missing. */
  readonly note?: ReactNode
  /** What is waited for, once that takes long: it never moves the action, and nothing in it takes the focus. */
  readonly wait?: ReactNode
  /** Until the page has two columns, and not from 560px. */
  readonly untilWide?: boolean | undefined
  /** The one primary action. */
  readonly children: ReactNode
}

/**
 * Holds the screen's one primary action within the thumb's reach; in the flow from 560px, or once the page
 * has two columns, and in a low window. Put it last in a column padded by `--gutter`: it reaches through that
 * padding to the screen's edges.
 */
export const StickyBar = ({ note, wait, untilWide, children }: StickyBarProps) => (
  <div ref={keepClear} className={classes(css.bar, untilWide && css.untilWide)}>
    {wait && <div className={css.wait}>{wait}</div>}
    {note && <div className={css.note}>{note}</div>}
    {children}
  </div>
)
