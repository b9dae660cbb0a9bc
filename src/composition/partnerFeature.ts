import { partners } from '../../config/market/partner.ts'
import type { PartnersPage } from '../application/partner/loadPartnersPage.port.ts'
import { makePartnerFeature, type PartnerNeeds } from '../application/partner/partnerFeature.ts'
import type { Feature } from '../application/store/createAppStore.ts'
import { callerHeaders } from '../infrastructure/http/callHeaders.ts'
import { makeHttp } from '../infrastructure/http/http.ts'
import { makeHttpLoadPartnersPage } from '../infrastructure/partner/httpLoadPartnersPage.ts'
import { makeHttpLoadPartnerVehicles } from '../infrastructure/partner/httpLoadPartnerVehicles.ts'
import { makeHttpRegisterPartner } from '../infrastructure/partner/httpRegisterPartner.ts'
import { isOnline, type Page } from './page.ts'

/** Partners with their calls, over HTTP: a chunk of their own. */
export const partnerFeature = (
  { configuration, market, limits, report, deviceId }: Page,
  ports: Pick<PartnerNeeds, 'brandName' | 'mintRequestId'>,
  sent: PartnersPage | null,
): Feature => {
  const service = {
    deadline: limits.requestDeadline,
    headers: callerHeaders(deviceId),
    isOnline,
    report,
  }
  const order = makeHttp({ ...service, baseUrl: configuration.orderUrl })
  const content = makeHttp({ ...service, baseUrl: configuration.contentUrl })
  return makePartnerFeature({
    ...ports,
    sent,
    market,
    limits,
    report,
    partners,
    loadPartnerVehicles: makeHttpLoadPartnerVehicles(order),
    registerPartner: makeHttpRegisterPartner(order),
    loadPartnersPage: makeHttpLoadPartnersPage(content, configuration.brand),
  })
}
