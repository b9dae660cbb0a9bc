import { useEffect, useRef } from 'react'
import { focusIn } from '../session/focusIn.ts'

type Submitted = { readonly phase: { readonly status: string } }

const isLost = () => document.activeElement === document.body

/**
 * Keeps the focus of a form where it helps: at what must be mended, once a submit that was asked for
 * has ended; at the button, when a failure is dismissed and takes the focus along. `form` is the
 * store's: a new one is looked at for what is wrong.
 */
export const useProblemFocus = (form: Submitted) => {
  const element = useRef<HTMLFormElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (!wasAsked.current || form.phase.status === 'submitting') return
    wasAsked.current = false
    focusIn(element.current, '[aria-invalid="true"], [data-problem]')
  }, [form])

  const hasFailed = form.phase.status === 'failed'
  const hadFailed = useRef(false)
  useEffect(() => {
    // The button may stand at the foot of the form's dialog.
    const around = element.current?.closest('dialog') ?? element.current
    if (hadFailed.current && !hasFailed && isLost()) focusIn(around, 'button[type="submit"]')
    hadFailed.current = hasFailed
  }, [hasFailed])

  return {
    element,
    /** A submit was asked for. */
    ask: () => {
      wasAsked.current = true
    },
  }
}
