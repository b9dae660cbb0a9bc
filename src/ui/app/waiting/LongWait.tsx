import css from './LongWait.module.css'
import { useLong } from './useLong.ts'

type Props = {
  readonly isWaiting: boolean
  /** What is being waited for. */
  readonly text: string
}

/** Says what is being waited for, beside the button that started it, once that takes long. */
export const LongWait = ({ isWaiting, text }: Props) => {
  const isLong = useLong(isWaiting)
  return <div role="status">{isLong && <p className={css.words}>{text}</p>}</div>
}
