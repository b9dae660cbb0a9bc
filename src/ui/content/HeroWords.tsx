import type { Block } from '../../application/content/loadPage.port.ts'
import { Icon } from '../design/Icon.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { Unbroken } from '../design/Unbroken.tsx'
import css from './HeroWords.module.css'

export type Hero = Extract<Block, { readonly kind: 'hero' }>

type Props = {
  /** Null while the page's texts load, or if they do not load. */
  readonly hero: Hero | null
  readonly isComing: boolean
  /** The heading of the page without its texts. */
  readonly name: string
}

/** The heading and the introduction of a page. */
export const HeroWords = ({ hero, isComing, name }: Props) => {
  if (hero === null && isComing) {
    return (
      <div className={css.coming} aria-hidden="true">
        <Skeleton shape="title" width="long" />
        <Skeleton shape="title" width="medium" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" width="medium" />
      </div>
    )
  }
  return (
    <>
      <h1>
        <Unbroken text={hero?.title ?? name} />
      </h1>
      {hero !== null && (
        <p>
          <Unbroken text={hero.text} />
        </p>
      )}
    </>
  )
}

/** Short promises of the service. */
export const HeroPoints = ({ points }: Pick<Hero, 'points'>) => (
  <ul className={css.points}>
    {points.map((point) => (
      <li key={point}>
        <Icon name="check" size="small" />
        {point}
      </li>
    ))}
  </ul>
)
