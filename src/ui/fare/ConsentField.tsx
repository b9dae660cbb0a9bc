import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../app/store.ts'
import { Checkbox } from '../design/Checkbox.tsx'
import { consentProblemText } from './problemTexts.ts'
import { useFareField } from './useFareField.ts'

/** The consent to a call: for guests, and only in countries that ask for it (spec 1 §2). */
export const ConsentField = () => {
  const { t } = useTranslation()
  const consent = useAppSelector(({ session, market }) =>
    session.status === 'customer' ? null : market.country.consent,
  )
  const { value, problem, edit } = useFareField('consent', 'onChange')
  if (!consent?.shown) return null
  return (
    <Checkbox
      label={t('fare.consent')}
      required={consent.required}
      checked={value}
      error={consentProblemText(t, problem)}
      onChange={({ target }) => edit(target.checked)}
    />
  )
}
