import { type ContentAddress, isWithinSite } from '../../domain/content/contentAddress.ts'
import { useAppLink } from '../app/link/useAppLink.ts'

/**
 * Where partners get their app: where content says, or, for an address of this site, by the deep
 * link, which knows where the visitor came from; null where there is none.
 */
export const usePartnerApp = (link: ContentAddress, feature: string): string | null => {
  const deepLink = useAppLink(feature)
  return isWithinSite(link) ? deepLink : link
}
