import { type SyntheticEvent, useEffect, useRef } from 'react'
import { isFocusLost } from '../../design/leavesFocus.ts'
import { firstProblem, focusIn, submitButton } from './focusIn.ts'

type Submitted = { readonly phase: { readonly status: string } }

/** The button may be in the footer of the form's dialog. */
const around = (form: Element | null) => form?.closest('dialog') ?? form

/**
 * Keeps the focus of a form where it helps: on what must be corrected, once a submit has ended; on
 * the button, when a dismissed failure takes the focus along. Each new `form` from the store is
 * checked for problems. `send` submits the form.
 */
export const useProblemFocus = (form: Submitted, send: () => void) => {
  const element = useRef<HTMLFormElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (!wasAsked.current) return
    // A field that is disabled loses the focus, so the button takes it meanwhile.
    if (form.phase.status === 'submitting') {
      focusIn(around(element.current), submitButton)
      return
    }
    wasAsked.current = false
    focusIn(element.current, firstProblem)
  }, [form])

  const hasFailed = form.phase.status === 'failed'
  const hadFailed = useRef(false)
  useEffect(() => {
    if (hadFailed.current && !hasFailed && isFocusLost())
      focusIn(around(element.current), submitButton)
    hadFailed.current = hasFailed
  }, [hasFailed])

  return {
    element,
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      wasAsked.current = true
      send()
    },
  }
}
