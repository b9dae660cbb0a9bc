import { useTranslation } from 'react-i18next'
import {
  selectFareProblems,
  selectHasRoute,
  selectIsFareValid,
} from '../../application/fare/fareForm.selectors.ts'
import type { AppState } from '../../application/store/appState.ts'
import { useAppSelector } from '../app/store.ts'

/** What the form still needs: first corrections, then the route, then the contact; null for nothing. */
const missing = (state: AppState): 'wrong' | 'route' | 'contact' | null => {
  if (selectIsFareValid(state)) return null
  const isWrong = Object.values(selectFareProblems(state)).some((problem) => problem !== null)
  if (isWrong) return 'wrong'
  return selectHasRoute(state) ? 'contact' : 'route'
}

/** One line on why the button is disabled; null if it is not. */
export const useMissingNote = (): string | null => {
  const { t } = useTranslation()
  const what = useAppSelector(missing)
  return what && t(`fare.missing.${what}`)
}
