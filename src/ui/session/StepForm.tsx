import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { focusIn } from '../app/focus/focusIn.ts'
import { ToldProblem } from '../design/Announcer.tsx'
import css from './AuthDialog.module.css'

type Props = {
  readonly id: string
  /** What the step is called: whoever cannot see it change hears it. */
  readonly label: string
  /** The store's form; a new one is looked at for what is wrong. */
  readonly form: { readonly phase: { readonly status: string } }
  readonly onSubmit: () => void
  /** What finds a field that keeps the form from being sent. */
  readonly problem?: string
  readonly children: ReactNode
}

const beginning = '[data-autofocus]'

/**
 * A step's fields: the focus starts on the first, and goes to what must be mended after a submit,
 * also after that of a later step.
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
    // What is refused as a whole has no field that is wrong.
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
