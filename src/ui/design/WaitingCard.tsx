import { Card } from './Card.tsx'
import { Skeleton } from './Skeleton.tsx'
import css from './WaitingCard.module.css'

type Props = {
  /** What is waited for. */
  readonly title: string
  /** What will stand here. */
  readonly text: string
  /** As high as a route with a line for each end, and on a phone no higher. */
  readonly low?: boolean | undefined
}

/** Stands where an answer will: it tells in words what is on its way, and has the answer's shape. */
export const WaitingCard = ({ title, text, low }: Props) => (
  <Card>
    <div className={low ? css.low : css.waiting}>
      <p role="status" className={css.title}>
        {title}
      </p>
      <p className={css.text}>{text}</p>
      <Skeleton width="long" />
      <Skeleton width="medium" />
    </div>
  </Card>
)
