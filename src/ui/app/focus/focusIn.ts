/** What sends a form, and what of it has to be mended first. */
export const submitButton = 'button[type="submit"]'
export const firstProblem = '[aria-invalid="true"], [data-problem]'

/** Focuses the first element of a part that a selector finds, if there is one. */
export const focusIn = (part: Element | null, selector: string): void => {
  const found = part?.querySelector(selector)
  if (found instanceof HTMLElement) found.focus()
}
