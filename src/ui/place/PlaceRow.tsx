import { classes } from '../design/classes.ts'
import { Icon, type IconName } from '../design/Icon.tsx'
import { Spinner } from '../design/Spinner.tsx'
import css from './PlaceRow.module.css'

export type PlaceRowProps = {
  readonly icon: IconName
  readonly primary: string
  readonly secondary?: string | undefined
  /** Whether it is an action rather than a place. */
  readonly acts?: boolean | undefined
  readonly busy?: boolean | undefined
}

/** The content of an option in a list of places: an icon, a title, and where it is. */
export const PlaceRow = ({ icon, primary, secondary, acts, busy }: PlaceRowProps) => (
  <span className={classes(css.row, acts && css.acts)}>
    <span className={css.sign}>{busy ? <Spinner /> : <Icon name={icon} />}</span>
    <span className={css.words} translate={acts ? undefined : 'no'}>
      <span key={primary} className={css.primary}>
        {primary}
      </span>
      {secondary && <span className={css.secondary}>{secondary}</span>}
    </span>
  </span>
)
