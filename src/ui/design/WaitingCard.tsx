import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import css from './WaitingCard.module.css'

type Props = {
  /** What is being waited for. */
  readonly title: string
  /** What will appear here. */
  readonly text: string
  /** The skeleton of the result: invisible, but gives the card its height. */
  readonly children?: ReactNode
}

/** A card in place of a result that is loading: says what is coming, and has the result's size. */
export const WaitingCard = ({ title, text, children }: Props) => (
  <Card>
    <div className={css.waiting}>
      <div className={css.words}>
        <p role="status" className={css.title}>
          {title}
        </p>
        <p className={css.text}>{text}</p>
      </div>
      {children && (
        <div className={css.shape} aria-hidden="true">
          {children}
        </div>
      )}
    </div>
  </Card>
)
