import { useTranslation } from 'react-i18next'
import { selectFareProblems, selectIsFareValid } from '../../application/fare/fareForm.selectors.ts'
import type { AppState } from '../../application/store/appState.ts'
import { useAppSelector } from '../app/store.ts'

/** What the form still needs: first corrections, then the ends of the route, then the contact; null for nothing. */
const missing = (state: AppState): 'wrong' | 'route' | 'pickup' | 'drop' | 'contact' | null => {
  if (selectIsFareValid(state)) return null
  const isWrong = Object.values(selectFareProblems(state)).some((problem) => problem !== null)
  if (isWrong) return 'wrong'
  const { pickup, drop } = state.fareForm.form.input
  const isDropSet = drop.status === 'resolved'
  if (pickup.status !== 'resolved') return isDropSet ? 'pickup' : 'route'
  return isDropSet ? 'contact' : 'drop'
}

/** One line on why the button is disabled; null if it is not. */
export const useMissingNote = (): string | null => {
  const { t } = useTranslation()
  const what = useAppSelector(missing)
  return what && t(`fare.missing.${what}`)
}
