import { makeOrdersFeature, type OrdersNeeds } from '../application/orders/ordersFeature.ts'
import type { Feature } from '../application/store/createAppStore.ts'
import { callerHeaders } from '../infrastructure/http/callHeaders.ts'
import { makeHttp } from '../infrastructure/http/http.ts'
import { makeHttpCancelOrder } from '../infrastructure/orders/httpCancelOrder.ts'
import { makeHttpLoadOrder } from '../infrastructure/orders/httpLoadOrder.ts'
import { makeHttpLoadOrderHistory } from '../infrastructure/orders/httpLoadOrderHistory.ts'
import { isHidden, isOnline, type Page } from './page.ts'

/** Orders with their calls, over HTTP: a chunk of their own. */
export const ordersFeature = (
  { configuration, market, limits, report, deviceId }: Page,
  ports: Pick<OrdersNeeds, 'readPage' | 'goTo' | 'mintRequestId' | 'orderMemory'>,
): Feature => {
  const order = makeHttp({
    baseUrl: configuration.orderUrl,
    deadline: limits.requestDeadline,
    headers: callerHeaders(deviceId),
    isOnline,
    report,
  })
  return makeOrdersFeature({
    ...ports,
    market,
    limits,
    report,
    isHidden,
    loadOrderHistory: makeHttpLoadOrderHistory(order),
    loadOrder: makeHttpLoadOrder(order),
    cancelOrder: makeHttpCancelOrder(order),
  })
}
