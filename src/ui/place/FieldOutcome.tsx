import { useTranslation } from 'react-i18next'
import { isNoneFound } from '../../application/place/isNoneFound.ts'
import {
  knownPredictions,
  type SelectingPicker,
} from '../../application/place/locationPicker.slice.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { useLong } from '../app/waiting/useLong.ts'
import { Icon } from '../design/Icon.tsx'
import css from './FieldOutcome.module.css'
import { fieldProblem } from './fieldProblem.ts'
import { NoPlaces } from './NoPlaces.tsx'
import { PlaceSkeleton } from './PlaceSkeleton.tsx'

export type FieldOutcomeProps = {
  readonly picker: SelectingPicker | null
  /** Whether the field's text is long enough to search for. */
  readonly isSearchable: boolean
}

/** Shown above the options of an address field: a hint, the wait, an empty result, or a failure. */
export const FieldOutcome = ({ picker, isSearchable }: FieldOutcomeProps) => {
  const { t } = useTranslation()
  const { limits } = useSurroundings()
  const isWaiting =
    picker?.predictions.status === 'searching' && knownPredictions(picker.predictions).length === 0
  const isLong = useLong(isWaiting || picker?.choosing.status === 'choosing')
  const problem = picker === null ? null : fieldProblem(t, picker)
  if (problem !== null)
    return (
      <div className={css.problem}>
        <Icon name="alert" />
        <div>
          {problem.title !== null && <p className={css.title}>{problem.title}</p>}
          <p key={problem.text}>{problem.text}</p>
        </div>
      </div>
    )
  if (!isSearchable)
    return <p className={css.hint}>{t('place.search.least', { count: limits.predictionLeast })}</p>
  return (
    <>
      {/* Always present, even while empty, because only then is its text announced. */}
      <div role="status">
        {isLong && <p className={css.hint}>{t('place.search.searchingLong')}</p>}
      </div>
      {isWaiting && <PlaceSkeleton />}
      {picker !== null && isNoneFound(picker.predictions) && <NoPlaces />}
    </>
  )
}
