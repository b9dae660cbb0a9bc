import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import css from './WaitingCard.module.css'

type Props = {
  /** What is waited for. */
  readonly title: string
  /** What will stand here. */
  readonly text: string
  /** The shape of that: unseen, and the card is as high as with it. */
  readonly children?: ReactNode
}

/** Stands where an answer will: it tells in words what is on its way, and has the answer's size. */
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
