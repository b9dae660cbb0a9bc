import type { ReactNode } from 'react'
import { buttonClass } from '../design/buttonClass.ts'
import { ContentLink } from './ContentLink.tsx'
import { type Hero, HeroPoints, HeroWords } from './HeroWords.tsx'
import css from './PlainHero.module.css'

type Props = {
  readonly hero: Hero | null
  readonly isComing: boolean
  readonly name: string
  readonly picture: ReactNode
  /** The page's own form: below the words; on a phone, before the picture. */
  readonly form?: ReactNode
}

/** The first screen of a page without a fare form. */
export const PlainHero = ({ hero, isComing, name, picture, form }: Props) => (
  <section className={css.hero}>
    <div className={css.words}>
      <HeroWords hero={hero} isComing={isComing} name={name} />
      {hero !== null && hero.points.length > 0 && <HeroPoints points={hero.points} />}
      {hero?.action && (
        <ContentLink className={buttonClass({})} address={hero.action.address}>
          {hero.action.text}
        </ContentLink>
      )}
    </div>
    {form && <div className={css.form}>{form}</div>}
    {picture && <div className={css.picture}>{picture}</div>}
  </section>
)
