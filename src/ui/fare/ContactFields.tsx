import { useTranslation } from 'react-i18next'
import type { Customer } from '../../application/session/session.slice.ts'
import { useAppSelector } from '../app/store.ts'
import { TextField } from '../design/TextField.tsx'
import { mobileProblemText, nameProblemText } from './problemTexts.ts'
import { useFareField, type Validates } from './useFareField.ts'

const useCallingCode = (): string =>
  `+${useAppSelector(({ market }) => market.country.phone.callingCode)}`

type FieldProps = {
  readonly value: string
  /** In words; null where there is nothing to say. */
  readonly error: string | null
  readonly onEdit: (typed: string) => void
  readonly onLeave: () => void
}

type NameFieldProps = FieldProps & { readonly required: boolean }

const NameField = ({ value, error, required, onEdit, onLeave }: NameFieldProps) => {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('fare.contact.name')}
      name="name"
      autoComplete="name"
      autoCapitalize="words"
      enterKeyHint="next"
      required={required}
      value={value}
      error={error}
      onChange={({ target }) => onEdit(target.value)}
      onBlur={onLeave}
    />
  )
}

const MobileField = ({ value, error, onEdit, onLeave }: FieldProps) => {
  const { t } = useTranslation()
  const callingCode = useCallingCode()
  return (
    <TextField
      label={t('fare.contact.mobile')}
      name="mobile"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      enterKeyHint="done"
      required
      prefix={callingCode}
      value={value}
      error={error}
      onChange={({ target }) => onEdit(target.value)}
      onBlur={onLeave}
    />
  )
}

type GuestField = 'name' | 'mobile'

export type GuestContactProps = {
  readonly input: Readonly<Record<GuestField, string>>
  /** In words; null where there is nothing to say. */
  readonly errors: Readonly<Record<GuestField, string | null>>
  readonly edit: (field: GuestField, value: string) => void
  readonly leave: (field: GuestField) => void
}

/** Name and mobile of somebody whom nobody knows yet. */
export const GuestContact = ({ input, errors, edit, leave }: GuestContactProps) => (
  <>
    <NameField
      required
      value={input.name}
      error={errors.name}
      onEdit={(name) => edit('name', name)}
      onLeave={() => leave('name')}
    />
    <MobileField
      value={input.mobile}
      error={errors.mobile}
      onEdit={(mobile) => edit('mobile', mobile)}
      onLeave={() => leave('mobile')}
    />
  </>
)

type FareFieldProps = { readonly validates: Validates }

const FareName = ({ validates, required }: FareFieldProps & { readonly required: boolean }) => {
  const { t } = useTranslation()
  const { value, problem, edit, leave } = useFareField('name', validates)
  return (
    <NameField
      required={required}
      value={value}
      error={nameProblemText(t, problem)}
      onEdit={edit}
      onLeave={leave}
    />
  )
}

const FareMobile = ({ validates }: FareFieldProps) => {
  const { t } = useTranslation()
  const { value, problem, edit, leave } = useFareField('mobile', validates)
  return (
    <MobileField
      value={value}
      error={mobileProblemText(t, problem)}
      onEdit={edit}
      onLeave={leave}
    />
  )
}

const KnownContact = ({
  name,
  mobile,
  validates,
}: Pick<Customer, 'name' | 'mobile'> & FareFieldProps) => {
  const { t } = useTranslation()
  const callingCode = useCallingCode()
  return (
    <>
      {name === '' ? (
        <FareName required={false} validates={validates} />
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

/**
 * Name and mobile: a guest gives them, a customer's are shown as they are known (spec 1 §6). Each
 * field hears of itself alone: a letter renders one of them.
 */
export const ContactFields = ({ validates }: FareFieldProps) => {
  const session = useAppSelector((state) => state.session)
  switch (session.status) {
    case 'guest':
    case 'restoring':
      return (
        <>
          <FareName required validates={validates} />
          <FareMobile validates={validates} />
        </>
      )
    case 'customer': {
      const { name, mobile } = session.customer
      return <KnownContact name={name} mobile={mobile} validates={validates} />
    }
  }
}
