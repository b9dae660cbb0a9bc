import type { TextFieldProps } from '../design/TextField.tsx'

/** The common props of a person's contact fields. */
export type ContactFieldProps = Pick<
  TextFieldProps,
  'label' | 'value' | 'defaultValue' | 'ref' | 'error' | 'readOnly' | 'required' | 'enterKeyHint'
> & {
  /** Whether a dialog's focus starts here. */
  readonly isFirst?: boolean
  /** Whether visitors enter their own contact: then the browser offers autofill. */
  readonly isSelf?: boolean
  readonly onEdit: (typed: string) => void
  readonly onLeave: () => void
}
