import { taskEither as TE } from 'fp-ts'
import { cityNames } from '../../config/market/cityNames.ts'
import { site } from '../../config/market/site.ts'
import type { LeadNeeds } from '../../src/application/lead/leadFeature.ts'
import type { SpotCallback } from '../../src/application/lead/requestSpotCallback.port.ts'

/** The service's acceptance of a lead from an unknown visitor. */
export const taken: SpotCallback = {
  callback: {
    result: 'success',
    prevCallbackReqIdPresent: false,
    callbackRequestId: '42',
    isExistingCust: false,
    leadEntryCreated: true,
    sendUnregisteredEvent: true,
  },
  redirectUrl: '/en-IN/fare_estimate_mob?service_category=trucks&customer_mobile=9812345678',
}

/** Fakes of what leads need; all succeed. */
export const quietLead = {
  site,
  cityNames,
  requestSpotCallback: () => TE.right(taken),
  requestSpotRedirect: () => TE.right(true),
  leadMemory: { keep: () => TE.right(undefined), recall: TE.right(null) },
  rememberCity: () => undefined,
} satisfies Partial<LeadNeeds>
