import { makeHttpRequestSpotCallback } from '../../../src/infrastructure/lead/httpRequestSpotCallback.ts'
import { makeHttpRequestSpotRedirect } from '../../../src/infrastructure/lead/httpRequestSpotRedirect.ts'
import { guestLead } from '../../domain/lead/leads.ts'
import { failsAsDocumented } from '../support/faultContract.ts'
import { context } from '../support/services.ts'

failsAsDocumented({
  call: 'spotCallback',
  path: '/website/spot_callback_requests',
  service: 'order',
  ask: (http) => makeHttpRequestSpotCallback(http)(guestLead, 3, context),
})

failsAsDocumented({
  call: 'spotRedirect',
  path: '/website/spot_redirects',
  service: 'order',
  ask: (http) => makeHttpRequestSpotRedirect(http)(guestLead, 3, context),
})
