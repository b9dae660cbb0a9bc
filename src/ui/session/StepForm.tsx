import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { focusIn } from '../app/focus/focusIn.ts'
import { ToldProblem } from '../design/Announcer.tsx'
import css from './AuthDialog.module.css'

type Props = {
  readonly id: string
  /** The step's name, announced when the step changes. */
  readonly label: string
  /** The store's form. Each new one is checked for problems. */
  readonly form: { readonly phase: { readonly status: string } }
  readonly onSubmit: () => void
  /** The selector of a field that prevents the submit. */
  readonly problem?: string
  readonly children: ReactNode
}

const beginning = '[data-autofocus]'

/**
 * The fields of a step. The focus starts on the first, and moves to what must be corrected after a
 * submit, even after that of a later step.
 */
export const StepForm = ({
  id,
  label,
  form,
  onSubmit,
  problem = '[aria-invalid="true"]',
  children,
}: Props) => {
  const element = useRef<HTMLFormElement>(null)
  const asked = useRef(false)
  const start = useRef(form.phase.status === 'failed' ? problem : beginning)

  useEffect(() => {
    // If the form was refused as a whole, no field is wrong.
    const isThere = element.current?.querySelector(start.current) != null
    focusIn(element.current, isThere ? start.current : beginning)
  }, [])

  useEffect(() => {
    if (!asked.current || form.phase.status === 'submitting') return
    asked.current = false
    focusIn(element.current, problem)
  }, [form, problem])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    asked.current = true
    onSubmit()
  }
  return (
    <form
      ref={element}
      id={id}
      className={css.fields}
      aria-label={label}
      noValidate
      onSubmit={submit}
    >
      {children}
      <ToldProblem />
    </form>
  )
}
