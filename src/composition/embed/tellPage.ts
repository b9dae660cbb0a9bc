import type { AppStore } from '../../application/store/createAppStore.ts'
import { formatLink, type Link } from '../../domain/link/link.ts'

/** The page hears of it at the document as well, however many shadow trees the element stands in. */
const heardAround = { bubbles: true, composed: true } as const

/** Tells the page around what came of the form. */
export const tellPage = (host: HTMLElement, store: AppStore): void => {
  let { fareResults: before, fareForm: formBefore } = store.getState()
  store.subscribe(() => {
    const { fareResults, fareForm } = store.getState()
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
    before = fareResults
    formBefore = fareForm
  })
}

/** Leads to a page of the site, unless the page around takes that upon itself. */
export const leaverOf = (host: HTMLElement, site: string) => (link: Link) => {
  const url = new URL(formatLink(link), site).href
  const leaving = new CustomEvent('hathi-redirect', {
    ...heardAround,
    cancelable: true,
    detail: { url },
  })
  // The page may have taken the form away when it heard of the fares: its listeners no longer hear of this.
  if (host.dispatchEvent(leaving) && host.isConnected) window.location.assign(url)
}
