import { TextField } from '../design/TextField.tsx'
import type { ContactFieldProps } from './contactField.ts'

/** A person's name. */
export const NameField = ({
  isFirst = false,
  isSelf = true,
  onEdit,
  onLeave,
  ...rest
}: ContactFieldProps) => (
  <TextField
    enterKeyHint="next"
    required
    {...rest}
    name="name"
    autoComplete={isSelf ? 'name' : 'off'}
    autoCapitalize="words"
    data-autofocus={isFirst ? '' : undefined}
    onChange={({ target }) => onEdit(target.value)}
    onBlur={onLeave}
  />
)
