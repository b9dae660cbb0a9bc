import { type ReactNode, useId } from 'react'
import css from './BlockFrame.module.css'

type Props = {
  readonly title: string
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** The frame of a block, with its heading. */
export const BlockFrame = ({ title, text = '', children }: Props) => {
  const id = useId()
  return (
    <section className={css.block} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {text !== '' && <p className={css.text}>{text}</p>}
      </div>
      {children}
    </section>
  )
}
