import { isSaidAhead, unsay } from './sayAhead.ts'

type Tell = () => void

const isTicked = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio'

/** Sets a value past whoever watches the element's own property. */
const setUnseen = (input: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
}

// React takes an event for a change only where the value is another than the one that it saw last,
// and what it saw last is what was typed before it looked.
const typed = (input: HTMLInputElement): Tell | null => {
  const { value, defaultValue, selectionStart, selectionEnd } = input
  if (value === defaultValue) return null
  return () => {
    input.value = defaultValue
    setUnseen(input, value)
    if (input === document.activeElement) input.setSelectionRange(selectionStart, selectionEnd)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const ticked = (input: HTMLInputElement): Tell | null => {
  const { checked, defaultChecked, type } = input
  // Of a group the one that was left says nothing: the chosen one does.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return null
  return () => {
    input.checked = defaultChecked
    input.click()
  }
}

const chosen = (select: HTMLSelectElement): Tell | null => {
  const { value, options } = select
  const first = [...options].find((option) => option.defaultSelected) ?? options[0]
  if (value === (first?.value ?? '')) return null
  return () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

const entered = (field: Element): Tell | null => {
  if (field instanceof HTMLSelectElement) return chosen(field)
  if (!(field instanceof HTMLInputElement)) return null
  return isTicked(field) ? ticked(field) : typed(field)
}

const nothing: Tell = () => undefined

/**
 * Reads what was entered in a part of the page before its script was there, and takes back what was said
 * of it: to be called before anything is rendered anew. The answer tells the script of it, field by field, as if it happened then: what was typed, which field was left, and which one
 * has the focus. A field that is said to be wrong already (`sayAhead`) was left once, whoever has the
 * focus now. Text and caret stay as they are.
 */
export const typedAhead = (part: Element): Tell => {
  const tells = [...part.querySelectorAll('input, select')].flatMap((field) => {
    const tell = entered(field)
    const isSaid = isSaidAhead(field)
    // React believes of the field that nothing was said: from here on it is right, and says itself what the store has.
    if (isSaid) unsay(field)
    return tell === null && !isSaid ? [] : [{ field, tell: tell ?? nothing, isSaid }]
  })
  return () => {
    for (const { field, tell, isSaid } of tells) {
      if (!field.isConnected) continue
      tell()
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
