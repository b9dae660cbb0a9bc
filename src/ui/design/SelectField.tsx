import { type ComponentPropsWithRef, useId } from 'react'
import { classes } from './classes.ts'
import css from './Field.module.css'
import { FieldNotes } from './FieldNotes.tsx'
import { describedBy, type FieldParts } from './fieldParts.ts'
import { Icon } from './Icon.tsx'

export type SelectOption = {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

export type SelectFieldProps = Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'style' | 'size' | 'multiple' | 'children'
> &
  Omit<FieldParts, 'action'> & {
    readonly options: readonly SelectOption[]
    /** The first entry, which cannot be chosen. Its value is the empty string. */
    readonly placeholder?: string | undefined
  }

/** The platform's own select, styled as a field. */
export const SelectField = ({
  label,
  options,
  placeholder,
  error,
  hint,
  icon,
  disabled,
  ...rest
}: SelectFieldProps) => {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  return (
    <div className={css.field}>
      <div
        className={classes(css.box, error && css.invalid, disabled && css.disabled)}
        data-field-box=""
      >
        {icon && <span className={classes(css.icon, css.over)}>{icon}</span>}
        <label
          htmlFor={`${id}-select`}
          className={classes(css.label, css.above, icon ? css.aside : false)}
        >
          {label}
        </label>
        <select
          {...rest}
          id={`${id}-select`}
          disabled={disabled}
          className={classes(
            css.select,
            icon ? css.indented : false,
            rest.value === '' && css.placeholder,
          )}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(
            rest['aria-describedby'],
            error ? errorId : hint ? hintId : false,
          )}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={css.chevron}>
          <Icon name="chevron-down" />
        </span>
      </div>
      <FieldNotes errorId={errorId} hintId={hintId} error={error} hint={hint} />
    </div>
  )
}
