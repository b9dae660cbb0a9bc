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
 * What stands under a control: its error, else its hint. A control that may be wrong has the place for
 * it from the start, so that it can be told of before the script is there (src/ui/app/ahead/sayAhead.ts).
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
