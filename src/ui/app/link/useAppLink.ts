import { useLocation } from 'react-router-dom'
import { appLink } from '../../../domain/attribution/appLink.ts'
import { parseAttribution } from '../../../domain/attribution/attribution.ts'
import { categoryToken } from '../../../domain/fare/serviceCategory.ts'
import { formatLink, withoutSlash } from '../../../domain/link/link.ts'
import { useIsHydrated } from '../ahead/useIsHydrated.ts'
import { useAppSelector } from '../store.ts'
import { useSurroundings } from '../surroundings.ts'

/**
 * The address that leads to the app; null where there is none, and on the page that leads there.
 * `feature` is what on the page asks for it. To be loaded, not routed: only a page that is loaded is
 * offered to an app that claims it.
 */
export const useAppLink = (feature: string): string | null => {
  const { appLinks, landing } = useSurroundings()
  const isHydrated = useIsHydrated()
  const { pathname } = useLocation()
  const locale = useAppSelector(({ market }) => market.locale)
  const category = useAppSelector(({ fareForm }) => fareForm.form.input.category)
  // Where a page was made ahead, nobody knew of the deployment or of a link's parameters, and one page
  // is made for every address that nothing is at. A slash at a path's end is the same page, as for the router.
  if ((isHydrated && appLinks === null) || withoutSlash(pathname) === `/${locale}/app`) return null
  return formatLink(
    appLink(locale)(parseAttribution(isHydrated ? landing.query : [])(categoryToken(category)), {
      landingPage: isHydrated ? landing.path : '',
      currentPage: isHydrated ? pathname : '',
      feature,
    }),
  )
}
