import type { GoTo } from '../../application/ports/navigation.port.ts'

/** Somebody who steps back before the next page is drawn stays on this one; who types has seen it. */
const signsOfStaying = ['popstate', 'pageshow', 'input']

/**
 * A `goTo` that leaves the page's forms behind: they are not submitted again. The router shows the page that is
 * left until it has drawn the next one, and a tap there would be another lead (spec 2 §4). What a browser loads is
 * left at once, and may be returned to with its forms.
 *
 * @example
 * const form = document.createElement('form')
 * document.body.append(form)
 * const goTo = leavingForms(window)(() => undefined)
 * goTo({ site: null, path: '/en-IN/fare_estimate_mob', query: [] })
 * form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) // → false
 */
export const leavingForms = (window: Window): ((goTo: GoTo) => GoTo) => {
  let left = new WeakSet<EventTarget>()
  for (const sign of signsOfStaying) {
    window.addEventListener(sign, () => {
      left = new WeakSet()
    })
  }
  window.addEventListener(
    'submit',
    (event) => {
      if (event.target === null || !left.has(event.target)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  return (goTo) => (link, how) => {
    if (link.site === null && how?.loading !== true) left = new WeakSet(window.document.forms)
    goTo(link, how)
  }
}
