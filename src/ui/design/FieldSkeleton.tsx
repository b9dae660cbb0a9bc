import { classes } from './classes.ts'
import css from './Field.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { SkeletonWords, shapeClass } from './SkeletonWords.tsx'

type Props = { readonly icon: IconName; readonly sign: IconName }

/** A `FieldButton` before it is known whether anything was chosen. */
export const FieldSkeleton = ({ icon, sign }: Props) => (
  <div className={css.field} aria-hidden="true">
    <div className={classes(css.box, shapeClass)}>
      <div className={css.main}>
        <span className={css.icon}>
          <Icon name={icon} />
        </span>
        <span className={css.stack}>
          <span className={css.label}>
            <SkeletonWords count={2} />
          </span>
          <span className={classes(css.value, css.placeholder)}>
            <SkeletonWords count={4} />
          </span>
        </span>
        <span className={css.icon}>
          <Icon name={sign} />
        </span>
      </div>
    </div>
  </div>
)
