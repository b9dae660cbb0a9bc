import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../app/store.ts'
import { Icon } from '../design/Icon.tsx'
import { LazyPickerStep } from './LazyPickerStep.tsx'
import css from './LocationPicker.module.css'
import { pickerTitles } from './pickerTitles.ts'

const besides = {
  pickup: 'place.search.beside.pickup',
  drop: 'place.search.beside.drop',
} as const

export type LocationPickerProps = {
  /** The heading level of its title. */
  readonly headingLevel?: 2 | 3 | undefined
}

/**
 * The open picker inline on a page: its search, then its map (spec 1 §2). If a field of the page is
 * the search, it reserves the map's space until there is something to show.
 */
export const LocationPicker = ({ headingLevel = 2 }: LocationPickerProps) => {
  const { t } = useTranslation()
  const titleId = useId()
  const picker = useAppSelector(({ locationPicker }) => locationPicker)
  if (picker.status === 'closed') return null
  const Title = headingLevel === 2 ? 'h2' : 'h3'
  const isSearchedInField = picker.status === 'selecting' && picker.onChoice !== 'pin'
  return (
    <section className={css.picker} aria-labelledby={titleId}>
      <Title id={titleId} className={css.title}>
        {t(pickerTitles[picker.waypoint])}
      </Title>
      {isSearchedInField ? (
        <div className={css.beside}>
          <span className={css.sign}>
            <Icon name="pin" size="large" />
          </span>
          <p key={picker.waypoint}>{t(besides[picker.waypoint])}</p>
        </div>
      ) : (
        <LazyPickerStep picker={picker} headingLevel={headingLevel === 2 ? 3 : 4} />
      )}
    </section>
  )
}
