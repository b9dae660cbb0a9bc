import type { TextFieldProps } from '../design/TextField.tsx'

/** What the fields of a person's contact have in common. */
export type ContactFieldProps = Pick<
  TextFieldProps,
  'label' | 'value' | 'defaultValue' | 'ref' | 'error' | 'readOnly' | 'required' | 'enterKeyHint'
> & {
  /** Whether the focus of a dialog starts here. */
  readonly isFirst?: boolean
  /** Whether it is about whoever fills it in: the browser offers what it knows of them. */
  readonly isSelf?: boolean
  readonly onEdit: (typed: string) => void
  readonly onLeave: () => void
}
