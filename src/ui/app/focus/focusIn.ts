import { intoSight } from './intoSight.ts'

/** What sends a form, and what of it has to be mended first. */
export const submitButton = 'button[type="submit"]'
export const firstProblem = '[aria-invalid="true"], [data-problem]'

/**
 * Focuses the first element of a part that a selector finds, if there is one, and brings a field into sight
 * with what is said of it, which stands under it: there an open keyboard begins. A field that has the focus
 * already, because its form was sent by Enter, is not read out by that: the form's `ToldProblem` says what is
 * wrong with it, until it is changed or left.
 */
export const focusIn = (part: Element | null, selector: string): void => {
  const found = part?.querySelector(selector)
  if (!(found instanceof HTMLElement)) return
  const told = part?.querySelector('[data-told]')
  // A radio is wrong by its group.
  if (told && found.matches(':focus') && found.closest(firstProblem)) {
    // The first field that is wrong has the first of the words.
    told.textContent = part?.querySelector('p:not([hidden]) > [data-said]')?.textContent ?? ''
    found.oninput = found.onblur = () => {
      told.textContent = ''
    }
  }
  found.focus()
  intoSight(found.closest('[data-field-box]')?.parentElement)
}
