import { isAhead } from './heldTaps.ts'

/** The error text for a value, or null. */
export type Judge = (typed: string) => string | null

const describe = (input: Element, noteId: string, isDescribed: boolean): void => {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
  const others = ids.filter((id) => id !== '' && id !== noteId)
  const all = isDescribed ? [...others, noteId] : others
  if (all.length === 0) input.removeAttribute('aria-describedby')
  else input.setAttribute('aria-describedby', all.join(' '))
}

const say = (input: Element, words: string | null): void => {
  const box = input.closest('[data-field-box]')?.parentElement
  const place = box?.querySelector('[data-said]')
  if (!place?.parentElement) return
  const note = place.parentElement
  place.textContent = words ?? ''
  note.hidden = words === null
  describe(input, note.id, words !== null)
  if (words === null) input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
}

/** Removes the error of a field: the form knows more by now, and shows the errors that remain. */
export const unsay = (field: Element): void => say(field, null)

/** Whether the field shows an error. */
export const isSaidAhead = (field: Element): boolean =>
  field.getAttribute('aria-invalid') === 'true'

/**
 * Validates fields, by name, whose script is not loaded yet, when they are left; an edit clears the
 * error (spec 1 §4). The bar validates from the first letter, but only once its script is loaded: a
 * form that is not ready does not interrupt anyone.
 */
export const sayAhead = (page: Document, judges: ReadonlyMap<string, Judge>): void => {
  const look = (input: EventTarget | null, isLeft: boolean) => {
    if (!(input instanceof HTMLInputElement) || !isAhead(input)) return
    const judge = judges.get(input.name)
    if (judge !== undefined) say(input, isLeft ? judge(input.value) : null)
  }
  page.addEventListener('focusout', ({ target }) => look(target, true))
  page.addEventListener('input', ({ target }) => look(target, false))
  // The visitor may have typed before this script ran. What was typed and left by then is validated
  // now.
  for (const input of page.querySelectorAll('input')) {
    if (input.value !== input.defaultValue && input !== page.activeElement) look(input, true)
  }
}
