import type { AppStore } from '../../application/store/createAppStore.ts'
import { formatLink, type Link } from '../../domain/link/link.ts'

/** The events reach the document, however many shadow trees the element stands in. */
const heardAround = { bubbles: true, composed: true } as const

/** Dispatches the form's fares and failures to the partner's page. */
export const dispatchOutcomes = (host: HTMLElement, store: AppStore): void => {
  let now = store.getState()
  store.subscribe(() => {
    const { fareResults: before, fareForm: formBefore } = now
    // Before the page hears anything: its listeners may change the form.
    now = store.getState()
    const { fareResults, fareForm } = now
    const { results } = fareResults
    if (results !== before.results && results.status === 'shown') {
      host.dispatchEvent(
        new CustomEvent('hathi-quote', { ...heardAround, detail: results.estimate }),
      )
    }
    const { phase } = fareForm.form
    if (phase !== formBefore.form.phase && phase.status === 'failed') {
      const detail = { failure: phase.failure }
      host.dispatchEvent(new CustomEvent('hathi-failure', { ...heardAround, detail }))
    }
  })
}

type Leaving = {
  readonly host: HTMLElement
  readonly site: string
  /** Whether the element still wants this form. */
  readonly isWanted: () => boolean
}

/** Navigates to a page of the website, unless the partner's page prevents it. */
export const leaverOf =
  ({ host, site, isWanted }: Leaving) =>
  (link: Link) => {
    // As it heard of `hathi-quote`, the page may have changed an attribute.
    if (!isWanted()) return
    const url = new URL(formatLink(link), site).href
    const leaving = new CustomEvent('hathi-redirect', {
      ...heardAround,
      cancelable: true,
      detail: { url },
    })
    const isPrevented = !host.dispatchEvent(leaving)
    // A page that removed the form on `hathi-quote` could not hear this event, and so not prevent it either.
    if (isPrevented || !host.isConnected) return
    // No frame shows the website: from within one, the whole window goes there.
    window.open(url, '_top')
  }
