import type { ReactNode } from 'react'
import css from './Card.module.css'
import { classes } from './classes.ts'

export type CardProps = {
  readonly as?: 'div' | 'section' | 'article' | 'li' | undefined
  /** Reaches the screen's edges below 560px. */
  readonly edge?: boolean | undefined
  /** Floats over what is behind it. */
  readonly raised?: boolean | undefined
  /** No padding: the content has its own. */
  readonly flush?: boolean | undefined
  readonly labelledBy?: string | undefined
  readonly children: ReactNode
}

/** A surface that holds one thing. */
export const Card = ({ as: Tag = 'div', edge, raised, flush, labelledBy, children }: CardProps) => (
  <Tag
    className={classes(css.card, edge && css.edge, raised && css.raised, flush && css.flush)}
    aria-labelledby={labelledBy}
  >
    {children}
  </Tag>
)
