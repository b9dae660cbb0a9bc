import type { ReactNode } from 'react'
import css from './FormHero.module.css'

type Props = {
  readonly words: ReactNode
  readonly form: ReactNode
  readonly picture: ReactNode
  /** More content: below the words; on a phone, below the picture. */
  readonly aside?: ReactNode
}

/** The first screen of a page with the fare form: its words, the form, and a picture. */
export const FormHero = ({ words, form, picture, aside }: Props) => (
  <section className={css.hero}>
    <div className={css.words}>{words}</div>
    <div className={css.form}>{form}</div>
    <div className={css.picture}>{picture}</div>
    {aside && <div className={css.aside}>{aside}</div>}
  </section>
)
