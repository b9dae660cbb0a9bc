import { intoSight } from './intoSight.ts'

/** What sends a form, and what of it has to be mended first. */
export const submitButton = 'button[type="submit"]'
export const firstProblem = '[aria-invalid="true"], [data-problem]'

/** Says what is wrong with the field that has the focus in the form's `ToldProblem`, until the field is left. */
const tellIn = (form: Element, field: HTMLElement): void => {
  const told = form.querySelector('[data-told]')
  if (!told) return
  // The first field that is wrong has the first of the words.
  told.textContent = form.querySelector('p:not([hidden]) > [data-said]')?.textContent ?? ''
  field.onblur = () => {
    told.textContent = ''
  }
}

/**
 * Focuses the first element of a part that a selector finds, if there is one, and brings a field into sight
 * with what is said of it, which stands under it: there an open keyboard begins. A field that has the focus
 * already, because its form was sent by Enter, would neither be scrolled nor read out by that.
 */
export const focusIn = (part: Element | null, selector: string): void => {
  const found = part?.querySelector(selector)
  if (!part || !(found instanceof HTMLElement)) return
  if (found.matches(':focus')) tellIn(part, found)
  found.focus()
  intoSight(found.closest('[data-field-box]')?.parentElement ?? null)
}
