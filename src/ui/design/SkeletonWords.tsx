import { Fragment } from 'react'
import skeleton from './Skeleton.module.css'
import css from './SkeletonWords.module.css'

const wordAt = (at: number) => (
  <Fragment key={at}>
    <span className={css.word} />{' '}
  </Fragment>
)

/**
 * Words that are not known yet, in the letters of whatever they stand in: they take as many lines there as so many
 * words do, with letters of any size.
 */
export const SkeletonWords = ({ count }: { readonly count: number }) => (
  <span aria-hidden="true">{Array.from({ length: count }, (_, at) => wordAt(at))}</span>
)

/** The class of a shape that is made of such words: light passes over it. */
export const shapeClass = skeleton.shape
