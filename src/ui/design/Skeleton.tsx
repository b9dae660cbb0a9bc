import { classes } from './classes.ts'
import css from './Skeleton.module.css'

export type SkeletonProps = {
  readonly shape?: 'text' | 'title' | 'field' | 'button' | 'picture' | 'card' | undefined
  readonly width?: 'medium' | 'long' | undefined
}

/**
 * A placeholder in the shape of what is loading. Silent: say once, elsewhere, that something loads.
 */
export const Skeleton = ({ shape = 'text', width }: SkeletonProps) => (
  <span aria-hidden="true" className={classes(css.skeleton, css[shape], width && css[width])} />
)
