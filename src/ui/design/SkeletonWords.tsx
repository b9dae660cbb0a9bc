import { Fragment } from 'react'
import skeleton from './Skeleton.module.css'
import css from './SkeletonWords.module.css'

const wordAt = (at: number) => (
  <Fragment key={at}>
    <span className={css.word} />{' '}
  </Fragment>
)

/**
 * Placeholders for words, in the font size of their container: they take as many lines as that many
 * words do.
 */
export const SkeletonWords = ({ count }: { readonly count: number }) => (
  <span aria-hidden="true">{Array.from({ length: count }, (_, at) => wordAt(at))}</span>
)

/** The class for a container of such words, with one shimmer over all of them. */
export const shapeClass = skeleton.shape
