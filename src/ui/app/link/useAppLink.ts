import { useLocation } from 'react-router-dom'
import { appLink } from '../../../domain/attribution/appLink.ts'
import { parseAttribution } from '../../../domain/attribution/attribution.ts'
import { categoryToken } from '../../../domain/fare/serviceCategory.ts'
import { formatLink, withoutSlash } from '../../../domain/link/link.ts'
import { useIsHydrated } from '../ahead/useIsHydrated.ts'
import { useAppSelector } from '../store.ts'
import { useSurroundings } from '../surroundings.ts'

/**
 * The link to the app; null if there is no app, and on the app page itself. `feature` names the
 * part of the page that links. Load this link, do not route it: only a page that is loaded is
 * offered to an app that claims it.
 */
export const useAppLink = (feature: string): string | null => {
  const { appLinks, landing } = useSurroundings()
  const isHydrated = useIsHydrated()
  const { pathname } = useLocation()
  const locale = useAppSelector(({ market }) => market.locale)
  const category = useAppSelector(({ fareForm }) => fareForm.form.input.category)
  // A prerendered page does not know the deployment or the link's parameters, and one page serves
  // all unknown paths. Like the router, this ignores a trailing slash.
  if ((isHydrated && appLinks === null) || withoutSlash(pathname) === `/${locale}/app`) return null
  return formatLink(
    appLink(locale)(parseAttribution(isHydrated ? landing.query : [])(categoryToken(category)), {
      landingPage: isHydrated ? landing.path : '',
      currentPage: isHydrated ? pathname : '',
      feature,
    }),
  )
}
