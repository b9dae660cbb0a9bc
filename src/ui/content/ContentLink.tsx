import type { ReactNode } from 'react'
import { type ContentAddress, isWithinSite } from '../../domain/content/contentAddress.ts'
import { categoryInLink, codeIn } from '../../domain/fare/serviceCategory.ts'
import type { Query } from '../../domain/link/query.ts'
import { queryIn } from '../../domain/link/queryIn.ts'
import { inLocale, marketOf } from '../../domain/market/market.ts'
import { SiteLink } from '../app/link/SiteLink.tsx'
import { useAppLink } from '../app/link/useAppLink.ts'
import { useAddresses } from '../head/useAddresses.ts'

type Props = {
  readonly address: ContentAddress
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Whether a link names a category instead of its code. */
const namesCategory = (query: Query): boolean =>
  categoryInLink(query) !== null && codeIn(query) === null

/**
 * A link from content. Within the site, it leads to the page in this locale, with this locale's
 * path. A path that names another locale, in any spelling that an address may have, is loaded, because
 * a page is made for one market. So is one that names a category: its spellings are read as the website
 * starts. And so is one to a place on its page: the router would show its top. The app's is the deep
 * link, which knows where the visitor came from, and is loaded, too. Other sites do not learn which page
 * links to them.
 */
export const ContentLink = ({ address, className, children }: Props) => {
  const { site, locale, pageAt, ownPath } = useAddresses()
  const app = useAppLink('content_link')
  if (!isWithinSite(address)) {
    return (
      <a className={className} href={address} rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  const [, within = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  const { locale: named, path } = inLocale(site.markets)(within, locale)
  if (named !== locale) {
    return (
      <a
        className={className}
        href={`${path}${rest}`}
        hrefLang={marketOf(site.markets)(named)?.language}
      >
        {children}
      </a>
    )
  }
  const page = pageAt(path)
  if (page.name === 'App' && app !== null) {
    return (
      <a className={className} href={app}>
        {children}
      </a>
    )
  }
  const to = `${ownPath(page) ?? path}${rest}`
  if (rest.includes('#') || namesCategory(queryIn(address))) {
    return (
      <a className={className} href={to}>
        {children}
      </a>
    )
  }
  return (
    <SiteLink className={className} to={to}>
      {children}
    </SiteLink>
  )
}
