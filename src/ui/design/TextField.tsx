import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import css from './Field.module.css'
import { FieldNotes } from './FieldNotes.tsx'
import { describedBy, type FieldParts } from './fieldParts.ts'

export type TextFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'size' | 'prefix' | 'children'
> &
  FieldParts & {
    /** Text before the value, such as a country prefix. Only shown, never part of the value. */
    readonly prefix?: ReactNode
  }

/** A line of typed text. Passes everything else on to the native input. */
export const TextField = ({
  label,
  error,
  hint,
  icon,
  action,
  prefix,
  disabled,
  type = 'text',
  ...rest
}: TextFieldProps) => {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const prefixId = `${id}-prefix`
  return (
    <div className={css.field}>
      <div
        className={classes(css.box, error && css.invalid, disabled && css.disabled)}
        data-field-box=""
      >
        <label className={css.main}>
          {icon && <span className={css.icon}>{icon}</span>}
          <span className={css.stack}>
            <span id={`${id}-label`} className={css.label}>
              {label}
            </span>
            <span className={css.entry}>
              {prefix && (
                <span id={prefixId} className={css.prefix}>
                  {prefix}
                </span>
              )}
              <span className={css.typed}>
                <input
                  {...rest}
                  type={type}
                  disabled={disabled}
                  className={css.input}
                  aria-labelledby={`${id}-label`}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={describedBy(
                    rest['aria-describedby'],
                    prefix ? prefixId : false,
                    error ? errorId : hint ? hintId : false,
                  )}
                />
              </span>
            </span>
          </span>
        </label>
        {action && <span className={css.action}>{action}</span>}
      </div>
      <FieldNotes errorId={errorId} hintId={hintId} error={error} hint={hint} />
    </div>
  )
}
