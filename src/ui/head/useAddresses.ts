import { pathOf, type SitePage, sitePageOf } from '../../domain/content/sitePage.ts'
import { useAppSelector, useFeatureSelector } from '../app/store.ts'

/** The website's addresses in the page's locale. */
export const useAddresses = () => {
  const site = useFeatureSelector((state) => state.site)
  const locale = useAppSelector(({ market }) => market.locale)
  const ownPath = pathOf(site)(locale)
  return {
    site,
    locale,
    /** The page of a whole path. */
    pageAt: sitePageOf(site),
    /** Where a page is; a page that does not exist is where home is. */
    pathOfPage: (page: SitePage): string => ownPath(page) ?? `/${locale}`,
    /** The path that a page of this locale should have; null where there is no such page. */
    ownPath,
  }
}
