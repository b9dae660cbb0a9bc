import { withoutSlash } from '../../../domain/link/link.ts'

/** What a page says of how it was made. */
export type MadePage = {
  /** The brand that it was made for; null where it was made for none. */
  readonly brand: string | null
  /** Whether what it shows is the page of this very address. */
  readonly isThisPage: boolean
  /** Where it says that the site stands. */
  readonly origin: string
  /** The content that it was made from. */
  readonly sent: string | null
}

const everyPath = '*'

/** Reads a page that was made ahead (docs/decisions/0033), before anything of it is changed. */
export const madePageOf = (page: Document, { pathname, origin }: Location): MadePage => {
  const { brand, path } = page.getElementById('root')?.dataset ?? {}
  const canonical = page.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return {
    brand: brand ?? null,
    isThisPage: path === everyPath || path === withoutSlash(pathname),
    origin: canonical === null ? origin : new URL(canonical.href).origin,
    sent: page.getElementById('content-sent')?.textContent ?? null,
  }
}

/**
 * Takes away what a page named and what did not come: whoever loads a part later waits for the element
 * that names it, and one that failed already never says so. Called when the page's scripts have run:
 * what came of them stays, and the last one keeps the nonce for those who look for it.
 */
export const forgetFailed = (page: Document): void => {
  for (const script of [...page.head.querySelectorAll('script[src]')].slice(0, -1)) script.remove()
  for (const sheet of page.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (sheet.sheet === null) sheet.remove()
  }
}
