import { useTranslation } from 'react-i18next'
import type { Customer } from '../../application/session/session.slice.ts'
import { useAppSelector } from '../app/store.ts'
import { TextField } from '../design/TextField.tsx'
import { mobileProblemText, nameProblemText } from './problemTexts.ts'
import { useFareFields, type Validates } from './useFareFields.ts'

const useCallingCode = (): string =>
  `+${useAppSelector(({ market }) => market.country.phone.callingCode)}`

const NameField = ({
  validates,
  required,
}: {
  readonly validates: Validates
  readonly required: boolean
}) => {
  const { t } = useTranslation()
  const { input, problems, edit, leave } = useFareFields(validates)
  return (
    <TextField
      label={t('fare.contact.name')}
      name="name"
      autoComplete="name"
      autoCapitalize="words"
      enterKeyHint="next"
      required={required}
      value={input.name}
      error={nameProblemText(t, problems.name)}
      onChange={({ target }) => edit('name', target.value)}
      onBlur={() => leave('name')}
    />
  )
}

const GuestContact = ({ validates }: { readonly validates: Validates }) => {
  const { t } = useTranslation()
  const callingCode = useCallingCode()
  const { input, problems, edit, leave } = useFareFields(validates)
  return (
    <>
      <NameField validates={validates} required />
      <TextField
        label={t('fare.contact.mobile')}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="done"
        required
        prefix={callingCode}
        value={input.mobile}
        error={mobileProblemText(t, problems.mobile)}
        onChange={({ target }) => edit('mobile', target.value)}
        onBlur={() => leave('mobile')}
      />
    </>
  )
}

type KnownProps = Pick<Customer, 'name' | 'mobile'> & { readonly validates: Validates }

const KnownContact = ({ name, mobile, validates }: KnownProps) => {
  const { t } = useTranslation()
  const callingCode = useCallingCode()
  return (
    <>
      {name === '' ? (
        <NameField validates={validates} required={false} />
      ) : (
        <TextField label={t('fare.contact.name')} value={name} disabled readOnly />
      )}
      {mobile !== '' && (
        <TextField
          label={t('fare.contact.mobile')}
          prefix={callingCode}
          value={mobile}
          disabled
          readOnly
        />
      )}
    </>
  )
}

/** Name and mobile: a guest gives them, a customer's are shown as they are known (spec 1 §6). */
export const ContactFields = ({ validates }: { readonly validates: Validates }) => {
  const session = useAppSelector((state) => state.session)
  switch (session.status) {
    case 'guest':
    case 'restoring':
      return <GuestContact validates={validates} />
    case 'customer': {
      const { name, mobile } = session.customer
      return <KnownContact name={name} mobile={mobile} validates={validates} />
    }
  }
}
