import { makeOrdersFeature, type OrdersNeeds } from '../application/orders/ordersFeature.ts'
import type { Feature } from '../application/store/createAppStore.ts'
import { makeOnConnection } from '../infrastructure/browser/onConnection.ts'
import { makeHttpCancelOrder } from '../infrastructure/orders/httpCancelOrder.ts'
import { makeHttpLoadOrder } from '../infrastructure/orders/httpLoadOrder.ts'
import { makeHttpLoadOrderHistory } from '../infrastructure/orders/httpLoadOrderHistory.ts'
import { isHidden, type Page } from './page.ts'
import { orderReviewScreen } from './screenLoads.ts'
import { orderService } from './services.ts'

/** Orders, with their HTTP calls: a chunk of their own. */
export const ordersFeature = (
  page: Page,
  ports: Pick<OrdersNeeds, 'readPage' | 'goTo' | 'mintRequestId' | 'orderMemory' | 'credentials'>,
  loadBooking: () => Promise<unknown>,
): Feature => {
  const { market, limits, report } = page
  const order = orderService(page)
  return makeOrdersFeature({
    ...ports,
    market,
    limits,
    report,
    isHidden,
    onConnection: makeOnConnection(window),
    loadOrderReview: orderReviewScreen(loadBooking),
    loadOrderHistory: makeHttpLoadOrderHistory(order),
    loadOrder: makeHttpLoadOrder(order),
    cancelOrder: makeHttpCancelOrder(order),
  })
}
