import { isSaidAhead, unsay } from './sayAhead.ts'

type Redo = () => void

const isTicked = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio'

/** Sets the value without the element's own property setter, which React replaces. */
const setUnseen = (input: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
}

// React only takes an event as a change if the value differs from the one that it saw last, and
// what it saw last is what was typed before hydration.
const typed = (input: HTMLInputElement): Redo | null => {
  const { value, defaultValue, selectionStart, selectionEnd } = input
  if (value === defaultValue) return null
  return () => {
    input.value = defaultValue
    setUnseen(input, value)
    if (input === document.activeElement) input.setSelectionRange(selectionStart, selectionEnd)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const ticked = (input: HTMLInputElement): Redo | null => {
  const { checked, defaultChecked, type } = input
  // Only the chosen radio of a group counts, not the one that lost its check.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return null
  return () => {
    input.checked = defaultChecked
    input.click()
  }
}

const chosen = (select: HTMLSelectElement): Redo | null => {
  const { value, options } = select
  const first = [...options].find((option) => option.defaultSelected) ?? options[0]
  if (value === (first?.value ?? '')) return null
  return () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

const entered = (field: Element): Redo | null => {
  if (field instanceof HTMLSelectElement) return chosen(field)
  if (!(field instanceof HTMLInputElement)) return null
  return isTicked(field) ? ticked(field) : typed(field)
}

const nothing: Redo = () => undefined

/**
 * Reads what was entered into a part of the page before its script was loaded, and removes the
 * errors shown there. Call it before anything is rerendered. The returned function replays the
 * input field by field, as if it happened then: what was typed, and who has the focus. A field with
 * an error (`sayAhead`) counts as left, even if it has the focus. Text and caret stay as they are.
 */
export const typedAhead = (part: Element): Redo => {
  const entries = [...part.querySelectorAll('input, select')].flatMap((field) => {
    const redo = entered(field)
    const isSaid = isSaidAhead(field)
    // React expects the field without an error. From here on that is true, and the form shows what
    // the store has.
    if (isSaid) unsay(field)
    return redo === null && !isSaid ? [] : [{ field, redo: redo ?? nothing, isSaid }]
  })
  return () => {
    for (const { field, redo, isSaid } of entries) {
      if (!field.isConnected) continue
      redo()
      if (isSaid || field !== document.activeElement) {
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      }
    }
    const focused = document.activeElement
    if (focused !== null && part.contains(focused)) {
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    }
  }
}
