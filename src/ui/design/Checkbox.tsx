import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import css from './Checkbox.module.css'
import { classes } from './classes.ts'
import { FieldNotes } from './FieldNotes.tsx'
import { describedBy } from './fieldParts.ts'

export type CheckboxProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'className' | 'style' | 'type' | 'children'
> & {
  /** May contain links; they do not toggle the box. */
  readonly label: ReactNode
  readonly error?: string | null | undefined
  /** Whether it stands for several, of which some are checked and some are not. */
  readonly indeterminate?: boolean | undefined
}

/** A native checkbox with its label. */
export const Checkbox = ({ label, error, indeterminate = false, ...rest }: CheckboxProps) => {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div>
      <label className={classes(css.row, error && css.invalid)}>
        <input
          {...rest}
          // This state has no attribute, so it is set on the element.
          ref={(box) => {
            if (box !== null) box.indeterminate = indeterminate
          }}
          type="checkbox"
          className={css.box}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(rest['aria-describedby'], error ? errorId : false)}
        />
        <span className={css.words}>{label}</span>
      </label>
      <FieldNotes errorId={errorId} error={error} />
    </div>
  )
}
