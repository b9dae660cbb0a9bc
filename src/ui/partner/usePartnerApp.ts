import { type ContentAddress, isWithinSite } from '../../domain/content/contentAddress.ts'
import { useAppLink } from '../app/link/useAppLink.ts'

/**
 * The link to the partners' app: the address from content, or the deep link, which knows where the
 * visitor came from, if that address is on this site. Null if there is no app.
 */
export const usePartnerApp = (link: ContentAddress, feature: string): string | null => {
  const deepLink = useAppLink(feature)
  return isWithinSite(link) ? deepLink : link
}
