import { intoSight } from './intoSight.ts'

/** What sends a form, and what of it has to be mended first. */
export const submitButton = 'button[type="submit"]'
export const firstProblem = '[aria-invalid="true"], [data-problem]'

/**
 * Focuses the first element of a part that a selector finds, if there is one. A field comes into sight
 * with what is said of it, which stands under it: there an open keyboard begins. A field that has the
 * focus already would not be scrolled at all.
 */
export const focusIn = (part: Element | null, selector: string): void => {
  const found = part?.querySelector(selector)
  if (!(found instanceof HTMLElement)) return
  found.focus()
  intoSight(found.closest('[data-field-box]')?.parentElement ?? null)
}
