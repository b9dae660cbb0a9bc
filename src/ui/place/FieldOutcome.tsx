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
  /** Whether the field has words that places can be asked for by. */
  readonly isSearchable: boolean
}

/** What stands over the options of an address field: a hint, the wait, nothing found, a failure. */
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
      {/* It stands before it has something to say: only then is it heard. */}
      <div role="status">
        {isLong && <p className={css.hint}>{t('place.search.searchingLong')}</p>}
      </div>
      {isWaiting && <PlaceSkeleton />}
      {picker !== null && isNoneFound(picker.predictions) && <NoPlaces />}
    </>
  )
}
