import { useTranslation } from 'react-i18next'
import { selectHasRoute, selectIsFareValid } from '../../application/fare/fareForm.selectors.ts'
import { useAppSelector } from '../app/store.ts'

/** Why the button is held back, in a line; null when it is not. */
export const useMissingNote = (): string | null => {
  const { t } = useTranslation()
  const valid = useAppSelector(selectIsFareValid)
  const hasRoute = useAppSelector(selectHasRoute)
  if (valid) return null
  return hasRoute ? t('fare.missing.contact') : t('fare.missing.route')
}
