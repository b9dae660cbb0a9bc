import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../app/store.ts'
import { Checkbox } from '../design/Checkbox.tsx'
import { consentProblemText } from './problemTexts.ts'
import { useFareFields } from './useFareFields.ts'

/** The consent to be reached: for guests, and only where the country has it (spec 1 §2). */
export const ConsentField = () => {
  const { t } = useTranslation()
  const isAsked = useAppSelector(
    ({ session, market }) => session.status !== 'customer' && market.country.consent.shown,
  )
  const { input, problems, edit } = useFareFields('onChange')
  if (!isAsked) return null
  return (
    <Checkbox
      label={t('fare.consent')}
      checked={input.consent}
      error={consentProblemText(t, problems.consent)}
      onChange={({ target }) => edit('consent', target.checked)}
    />
  )
}
