import { pathOf, type SitePage, sitePageOf } from '../../domain/content/sitePage.ts'
import { useAppSelector } from '../app/store.ts'
import { useContentSelector } from './useContentSelector.ts'

/** The website's addresses in the page's locale. */
export const useAddresses = () => {
  const site = useContentSelector((state) => state.site)
  const locale = useAppSelector(({ market }) => market.locale)
  const ownPath = pathOf(site)(locale)
  return {
    site,
    locale,
    /** The page at a path, including the locale. */
    pageAt: sitePageOf(site),
    /** The path of a page; that of the home page if this locale lacks the page. */
    pathOfPage: (page: SitePage): string => ownPath(page) ?? `/${locale}`,
    /** The path of a page in this locale, or null if the locale lacks the page. */
    ownPath,
  }
}
