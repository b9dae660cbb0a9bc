import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { keepClear } from './keepClear.ts'
import css from './StickyBar.module.css'

export type StickyBarProps = {
  /** A line above the action: a total, or what is still missing. */
  readonly note?: ReactNode
  /** A message about a long wait. It moves the action only to be seen itself, and nothing in it takes the focus. */
  readonly wait?: ReactNode
  /** Sticks until the page has two columns, rather than until 560px. */
  readonly untilWide?: boolean | undefined
  /** The one primary action. */
  readonly children: ReactNode
}

/**
 * Keeps the screen's one primary action in reach of the thumb. From 560px, or once the page has two
 * columns, and in a low window, it is in the flow. Put it last in a column padded by `--gutter`: it
 * extends through that padding to the screen's edges.
 */
export const StickyBar = ({ note, wait, untilWide, children }: StickyBarProps) => (
  <div ref={keepClear} className={classes(css.bar, untilWide && css.untilWide)}>
    {wait && <div className={css.wait}>{wait}</div>}
    {note && <div className={css.note}>{note}</div>}
    {children}
  </div>
)
