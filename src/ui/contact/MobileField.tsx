import { useAppSelector } from '../app/store.ts'
import { TextField } from '../design/TextField.tsx'
import type { ContactFieldProps } from './contactField.ts'

type Props = ContactFieldProps & {
  /** Of the number's country; by default the page's own. */
  readonly callingCode?: string
}

/** A phone number of one country. It accepts whatever autofill fills in, and truncates nothing. */
export const MobileField = ({
  isFirst = false,
  isSelf = true,
  callingCode,
  onEdit,
  onLeave,
  ...rest
}: Props) => {
  const here = useAppSelector(({ market }) => market.country.phone.callingCode)
  return (
    <TextField
      enterKeyHint="done"
      required
      {...rest}
      name="mobile"
      type="tel"
      inputMode="tel"
      autoComplete={isSelf ? 'tel-national' : 'off'}
      prefix={`+${callingCode ?? here}`}
      data-autofocus={isFirst ? '' : undefined}
      onChange={({ target }) => onEdit(target.value)}
      onBlur={onLeave}
    />
  )
}
