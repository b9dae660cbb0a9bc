import { useTranslation } from 'react-i18next'
import {
  selectFareProblems,
  selectHasRoute,
  selectIsFareValid,
} from '../../application/fare/fareForm.selectors.ts'
import { useAppSelector } from '../app/store.ts'

/** Why the button is held back, in a line; null when it is not. */
export const useMissingNote = (): string | null => {
  const { t } = useTranslation()
  const valid = useAppSelector(selectIsFareValid)
  const hasRoute = useAppSelector(selectHasRoute)
  const problems = useAppSelector(selectFareProblems)
  if (valid) return null
  if (Object.values(problems).some((problem) => problem !== null)) return t('fare.missing.wrong')
  return hasRoute ? t('fare.missing.contact') : t('fare.missing.route')
}
