import { type ComponentPropsWithRef, useId } from 'react'
import { classes } from './classes.ts'
import css from './Field.module.css'
import { FieldNotes } from './FieldNotes.tsx'
import { describedBy, type FieldParts } from './fieldParts.ts'
import { Icon, type IconName } from './Icon.tsx'

export type FieldButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'value' | 'type'
> &
  Omit<FieldParts, 'action'> & {
    /** The chosen value as text; if empty, the placeholder shows. */
    readonly value: string
    readonly placeholder?: string | undefined
    /** The icon at its end, which says that there is something to choose. */
    readonly sign?: IconName
  }

/** A field whose value is chosen elsewhere, in a dialog: a button that looks like a field. */
export const FieldButton = ({
  label,
  value,
  placeholder,
  error,
  hint,
  icon,
  sign,
  disabled,
  ...rest
}: FieldButtonProps) => {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  return (
    <div className={css.field}>
      <div
        className={classes(css.box, error && css.invalid, disabled && css.disabled)}
        data-field-box=""
      >
        <button
          aria-haspopup="dialog"
          {...rest}
          type="button"
          disabled={disabled}
          className={classes(css.main, css.press)}
          aria-describedby={describedBy(
            rest['aria-describedby'],
            error ? errorId : hint ? hintId : false,
          )}
        >
          {icon && <span className={css.icon}>{icon}</span>}
          <span className={css.stack}>
            <span className={css.label}>{label}</span>{' '}
            <span
              className={classes(css.value, value === '' && css.placeholder)}
              title={value === '' ? undefined : value}
            >
              {value === '' ? placeholder : value}
            </span>
          </span>
          {sign && (
            <span className={css.icon}>
              <Icon name={sign} />
            </span>
          )}
        </button>
      </div>
      <FieldNotes errorId={errorId} hintId={hintId} error={error} hint={hint} />
    </div>
  )
}
