import { partners } from '../../config/market/partner.ts'
import type { PartnersPage } from '../application/partner/loadPartnersPage.port.ts'
import { makePartnerFeature, type PartnerNeeds } from '../application/partner/partnerFeature.ts'
import type { Feature } from '../application/store/createAppStore.ts'
import type { LazyMemory } from '../infrastructure/browser/lazyMemory.ts'
import { makeHttpLoadPartnersPage } from '../infrastructure/partner/httpLoadPartnersPage.ts'
import { makeHttpLoadPartnerVehicles } from '../infrastructure/partner/httpLoadPartnerVehicles.ts'
import { makeHttpRegisterPartner } from '../infrastructure/partner/httpRegisterPartner.ts'
import { makeRegistrationMemory } from '../infrastructure/partner/registrationMemory.ts'
import { formSecrets } from './formSecrets.ts'
import type { Memories } from './memories.ts'
import type { Page } from './page.ts'
import { contentService, orderService } from './services.ts'

/** Partners, with their HTTP calls: a chunk of their own. */
export const partnerFeature = (
  page: Page,
  {
    lazyMemory,
    brandName,
    mintRequestId,
  }: Pick<PartnerNeeds, 'mintRequestId'> & {
    readonly brandName: string
    readonly lazyMemory: LazyMemory<Memories>
  },
  sent: PartnersPage | null,
): Feature => {
  const { brand, market, limits, report } = page
  const order = orderService(page)
  return makePartnerFeature({
    mintRequestId,
    sent,
    market,
    limits,
    report,
    partners,
    registrationMemory: makeRegistrationMemory(formSecrets(lazyMemory)),
    loadPartnerVehicles: makeHttpLoadPartnerVehicles(order),
    registerPartner: makeHttpRegisterPartner(order, brandName),
    loadPartnersPage: makeHttpLoadPartnersPage(contentService(page), brand),
  })
}
