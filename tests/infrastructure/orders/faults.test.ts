import type { CallContext } from '../../../src/application/ports/call.ts'
import { makeHttpCancelOrder } from '../../../src/infrastructure/orders/httpCancelOrder.ts'
import { makeHttpLoadOrder } from '../../../src/infrastructure/orders/httpLoadOrder.ts'
import { makeHttpLoadOrderHistory } from '../../../src/infrastructure/orders/httpLoadOrderHistory.ts'
import { failsAsDocumented } from '../support/faultContract.ts'
import { context } from '../support/services.ts'

const asha: CallContext = {
  ...context,
  credentials: { mobile: '9876543210', authToken: 'token-of-asha' },
}

const says = new Map([['unbelieved' as const, { kind: 'AuthenticationFailed' }]])
const malformed = { kind: 'OrderFieldMalformed', crn: null } as const

failsAsDocumented({
  call: 'orderHistory',
  path: '/order-history/orders',
  service: 'order',
  says,
  saysOfShape: { ...malformed, field: 'live_orders' },
  ask: (http) => makeHttpLoadOrderHistory(http)({ limit: 10, offset: 0 }, asha),
})

failsAsDocumented({
  call: 'order',
  path: '/website/orders/{crn}',
  service: 'order',
  says,
  saysOfShape: { ...malformed, field: 'order_crn' },
  ask: (http) => makeHttpLoadOrder(http)('CRN1000017', asha),
})

failsAsDocumented({
  call: 'cancelOrder',
  path: '/website/orders/{crn}/cancel',
  service: 'order',
  says,
  saysOfShape: { ...malformed, field: 'order_crn' },
  ask: (http) => makeHttpCancelOrder(http)('CRN1000017', 'Changed my mind', asha),
})
