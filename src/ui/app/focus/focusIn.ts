import { intoSight } from './intoSight.ts'

/** The button that submits a form, and the first element that must be corrected. */
export const submitButton = 'button[type="submit"]'
export const firstProblem = '[aria-invalid="true"], [data-problem]'

/**
 * Focuses the first element of a part that matches a selector, and scrolls a field into sight
 * together with the message under it, where an on-screen keyboard begins. A screen reader does not
 * read a field out again that already has the focus, because its form was submitted with Enter. In
 * that case the form's `ToldProblem` says what is wrong, until the field is changed or left.
 */
export const focusIn = (part: Element | null, selector: string): void => {
  const found = part?.querySelector(selector)
  if (!(found instanceof HTMLElement)) return
  const told = part?.querySelector('[data-told]')
  // A radio's error belongs to its group.
  if (told && found.matches(':focus') && found.closest(firstProblem)) {
    // The first invalid field has the first message.
    told.textContent = part?.querySelector('p:not([hidden]) > [data-said]')?.textContent ?? ''
    found.oninput = found.onblur = () => {
      told.textContent = ''
    }
  }
  found.focus()
  intoSight(found.closest('[data-field-box]')?.parentElement)
}
