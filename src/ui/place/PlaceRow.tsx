import { classes } from '../design/classes.ts'
import { Icon, type IconName } from '../design/Icon.tsx'
import { Spinner } from '../design/Spinner.tsx'
import css from './PlaceRow.module.css'

export type PlaceRowProps = {
  readonly icon: IconName
  readonly primary: string
  readonly secondary?: string | undefined
  /** It acts rather than names a place. */
  readonly acts?: boolean | undefined
  readonly busy?: boolean | undefined
}

/** What an option of a place list shows: a pictogram, what it is, and where. */
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
