import type { ReactNode } from 'react'
import css from './FieldNotes.module.css'
import { Icon } from './Icon.tsx'

export type FieldNotesProps = {
  readonly errorId: string
  readonly hintId: string
  readonly error?: string | null | undefined
  readonly hint?: ReactNode
}

/** What stands under a control: its error, else its hint. */
export const FieldNotes = ({ errorId, hintId, error, hint }: FieldNotesProps) => {
  if (error)
    return (
      <p id={errorId} className={css.error}>
        <Icon name="alert" size="small" />
        <span>{error}</span>
      </p>
    )
  if (hint)
    return (
      <p id={hintId} className={css.hint}>
        {hint}
      </p>
    )
  return null
}
