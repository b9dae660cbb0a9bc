import { type ReactNode, useId } from 'react'
import css from './CallBlock.module.css'

type Props = {
  readonly title: string
  readonly text: string
  readonly picture: ReactNode
  /** The one action. */
  readonly children: ReactNode
}

/** A call to one action, at the end of a text. */
export const CallBlock = ({ title, text, picture, children }: Props) => {
  const id = useId()
  return (
    <section className={css.call} aria-labelledby={id}>
      <div className={css.picture}>{picture}</div>
      <div className={css.side}>
        <div className={css.words}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
