import type { GoTo, ReloadPage } from '../../application/ports/navigation.port.ts'
import { formatLink } from '../../domain/link/link.ts'

/** How the frontend's router navigates to one of the site's own paths. */
export type Navigate = (path: string, how: { readonly replace: boolean }) => void

/** Takes the visitor to another page: see `makeNavigation`. */
export type Navigation = {
  readonly goTo: GoTo
  readonly reload: ReloadPage
  /** Hands the site's own paths to a router from now on. The returned function detaches it. */
  readonly attach: (navigate: Navigate) => () => void
}

/** What `makeNavigation` needs of the browser. */
export type NavigationNeeds = {
  readonly location: Pick<Location, 'origin' | 'assign' | 'replace' | 'reload'>
}

/**
 * The site's own paths go through the router once one is attached, unless they are to be loaded; every
 * other link loads a page (spec 1 §2).
 *
 * @example
 * const gone: string[] = []
 * const assign = (url: string | URL) => void gone.push(String(url))
 * const origin = 'https://hathi.example'
 * const location = { origin, assign, replace: assign, reload: () => undefined }
 * const { goTo, attach } = makeNavigation({ location })
 * goTo({ site: null, path: '/en-IN', query: [] })
 * attach((path) => void gone.push(path))
 * goTo({ site: null, path: '/en-IN', query: [] })
 * gone // → ['https://hathi.example/en-IN', '/en-IN']
 */
export const makeNavigation = ({ location }: NavigationNeeds): Navigation => {
  let router: Navigate | null = null
  return {
    goTo: (link, { replacing, loading } = { replacing: false }) => {
      const address = formatLink(link)
      if (link.site === null && router !== null && !loading) {
        router(address, { replace: replacing })
        return
      }
      // With the origin in front, no path can be taken for a host.
      const whole = link.site === null ? `${location.origin}${address}` : address
      if (replacing) location.replace(whole)
      else location.assign(whole)
    },
    reload: () => location.reload(),
    attach: (navigate) => {
      router = navigate
      return () => {
        if (router === navigate) router = null
      }
    },
  }
}
