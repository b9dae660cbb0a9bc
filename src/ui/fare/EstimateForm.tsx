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
  /** The button and what came of it. */
  readonly action: ReactNode
  readonly className?: string | undefined
  readonly fieldsClassName?: string | undefined
}

/** The form around any layout's fields: submits, and brings the focus to what must be mended. */
export const EstimateForm = ({ fields, action, className, fieldsClassName }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  // Each submit that is refused makes another one; a letter makes none.
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
      // Where a guest's field leaves the focus as they are recognised.
      tabIndex={-1}
      noValidate
      // Sent before its script is here it does nothing: it neither leaves the page nor shows in an address.
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
