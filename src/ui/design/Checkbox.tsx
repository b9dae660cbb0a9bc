import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import css from './Checkbox.module.css'
import { classes } from './classes.ts'
import { FieldNotes } from './FieldNotes.tsx'
import { describedBy } from './fieldParts.ts'

export type CheckboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'children'
> & {
  /** May hold links; they do not toggle the box. */
  readonly label: ReactNode
  readonly error?: string | null | undefined
  readonly hint?: ReactNode
}

/** A native checkbox with its words beside it. */
export const Checkbox = ({ label, error, hint, ...rest }: CheckboxProps) => {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  return (
    <div>
      <label className={classes(css.row, error && css.invalid)}>
        <input
          {...rest}
          type="checkbox"
          className={css.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(
            rest['aria-describedby'],
            error ? errorId : hint ? hintId : false,
          )}
        />
        <span className={css.words}>{label}</span>
      </label>
      <FieldNotes errorId={errorId} hintId={hintId} error={error} hint={hint} />
    </div>
  )
}
