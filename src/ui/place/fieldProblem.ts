import type { TFunction } from 'i18next'
import type { SelectingPicker } from '../../application/place/locationPicker.slice.ts'
import {
  choiceProblemText,
  locatingProblem,
  type Problem,
  searchProblemText,
} from './placeProblems.ts'

/** The failure of an address field's own search, or null. */
export const fieldProblem = (t: TFunction, picker: SelectingPicker): Problem | null => {
  const { locating, choosing, predictions } = picker
  if (locating.status === 'failed') {
    const problem = locatingProblem(t, locating.error)
    return locating.error.kind === 'LocationDenied'
      ? { ...problem, text: `${problem.text} ${t('place.denied.prompt')}` }
      : problem
  }
  if (choosing.status === 'failed')
    return { title: null, text: choiceProblemText(t, choosing.error) }
  if (predictions.status === 'failed')
    return { title: null, text: searchProblemText(t, predictions.error) }
  return null
}
