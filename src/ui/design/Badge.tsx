import type { ReactNode } from 'react'
import css from './Badge.module.css'
import { classes } from './classes.ts'

export type BadgeProps = {
  readonly tone?: 'neutral' | 'action' | 'accent' | 'success' | 'danger' | undefined
  readonly children: ReactNode
}

/** A short word about the thing it stands on. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={classes(css.badge, css[tone])}>{children}</span>
)
