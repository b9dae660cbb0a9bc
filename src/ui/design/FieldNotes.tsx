import type { ReactNode } from 'react'
import css from './FieldNotes.module.css'
import { Icon } from './Icon.tsx'

export type FieldNotesProps = {
  readonly errorId: string
  readonly hintId?: string
  readonly error?: string | null | undefined
  readonly hint?: ReactNode
}

/**
 * The note under a control: its error, else its hint. A control that can have an error reserves the
 * element from the start, so that an error can show before the script is loaded
 * (src/ui/app/ahead/sayAhead.ts).
 */
export const FieldNotes = ({ errorId, hintId, error, hint }: FieldNotesProps) => (
  <>
    {error !== undefined && (
      <p id={errorId} className={css.error} hidden={!error}>
        <Icon name="alert" size="small" />
        <span data-said="" suppressHydrationWarning>
          {error ?? ''}
        </span>
      </p>
    )}
    {!error && hint && (
      <p id={hintId} className={css.hint}>
        {hint}
      </p>
    )}
  </>
)
