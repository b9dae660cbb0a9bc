import css from './LongWait.module.css'
import { useLong } from './useLong.ts'

type Props = {
  readonly isWaiting: boolean
  /** What is being waited for. */
  readonly text: string
}

/**
 * Scrolls words that appear below a button into sight: at the end of a dialog they are below its
 * edge. What the customer scrolled away from stays away.
 */
const besideButton = (words: HTMLElement | null) => {
  if (words === null) return
  const { top, bottom, height } = words.getBoundingClientRect()
  if (bottom > 0 && top < window.innerHeight + height) words.scrollIntoView({ block: 'nearest' })
}

/** Says what is being waited for, beside the button that started it, once that takes long. */
export const LongWait = ({ isWaiting, text }: Props) => {
  const isLong = useLong(isWaiting)
  return (
    <div role="status">
      {isLong && (
        <p ref={besideButton} className={css.words}>
          {text}
        </p>
      )}
    </div>
  )
}
