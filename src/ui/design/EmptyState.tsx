import type { ReactNode } from 'react'
import css from './EmptyState.module.css'

export type EmptyStateProps = {
  readonly picture?: ReactNode
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
  /** The heading level of its title. */
  readonly level?: 1 | 2 | 3 | undefined
}

/** Nothing to show: why, and the next step. */
export const EmptyState = ({ picture, title, text, action, level = 2 }: EmptyStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={css.empty}>
      {picture && <div className={css.picture}>{picture}</div>}
      <Heading className={css.title}>{title}</Heading>
      {text && <div className={css.text}>{text}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
