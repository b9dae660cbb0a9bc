import { type SyntheticEvent, useEffect, useRef } from 'react'
import { isFocusLost } from '../../design/leavesFocus.ts'
import { firstProblem, focusIn, submitButton } from './focusIn.ts'

type Submitted = { readonly phase: { readonly status: string } }

/** The button may stand at the foot of the form's dialog. */
const around = (form: Element | null) => form?.closest('dialog') ?? form

/**
 * Keeps the focus of a form where it helps: at what must be mended, once a submit that was asked for
 * has ended; at the button, when a failure is dismissed and takes the focus along. `form` is the
 * store's: a new one is looked at for what is wrong. `send` asks for the submit.
 */
export const useProblemFocus = (form: Submitted, send: () => void) => {
  const element = useRef<HTMLFormElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (!wasAsked.current) return
    // Disabled fields let the focus fall: it waits on the button.
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
