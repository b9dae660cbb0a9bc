import { withoutSlash } from '../../../domain/link/link.ts'

/** How a page was made. */
export type MadePage = {
  /** The brand that the page was made for, or null. */
  readonly brand: string | null
  /** Whether the page was made for one path or for each, and so has head tags of its own; not the page of the rest. */
  readonly isOfPath: boolean
  /** Whether the page was made for the current path, which Back may change while the website starts. */
  readonly isThisPage: () => boolean
  /** The site's origin according to the page. */
  readonly origin: string
  /** The content that the page was made from. */
  readonly sent: string | null
}

const everyPath = '*'

/** Reads how a page was prerendered (docs/decisions/0033), before anything on it changes. */
export const madePageOf = (page: Document, location: Location): MadePage => {
  const { brand, path } = page.getElementById('root')?.dataset ?? {}
  const canonical = page.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return {
    brand: brand ?? null,
    isOfPath: path !== undefined,
    isThisPage: () => path === everyPath || path === withoutSlash(location.pathname),
    origin: canonical === null ? location.origin : new URL(canonical.href).origin,
    sent: page.getElementById('content-sent')?.textContent ?? null,
  }
}

/**
 * Removes the elements of files that did not load: a later load would wait for an existing element,
 * which has already failed and fires no more events. Call it when the page's scripts have run:
 * their effects stay, and the last one keeps the nonce for those who look for it.
 */
export const forgetFailed = (page: Document): void => {
  for (const script of [...page.head.querySelectorAll('script[src]')].slice(0, -1)) script.remove()
  for (const sheet of page.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (sheet.sheet === null) sheet.remove()
  }
}

/**
 * Removes the head tags that a page was sent with, once it shows another one. React removes those that it hydrated,
 * but not those of a part whose script had not loaded yet.
 */
export const forgetSent = (page: Document): void => {
  for (const tag of page.querySelectorAll('[data-sent]')) tag.remove()
}
