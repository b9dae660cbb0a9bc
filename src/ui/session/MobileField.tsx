import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../app/store.ts'
import { TextField, type TextFieldProps } from '../design/TextField.tsx'

type Props = Pick<TextFieldProps, 'value' | 'error' | 'readOnly' | 'enterKeyHint' | 'onBlur'> & {
  /** Where the step's focus starts. */
  readonly isFirst?: boolean
  readonly onEdit: (mobile: string) => void
}

/** A phone number of the page's country. It takes what autofill brings and cuts nothing off. */
export const MobileField = ({ isFirst = false, onEdit, ...rest }: Props) => {
  const { t } = useTranslation()
  const callingCode = useAppSelector(({ market }) => market.country.phone.callingCode)
  return (
    <TextField
      {...rest}
      label={t('session.field.mobile')}
      name="mobile"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      required
      prefix={`+${callingCode}`}
      data-autofocus={isFirst ? '' : undefined}
      onChange={({ target }) => onEdit(target.value)}
    />
  )
}
