import { cityNames } from '../../config/market/cityNames.ts'
import { site } from '../../config/market/site.ts'
import { type LeadNeeds, makeLeadFeature } from '../application/lead/leadFeature.ts'
import type { Feature } from '../application/store/createAppStore.ts'
import type { LazyMemory } from '../infrastructure/browser/lazyMemory.ts'
import { leavingForms } from '../infrastructure/browser/leavingForms.ts'
import { makeRememberCity } from '../infrastructure/city/rememberCity.ts'
import { makeHttpRequestSpotCallback } from '../infrastructure/lead/httpRequestSpotCallback.ts'
import { makeHttpRequestSpotRedirect } from '../infrastructure/lead/httpRequestSpotRedirect.ts'
import { makeLeadMemory } from '../infrastructure/lead/leadMemory.ts'
import { formSecrets } from './formSecrets.ts'
import type { Memories } from './memories.ts'
import type { Page } from './page.ts'
import { orderService } from './services.ts'

/** Leads, with their HTTP calls: a chunk of their own. */
export const leadFeature = (
  page: Page,
  {
    lazyMemory,
    ...ports
  }: Pick<
    LeadNeeds,
    'memory' | 'readLink' | 'readPage' | 'goTo' | 'mintRequestId' | 'track' | 'credentials'
  > & {
    readonly lazyMemory: LazyMemory<Memories>
  },
): Feature => {
  const { market, limits, report } = page
  const order = orderService(page)
  return makeLeadFeature({
    ...ports,
    goTo: leavingForms(window)(ports.goTo),
    market,
    limits,
    report,
    site,
    cityNames,
    requestSpotCallback: makeHttpRequestSpotCallback(order),
    requestSpotRedirect: makeHttpRequestSpotRedirect(order),
    leadMemory: makeLeadMemory(formSecrets(lazyMemory)),
    rememberCity: makeRememberCity({ storage: () => localStorage }),
  })
}
