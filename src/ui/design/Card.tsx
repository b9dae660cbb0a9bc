import type { ReactNode } from 'react'
import css from './Card.module.css'

export type CardProps = {
  readonly as?: 'div' | 'section' | undefined
  readonly labelledBy?: string | undefined
  readonly children: ReactNode
}

/** A surface that holds one thing. */
export const Card = ({ as: Tag = 'div', labelledBy, children }: CardProps) => (
  <Tag className={css.card} aria-labelledby={labelledBy}>
    {children}
  </Tag>
)
