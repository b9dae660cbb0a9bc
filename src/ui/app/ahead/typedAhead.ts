import { isSaidAhead, unsay } from './sayAhead.ts'

type Redo = () => void

type Field = HTMLInputElement | HTMLSelectElement

const isTicked = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio'

/**
 * Makes React forget what was typed before hydration: it only takes an event as a change if the value differs from
 * the one that it saw last, which it keeps there.
 */
const forget = (input: HTMLInputElement, initial: string): void => {
  const seen: unknown = Reflect.get(input, '_valueTracker')
  if (typeof seen !== 'object' || seen === null || !('setValue' in seen)) return
  if (typeof seen.setValue === 'function') Reflect.apply(seen.setValue, seen, [initial])
}

const typed = (sent: HTMLInputElement, input: HTMLInputElement): Redo | null => {
  const { value, defaultValue, selectionStart, selectionEnd } = sent
  if (value === defaultValue) return null
  return () => {
    // A field that has it already is not written: that would end a word that is being composed, and the input method
    // would add it once more. A new field has it not, nor one that the replay of another has had written.
    if (input.value !== value) {
      input.value = value
      if (input === document.activeElement) input.setSelectionRange(selectionStart, selectionEnd)
    }
    forget(input, defaultValue)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const ticked = (sent: HTMLInputElement, input: HTMLInputElement): Redo | null => {
  const { checked, defaultChecked, type } = sent
  // Only the chosen radio of a group counts, not the one that lost its check.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return null
  return () => {
    input.checked = defaultChecked
    input.click()
  }
}

const chosen = (sent: HTMLSelectElement, select: HTMLSelectElement): Redo | null => {
  const { value, options } = sent
  const first = [...options].find((option) => option.defaultSelected) ?? options[0]
  if (value === (first?.value ?? '')) return null
  return () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

const entered = (sent: Field, field: Field): Redo | null => {
  if (sent instanceof HTMLSelectElement && field instanceof HTMLSelectElement)
    return chosen(sent, field)
  if (sent instanceof HTMLSelectElement || field instanceof HTMLSelectElement) return null
  return isTicked(sent) ? ticked(sent, field) : typed(sent, field)
}

/**
 * Remembers the fields of a part of the page before its script acts on it. If a browser's extension
 * has changed the part, React renders it anew, and new fields take the places of these.
 *
 * The returned function reads what was entered before the script was loaded, and removes the errors
 * shown there. Call it before anything is rerendered. The function that it returns replays the input
 * field by field, as if it happened then: what was typed, and who has the focus. A field with an
 * error (`sayAhead`) counts as left, even if it has the focus. Text and caret stay as they are.
 */
export const typedAhead = (part: Element): (() => Redo) => {
  const fieldsIn = () => [...part.querySelectorAll<Field>('input, select')]
  const sentFields = fieldsIn()
  const focusedAhead = document.activeElement
  return () => {
    const fields = fieldsIn()
    const entries = sentFields.flatMap((sent, at) => {
      // One that React has replaced still has what was entered into it.
      const field = sent.isConnected ? sent : fields[at]
      if (field?.type !== sent.type) return []
      const redo = entered(sent, field)
      const isSaid = isSaidAhead(sent)
      // React expects the field without an error. From here on that is true, and the form shows what
      // the store has.
      if (isSaid) unsay(sent)
      return [{ field, redo, isSaid, isFocusLost: sent === focusedAhead && sent !== field }]
    })
    return () => {
      for (const { field, redo, isSaid, isFocusLost } of entries) {
        if (!field.isConnected) continue
        // Not from a visitor who went on while React was rendering.
        if (isFocusLost && document.activeElement === document.body) field.focus()
        redo?.()
        if (isSaid || (redo !== null && field !== document.activeElement)) {
          field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
        }
      }
      const focused = document.activeElement
      if (focused !== null && part.contains(focused)) {
        focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      }
    }
  }
}
