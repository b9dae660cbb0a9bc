import { useTranslation } from 'react-i18next'
import { isNoneFound } from '../../application/place/isNoneFound.ts'
import {
  knownPredictions,
  type SelectingPicker,
} from '../../application/place/locationPicker.slice.ts'
import { seen } from '../../domain/form/invisible.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { useLong } from '../app/waiting/useLong.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import { NoPlaces } from './NoPlaces.tsx'
import { PlaceSkeleton } from './PlaceSkeleton.tsx'
import { choiceProblemText, searchProblemText } from './placeProblems.ts'
import css from './SearchOutcome.module.css'
import { useRetryAlsoOnline } from './useRetry.ts'

const Failed = ({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <Notice
      kind="error"
      action={
        <Button variant="text" compact onClick={onRetry}>
          {t('place.retry')}
        </Button>
      }
    >
      <p key={text}>{text}</p>
    </Notice>
  )
}

/**
 * Shown in place of the list of places, or above it: a hint, the wait, an empty result, or a
 * failure.
 */
export const SearchOutcome = ({ picker }: { readonly picker: SelectingPicker }) => {
  const { t } = useTranslation()
  const { limits } = useSurroundings()
  const { text, predictions, choosing } = picker
  const retry = useRetryAlsoOnline(picker)
  const isWaiting = predictions.status === 'searching' && knownPredictions(predictions).length === 0
  const isLong = useLong(isWaiting || choosing.status === 'choosing')
  if (choosing.status === 'failed')
    return <Failed text={choiceProblemText(t, choosing.error)} onRetry={retry} />
  if (predictions.status === 'failed')
    return <Failed text={searchProblemText(t, predictions.error)} onRetry={retry} />
  if (predictions.status === 'idle') {
    const isBlank = seen(text) === ''
    return (
      <p key={String(isBlank)} className={css.hint}>
        {isBlank
          ? t('place.search.hint')
          : t('place.search.least', { count: limits.predictionLeast })}
      </p>
    )
  }
  return (
    <>
      {/* Always present, even while empty, because only then is its text announced. */}
      <div role="status">
        {isLong && <p className={css.hint}>{t('place.search.searchingLong')}</p>}
      </div>
      {isWaiting && <PlaceSkeleton />}
      {isNoneFound(predictions) && <NoPlaces />}
    </>
  )
}
