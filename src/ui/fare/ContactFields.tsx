import { useTranslation } from 'react-i18next'
import type { Customer } from '../../application/session/session.slice.ts'
import type { AppState } from '../../application/store/appState.ts'
import { isRight } from '../../domain/answer.ts'
import { parseMobile } from '../../domain/phone/mobileNumber.ts'
import { useFollowedText } from '../app/ahead/useFollowedText.ts'
import { afterPress } from '../app/focus/afterPress.ts'
import { useAppSelector } from '../app/store.ts'
import { mobileProblemText, nameProblemText } from '../contact/contactProblemTexts.ts'
import { MobileField } from '../contact/MobileField.tsx'
import { NameField } from '../contact/NameField.tsx'
import { TextField } from '../design/TextField.tsx'
import { useFareProblem, type Validates } from './useFareField.ts'

const selectName = ({ fareForm }: AppState) => fareForm.form.input.name
const selectMobile = ({ fareForm }: AppState) => fareForm.form.input.mobile

type FareFieldProps = { readonly validates: Validates }

const FareName = ({ validates, required }: FareFieldProps & { readonly required: boolean }) => {
  const { t } = useTranslation()
  const text = useFollowedText(selectName)
  const { problem, edit, leave } = useFareProblem('name', validates)
  return (
    <NameField
      label={t('fare.contact.name')}
      required={required}
      {...text}
      error={nameProblemText(t, problem)}
      onEdit={edit}
      onLeave={afterPress(leave)}
    />
  )
}

const FareMobile = ({ validates }: FareFieldProps) => {
  const { t } = useTranslation()
  const text = useFollowedText(selectMobile)
  const { problem, edit, leave } = useFareProblem('mobile', validates)
  return (
    <MobileField
      label={t('fare.contact.mobile')}
      {...text}
      error={mobileProblemText(t, problem)}
      onEdit={edit}
      onLeave={afterPress(leave)}
    />
  )
}

const KnownMobile = ({ mobile }: Pick<Customer, 'mobile'>) => {
  const { t } = useTranslation()
  const phone = useAppSelector(({ market }) => market.country.phone)
  // A customer who logged in on another country's pages has a number of that country.
  const isOfCountry = isRight(parseMobile(phone)(mobile))
  return (
    <TextField
      label={t('fare.contact.mobile')}
      prefix={isOfCountry ? `+${phone.callingCode}` : undefined}
      value={mobile}
      disabled
    />
  )
}

/**
 * Name and mobile: a guest enters them, a customer's are shown (spec 1 §6). If the customer's name is not known,
 * the same field asks for it, so a guest who is recognised while typing keeps their place. A keystroke renders
 * a field only if it changes its error.
 */
export const ContactFields = ({ validates }: FareFieldProps) => {
  const { t } = useTranslation()
  const customer = useAppSelector(({ session }) =>
    session.status === 'customer' ? session.customer : null,
  )
  const name = customer?.name ?? ''
  return (
    <>
      {name === '' ? (
        <FareName required={customer === null} validates={validates} />
      ) : (
        <TextField label={t('fare.contact.name')} value={name} disabled />
      )}
      {customer === null && <FareMobile validates={validates} />}
      {customer !== null && customer.mobile !== '' && <KnownMobile mobile={customer.mobile} />}
    </>
  )
}
