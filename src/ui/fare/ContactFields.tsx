import { useTranslation } from 'react-i18next'
import type { Customer } from '../../application/session/session.slice.ts'
import { useAppSelector } from '../app/store.ts'
import { TextField } from '../design/TextField.tsx'
import { mobileProblemText, nameProblemText } from './problemTexts.ts'
import { useFareField, type Validates } from './useFareField.ts'

const useCallingCode = (): string =>
  `+${useAppSelector(({ market }) => market.country.phone.callingCode)}`

type NameFieldProps = {
  readonly value: string
  readonly error: string | null
  readonly required: boolean
  readonly onEdit: (name: string) => void
  readonly onLeave: () => void
}

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

type GuestField = 'name' | 'mobile'

export type GuestContactProps = {
  readonly input: Readonly<Record<GuestField, string>>
  /** In words; null where there is nothing to say. */
  readonly errors: Readonly<Record<GuestField, string | null>>
  readonly edit: (field: GuestField, value: string) => void
  readonly leave: (field: GuestField) => void
}

/** Name and mobile of somebody whom nobody knows yet. */
export const GuestContact = ({ input, errors, edit, leave }: GuestContactProps) => {
  const { t } = useTranslation()
  const callingCode = useCallingCode()
  return (
    <>
      <NameField
        required
        value={input.name}
        error={errors.name}
        onEdit={(name) => edit('name', name)}
        onLeave={() => leave('name')}
      />
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
        error={errors.mobile}
        onChange={({ target }) => edit('mobile', target.value)}
        onBlur={() => leave('mobile')}
      />
    </>
  )
}

type KnownProps = Pick<Customer, 'name' | 'mobile'> & GuestContactProps

const KnownContact = ({ name, mobile, input, errors, edit, leave }: KnownProps) => {
  const { t } = useTranslation()
  const callingCode = useCallingCode()
  return (
    <>
      {name === '' ? (
        <NameField
          required={false}
          value={input.name}
          error={errors.name}
          onEdit={(given) => edit('name', given)}
          onLeave={() => leave('name')}
        />
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
  const { t } = useTranslation()
  const session = useAppSelector((state) => state.session)
  const fields = {
    name: useFareField('name', validates),
    mobile: useFareField('mobile', validates),
  }
  const input = { name: fields.name.value, mobile: fields.mobile.value }
  const edit = (field: GuestField, value: string) => fields[field].edit(value)
  const leave = (field: GuestField) => fields[field].leave()
  const errors = {
    name: nameProblemText(t, fields.name.problem),
    mobile: mobileProblemText(t, fields.mobile.problem),
  }
  switch (session.status) {
    case 'guest':
    case 'restoring':
      return <GuestContact input={input} errors={errors} edit={edit} leave={leave} />
    case 'customer': {
      const { name, mobile } = session.customer
      return (
        <KnownContact
          name={name}
          mobile={mobile}
          input={input}
          errors={errors}
          edit={edit}
          leave={leave}
        />
      )
    }
  }
}
