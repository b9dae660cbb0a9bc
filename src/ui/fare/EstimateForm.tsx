import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { estimateRequested } from '../../application/fare/fareForm.slice.ts'
import { useProblemFocus } from '../app/focus/useProblemFocus.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { ToldProblem } from '../design/Announcer.tsx'
import { classes } from '../design/classes.ts'
import css from './EstimateForm.module.css'

type Props = {
  /** Visible while a submit runs, but not editable. */
  readonly fields: ReactNode
  /** The submit button and the outcome. */
  readonly action: ReactNode
  readonly className?: string | undefined
  readonly fieldsClassName?: string | undefined
}

/** The form around any layout's fields. It submits, and moves the focus to the first error. */
export const EstimateForm = ({ fields, action, className, fieldsClassName }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  // A new object with each refused submit, but not with a keystroke.
  const phase = useAppSelector(({ fareForm }) => fareForm.form.phase)
  const submitting = phase.status === 'submitting'
  const { element, submit } = useProblemFocus(
    useMemo(() => ({ phase }), [phase]),
    () => dispatch(estimateRequested()),
  )
  return (
    <form
      ref={element}
      className={classes(css.form, className)}
      aria-label={t('fare.form')}
      // Takes the focus when a guest is recognised and the field that had it goes away.
      tabIndex={-1}
      noValidate
      // Submitted before its script has loaded, the form must neither leave the page nor put its fields into the URL.
      method="dialog"
      onSubmit={submit}
    >
      <fieldset className={classes(css.fields, fieldsClassName)} disabled={submitting}>
        {fields}
      </fieldset>
      {action}
      <ToldProblem />
    </form>
  )
}
