import type { ReactNode } from 'react'
import css from './Badge.module.css'
import { classes } from './classes.ts'

export type BadgeProps = {
  readonly tone?: 'neutral' | 'action' | 'accent' | 'success' | 'danger' | undefined
  readonly children: ReactNode
}

/** A short label on the thing that it describes. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={classes(css.badge, css[tone])}>{children}</span>
)
