import { classes } from './classes.ts'
import css from './Skeleton.module.css'

export type SkeletonProps = {
  readonly shape?: 'text' | 'title' | 'field' | 'button' | 'picture' | 'circle' | 'card' | undefined
  readonly width?: 'short' | 'medium' | 'long' | 'full' | undefined
}

/** A placeholder in the shape of what comes. Silent: say once, elsewhere, that something loads. */
export const Skeleton = ({ shape = 'text', width = 'full' }: SkeletonProps) => (
  <span aria-hidden="true" className={classes(css.skeleton, css[shape], css[width])} />
)
